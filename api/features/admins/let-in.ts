import type { Db } from "../../db/open.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { startSession } from "../../platform/auth/sessions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AdminToken } from "./schemas.ts";

type Found = { id: string; name: string; municipalityId: string };

/** The last step of every login: the session and its record. */
export async function letIn(
  tx: Db,
  ctx: Ctx,
  { id, name, municipalityId }: Found,
): Promise<AdminToken> {
  const { token } = await startSession(tx, ctx, { role: "administrator", accountId: id });
  const event = { actor: { role: "administrator", id } as const, municipalityId, subjectId: id };
  await recordEvent(tx, { at: ctx.clock(), action: "administrator.login", ...event });
  return { token, id, name };
}
