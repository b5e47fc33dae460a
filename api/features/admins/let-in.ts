import type { Db } from "../../db/open.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { type StartedSession, startSession } from "../../platform/auth/sessions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AdminToken } from "./schemas.ts";

/** Who was let in, and the session that the browser keeps in a cookie too. */
export type LetIn = { token: AdminToken; session: StartedSession };

type Found = { id: string; name: string; municipalityId: string };

/** The last step of every login: the session and its record. */
export async function letIn(tx: Db, ctx: Ctx, { id, name, municipalityId }: Found): Promise<LetIn> {
  const session = await startSession(tx, ctx, { role: "administrator", accountId: id });
  const event = { actor: { role: "administrator", id } as const, municipalityId, subjectId: id };
  await recordEvent(tx, { at: ctx.clock(), action: "administrator.login", ...event });
  return { token: { token: session.token, id, name }, session };
}
