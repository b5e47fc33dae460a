import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";

/** '' removes the PIN: the person enters without one. */
export async function setPin(
  ctx: CtxOf<"pin:write">,
  { userId, pin }: { userId: string; pin: string },
): Promise<void> {
  const pinHash = pin === "" ? null : await hashSecret(ctx, pin);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ pinHash })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (!row) throw userNotFound();
    // A new PIN ends the sessions that the old one opened; removing the PIN ends none.
    if (pinHash) await tx.delete(sessions).where(eq(sessions.userId, userId));
    const action = pinHash ? "user.pin-set" : "user.pin-removed";
    await audit(tx, ctx, { action, subjectId: userId });
  });
}
