import { eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePrincipal } from "../auth/permissions.ts";
import { sessions } from "../auth/table.ts";
import type { Ctx, Role } from "../context.ts";

/** Ends the session of the role that the request acts in, and no other. */
export async function endSession(ctx: Ctx): Promise<{ role: Role }> {
  const principal = await requirePrincipal(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, principal.tokenHash));
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "session.ended",
      actor: actorOf(principal),
      subjectId: principal.id,
      municipalityId: principal.municipality.id,
    });
  });
  return { role: principal.role };
}
