import type { reminders } from "../../db/schema/reminders.ts";
import { wordsOf } from "./reminder-words.ts";
import type { Reminder } from "./schemas.ts";

type Row = Omit<typeof reminders.$inferSelect, "userId" | "createdAt" | "changedAt" | "exceptions">;
type Occurrence = {
  at: Date;
  isCompleted: boolean;
  markedAt?: Date | null;
  isPaused?: boolean;
  now: Date;
};

/** A reminder with the state of one of its occurrences. */
export function toReminder(
  row: Row,
  { at, isCompleted, markedAt = null, isPaused = false, now }: Occurrence,
): Reminder {
  const { id, recurrency } = row;
  const dateTime = at.toISOString();
  const isOverdue = !isCompleted && !isPaused && at < now;
  const state = {
    isCompleted,
    isOverdue,
    ...(isPaused && { isPaused }),
    ...(isCompleted && markedAt && { markedAt: markedAt.toISOString() }),
  };
  return { id, ...wordsOf(row), dateTime, recurrency, ...state };
}

/** Not done, and somebody waits for it: nobody does for what falls into a pause. */
export const isPending = ({ isCompleted, isPaused }: Reminder): boolean =>
  !isCompleted && !isPaused;

/** Overdue ones first, then by time; equal ones by title, so that the order is stable. */
export function byUrgency(one: Reminder, other: Reminder): number {
  if (one.isOverdue !== other.isOverdue) return one.isOverdue ? -1 : 1;
  if (one.dateTime !== other.dateTime) return one.dateTime < other.dateTime ? -1 : 1;
  return one.title.localeCompare(other.title, "es") || one.id.localeCompare(other.id);
}
