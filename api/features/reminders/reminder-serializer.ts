import type { reminders } from "../../db/schema/reminders.ts";
import type { Reminder } from "./schemas.ts";

type Row = Omit<typeof reminders.$inferSelect, "userId" | "createdAt" | "changedAt" | "exceptions">;
type Occurrence = { at: Date; isCompleted: boolean; isPaused?: boolean; now: Date };

/** A reminder with the state of one of its occurrences. */
export function toReminder(
  row: Row,
  { at, isCompleted, isPaused = false, now }: Occurrence,
): Reminder {
  const { id, title, description, category, recurrency } = row;
  const dateTime = at.toISOString();
  const isOverdue = !isCompleted && !isPaused && at < now;
  const state = { isCompleted, isOverdue, ...(isPaused && { isPaused }) };
  return { id, title, description, dateTime, category, recurrency, ...state };
}

/** Overdue ones first, then by time; equal ones by title, so that the order is stable. */
export function byUrgency(one: Reminder, other: Reminder): number {
  if (one.isOverdue !== other.isOverdue) return one.isOverdue ? -1 : 1;
  if (one.dateTime !== other.dateTime) return one.dateTime < other.dateTime ? -1 : 1;
  return one.title.localeCompare(other.title, "es") || one.id.localeCompare(other.id);
}
