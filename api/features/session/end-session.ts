import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import type { Role } from "../../db/schema/roles.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";

/** Ends the session of the role that the request acts in, and no other. */
export async function endSession(ctx: CtxOf<"session:end">): Promise<{ role: Role }> {
  const { id, role, tokenHash } = ctx.principal;
  await ctx.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    await audit(tx, ctx, { action: "session.ended", subjectId: id });
  });
  return { role };
}
