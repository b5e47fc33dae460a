import type { Metrics } from "@acompana/kit/metrics";
import { isOverdue, type Reminder, type ReminderLists, tabsOf } from "@acompana/kit/reminders";

/** Today's pills: those of earlier days that were never marked are among them. */
export interface Pills {
  all: number;
  marked: number;
  /** The first that is not marked: overdue or still to come. */
  next: Reminder | undefined;
  isNextOverdue: boolean;
}

/** @param timeZone IANA name */
export function pillsOf(lists: ReminderLists, now: Date, timeZone: string): Pills {
  const { today } = tabsOf(lists, now, timeZone);
  const pills = today.filter(({ category }) => category === "Medicación");
  const next = pills.find(({ isCompleted }) => !isCompleted);
  return {
    all: pills.length,
    marked: pills.filter(({ isCompleted }) => isCompleted).length,
    next,
    isNextOverdue: next !== undefined && isOverdue(next, now),
  };
}

/**
 * The next appointment: what is of her health and not done every day, as measuring the blood
 * pressure is. What is overdue by the server's clock or by this one does not come any more.
 */
export function appointmentOf(
  lists: ReminderLists,
  now: Date,
  timeZone: string,
): Reminder | undefined {
  const { today, later } = tabsOf(lists, now, timeZone);
  return [...today, ...later].find(
    (one) =>
      one.category === "Salud" &&
      one.recurrency !== "daily" &&
      !one.isCompleted &&
      !one.isOverdue &&
      new Date(one.dateTime) > now,
  );
}

/** The last day with minutes of use, among those that are known. */
export function lastActiveDay(days: Metrics["dailyActivity"]) {
  return days
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => one.day.localeCompare(other.day))
    .at(-1);
}
