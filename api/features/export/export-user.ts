import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { type Archive, makeArchive } from "./archive.ts";

/** So many copies in an hour: a download that was cut can be made again at once. */
const MOST = 6;
const HOUR_S = 3600;

/** The person's own copy. */
export async function exportUser(
  ctx: CtxOf<"export:read">,
  { userId }: { userId: string },
): Promise<Archive> {
  const now = ctx.clock();
  const limit = { key: `export|${userId}`, most: MOST, seconds: HOUR_S };
  await countCall(ctx.db, now, limit, {
    code: "TOO_MANY_CALLS",
    sentence: (wait) =>
      `Ya has descargado tus datos varias veces. Espera ${wait} y vuelve a intentarlo.`,
  });
  await audit(ctx.db, ctx, { action: "user.exported", subjectId: userId });
  return makeArchive(ctx, userId, now);
}
