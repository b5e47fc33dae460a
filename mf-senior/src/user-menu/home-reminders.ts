import { isoDay } from "@acompana/kit/format";
import { isOverdue, type Reminder } from "@acompana/kit/reminders";

const byTime = (one: Reminder, other: Reminder) => one.dateTime.localeCompare(other.dateTime);

/** Those whose time has come and that are not done, the oldest first. */
export const overdueOf = (current: readonly Reminder[], now: Date): Reminder[] =>
  current.filter((one) => isOverdue(one, now) && !one.isCompleted).sort(byTime);

/**
 * The next one that is not done. The later occurrences may not be read yet: until then only what is
 * of today's day can be known to be the next.
 *
 * @param timeZone IANA name
 */
export function nextOf(
  current: readonly Reminder[],
  upcoming: readonly Reminder[] | undefined,
  now: Date,
  timeZone: string,
): Reminder | undefined {
  const [next] = [...current, ...(upcoming ?? [])]
    .filter((one) => !one.isCompleted && new Date(one.dateTime) > now)
    .sort(byTime);
  if (!next) return undefined;
  const isToday = isoDay(new Date(next.dateTime), timeZone) === isoDay(now, timeZone);
  return upcoming || isToday ? next : undefined;
}

/** Whether something is to be done today or was to be done before: then the bell rings. */
export function isSomethingDue(current: readonly Reminder[], now: Date, timeZone: string): boolean {
  const today = isoDay(now, timeZone);
  return current.some(
    (one) => !one.isCompleted && isoDay(new Date(one.dateTime), timeZone) <= today,
  );
}
