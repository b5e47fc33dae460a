import { isoDay } from "@acompana/kit/format";
import { isOverdue, occurrenceKey, type Reminder } from "@acompana/kit/reminders";

const byTime = (one: Reminder, other: Reminder) => one.dateTime.localeCompare(other.dateTime);

/** Those whose time has come and that are not done, the oldest first. */
const overdueOf = (current: readonly Reminder[], now: Date): Reminder[] =>
  current.filter((one) => isOverdue(one, now) && !one.isCompleted).sort(byTime);

/**
 * The next one that is not done, does not fall into a pause and does not wait already, by whichever
 * clock. The later occurrences may not be read yet: until then only what is of today's day can be
 * known to be the next.
 *
 * @param timeZone IANA name
 */
function nextOf(
  current: readonly Reminder[],
  upcoming: readonly Reminder[] | undefined,
  now: Date,
  timeZone: string,
): Reminder | undefined {
  // What the list of today says is newer than the same occurrence among the coming ones.
  const all = new Map(
    [...(upcoming ?? []), ...current].map((one) => [occurrenceKey(one), one] as const),
  );
  const [next] = [...all.values()]
    .filter((one) => !one.isCompleted && !one.isPaused && !isOverdue(one, now))
    .sort(byTime);
  if (!next) return undefined;
  return upcoming || isOfToday(next, now, timeZone) ? next : undefined;
}

/** @param timeZone IANA name */
export const isOfToday = ({ dateTime }: Reminder, now: Date, timeZone: string) =>
  isoDay(new Date(dateTime), timeZone) === isoDay(now, timeZone);

/** What the home says of today's reminders. */
export interface TodaysReminders {
  /** Those whose time has come, the oldest first. */
  overdue: Reminder[];
  /** Null: none is left today. */
  next: Reminder | null;
  /** The one that 'Hecho' marks: what has just been marked, what waits longest, or today's next. */
  toMark: Reminder | undefined;
}

/**
 * @param kept the occurrence that was marked a moment ago: it stays, so that a slip can be undone
 * @param timeZone IANA name
 */
export function todaysReminders(
  lists: { current: readonly Reminder[]; upcoming: readonly Reminder[] | undefined },
  kept: string | null,
  now: Date,
  timeZone: string,
): TodaysReminders {
  const { current, upcoming } = lists;
  const overdue = overdueOf(current, now);
  const next = nextOf(current, upcoming, now, timeZone) ?? null;
  const marked = current.find((one) => occurrenceKey(one) === kept);
  const isMarkable =
    next !== null &&
    isOfToday(next, now, timeZone) &&
    current.some((one) => occurrenceKey(one) === occurrenceKey(next));
  return { overdue, next, toMark: marked ?? overdue[0] ?? (isMarkable ? next : undefined) };
}
