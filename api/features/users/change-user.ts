import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { checkBirthDate } from "./check-birth-date.ts";
import { readChangedPhones } from "./read-changed-phones.ts";
import type { ChangeUser, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

type Detail = keyof ChangeUser;

/** Changes the details that are given, and leaves the others as they are. */
export async function changeUser(
  ctx: CtxOf<"users:write">,
  { userId, details: typed }: { userId: string; details: ChangeUser },
): Promise<UserRecord> {
  checkBirthDate(ctx, typed.birthDate);
  return await ctx.db.transaction(async (tx) => {
    // Locks the row, so two simultaneous changes are each compared with what they replace.
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before) throw userNotFound();
    const details = readChangedPhones(typed, before);
    const given = Object.keys(details) as Detail[];
    if (given.every((name) => details[name] === before[name])) {
      await audit(tx, ctx, { action: "user.read", subjectId: userId });
      return toUserRecord(before);
    }
    const [row] = await tx.update(users).set(details).where(eq(users.id, userId)).returning();
    if (!row) throw userNotFound();
    await audit(tx, ctx, { action: "user.changed", subjectId: userId });
    return toUserRecord(row);
  });
}
