import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { activityMinutes, reminderViews } from "../../db/schema/activity.ts";
import { reminders } from "../../db/schema/reminders.ts";
import { isThirdParty } from "../audit/actor.ts";
import type { SignedInCtx } from "../context.ts";
import { kindOf } from "../error-kind.ts";

const MINUTE_MS = 60_000;

/** Counts the minute of a moment, once. */
export function minuteInsert(db: Db, userId: string, at: Date): SQLWrapper {
  const minute = new Date(at.getTime() - (at.getTime() % MINUTE_MS));
  return db.insert(activityMinutes).values({ userId, minute }).onConflictDoNothing();
}

/**
 * Counts reminders as seen on a day, once each. Only the person's own; one that was deleted
 * meanwhile is passed over in silence.
 *
 * @param day in the portal's zone, as YYYY-MM-DD
 */
export function viewInsert(userId: string, day: string, ids: readonly string[]): SQLWrapper {
  const seen = and(eq(reminders.userId, userId), inArray(reminders.id, [...ids]));
  return sql`insert into ${reminderViews} (user_id, day, reminder_id)
    select ${reminders.userId}, ${day}::date, ${reminders.id} from ${reminders} where ${seen}
    on conflict do nothing`;
}

/**
 * Counts what a person has done themselves, after it was kept and in a statement of its own: it
 * must be acknowledged although it could not be counted. What an administrator does in the person's
 * home, or a relative, does not count.
 */
export async function countOwnUse({ db, log, principal }: SignedInCtx, insert: SQLWrapper) {
  if (isThirdParty(principal)) return;
  try {
    await db.execute(insert.getSQL());
  } catch (error) {
    log.error("use-not-counted", kindOf(error));
  }
}
