import type { Ctx } from "../context.ts";
import { countCall } from "./count-call.ts";

/** So many files in an hour: each reads a large part of what a municipality has. */
const DOWNLOADS = { most: 20, seconds: 3600 };

/** @param what is downloaded: each has a pace of its own. @throws ServiceError 429 */
export async function limitDownloads(
  ctx: Ctx,
  administratorId: string,
  what: string,
): Promise<void> {
  const limit = { key: `${what}|${administratorId}`, ...DOWNLOADS };
  await countCall(ctx.db, ctx.clock(), limit, {
    code: "TOO_MANY_CALLS",
    sentence: (wait) =>
      `Ya has descargado este archivo muchas veces. Espera ${wait} y vuelve a intentarlo.`,
  });
}
