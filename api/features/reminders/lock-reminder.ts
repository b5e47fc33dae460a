import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { reminders } from "../../db/schema/reminders.ts";
import { notFound } from "../../platform/errors.ts";

export type LockedReminder = typeof reminders.$inferSelect;

/**
 * Locks the reminder until the transaction ends, so that nobody else marks or changes it meanwhile.
 */
export async function lockReminder(tx: Db, userId: string, id: string): Promise<LockedReminder> {
  const own = and(eq(reminders.id, id), eq(reminders.userId, userId));
  const [row] = await tx.select().from(reminders).where(own).for("update");
  if (!row) throw notFound();
  return row;
}
