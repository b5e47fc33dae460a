import { and, eq, exists, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";

/**
 * Whether the person would not notice that somebody else has chosen a PIN for them: they enter
 * without one on a device of theirs, or are away.
 */
export async function isUnnoticed(tx: Db, userId: string, now: Date): Promise<boolean> {
  const ownDevice = tx
    .select()
    .from(devices)
    .where(and(eq(devices.ownerId, userId), devices.entersWithoutPin));
  const notOver = or(isNull(userPauses.endsAt), gt(userPauses.endsAt, now));
  const pause = tx
    .select()
    .from(userPauses)
    .where(and(eq(userPauses.userId, userId), lte(userPauses.startsAt, now), notOver));
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(exists(ownDevice), exists(pause))));
  return found.length > 0;
}

/**
 * A PIN whose first days are not over never counts for a consent, because from now on the person
 * would not notice it. In the transaction that makes it so, before it locks anything of theirs.
 */
export async function distrustNewPin(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ pinTrustedFrom: null })
    .where(and(eq(users.id, userId), gt(users.pinTrustedFrom, now)));
}
