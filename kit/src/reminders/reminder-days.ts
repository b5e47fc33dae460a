import { addDays, isoDay } from "../format/index.ts";
import type { Reminder } from "./reminder.ts";

/** Whether its time has come and it is not done; also when that happens while it is on screen. */
export function isOverdue(reminder: Reminder, now: Date): boolean {
  return reminder.isOverdue || (!reminder.isCompleted && new Date(reminder.dateTime) <= now);
}

/**
 * What stands under 'Hoy' of the reminders list: overdue ones on top, then those of today's day in
 * `timeZone` (IANA name) by time. Those of `kept` stay: one that is ticked by mistake must not be gone.
 */
export function ofToday(
  current: readonly Reminder[],
  now: Date,
  timeZone: string,
  kept: ReadonlySet<string> = new Set(),
): Reminder[] {
  const today = isoDay(now, timeZone);
  const late = (reminder: Reminder) => Number(isOverdue(reminder, now));
  return current
    .filter(
      (one) =>
        kept.has(one.id) ||
        isOverdue(one, now) ||
        isoDay(new Date(one.dateTime), timeZone) === today,
    )
    .sort((one, other) => late(other) - late(one) || one.dateTime.localeCompare(other.dateTime));
}

/** The numbers of the stat cards; the server's statistics count in the same way. */
export function countReminders(
  current: readonly Reminder[],
  upcoming: readonly Reminder[],
  now: Date,
  timeZone: string,
): { today: number; completed: number; upcoming: number } {
  return {
    today: ofToday(current, now, timeZone).length,
    completed: current.filter(({ isCompleted }) => isCompleted).length,
    upcoming: upcoming.length,
  };
}

/** Which day an occurrence is on, as seen from now. */
export function whichDay(dateTime: string, now: Date, timeZone: string) {
  const day = isoDay(new Date(dateTime), timeZone);
  const today = isoDay(now, timeZone);
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : "other";
}

/** Whether the upcoming occurrence is the one that completing means now. */
export function isCurrent(upcoming: Reminder, current: readonly Reminder[]): boolean {
  return current.some((one) => one.id === upcoming.id && one.dateTime === upcoming.dateTime);
}
