import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import { distrustNewPin } from "../../platform/auth/new-pin.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { waitAnew } from "../consents/index.ts";

/**
 * A person who is not active is in no list to choose from, cannot enter, and is not there for the
 * relatives; sessions in that home end at once. Nothing of theirs is deleted before the operator's
 * months are over.
 */
export async function setActive(
  ctx: CtxOf<"users:write">,
  { userId, isActive }: { userId: string; isActive: boolean },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const other = and(eq(users.id, userId), ne(users.isActive, isActive));
    const now = ctx.clock();
    const values = isActive ? { isActive, ...waitAnew(now) } : { isActive, deactivatedAt: now };
    const changed = await tx.update(users).set(values).where(other).returning();
    if (changed.length === 0) return await requireUser(tx, userId);
    if (!isActive) {
      await distrustNewPin(tx, userId, now);
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    }
    const action = isActive ? "user.activated" : "user.deactivated";
    await audit(tx, ctx, { action, subjectId: userId });
  });
}

/** What is already so is no change; somebody deleted meanwhile is an error. */
async function requireUser(tx: Pick<CtxOf<"users:write">["db"], "select">, userId: string) {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (found.length === 0) throw userNotFound();
}
