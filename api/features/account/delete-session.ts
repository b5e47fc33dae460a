import { and, eq } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { ownSessions } from "./own-sessions.ts";

/** Whoever holds it is refused from the next call on, in homes that they entered with it too. */
export async function deleteSession(
  ctx: CtxOf<"account:write">,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(sessions)
      .where(and(ownSessions(ctx), eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    if (rows.length === 0) throw notFound();
    await audit(tx, ctx, { action: "session.ended", subjectId: ctx.principal.id });
  });
}
