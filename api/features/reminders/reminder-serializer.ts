import type { Reminder } from "./schemas.ts";
import type { reminders } from "./table.ts";

type Row = Omit<typeof reminders.$inferSelect, "userId" | "createdAt">;
type Occurrence = { at: Date; isCompleted: boolean; now: Date };

/** A reminder as it stands at one of its occurrences. */
export function toReminder(row: Row, { at, isCompleted, now }: Occurrence): Reminder {
  const { id, title, description, category, recurrency } = row;
  const dateTime = at.toISOString();
  const isOverdue = !isCompleted && at < now;
  return { id, title, description, dateTime, category, recurrency, isCompleted, isOverdue };
}

/** Overdue ones first, then by time; equal ones by name, so that the order never jumps. */
export function byUrgency(one: Reminder, other: Reminder): number {
  if (one.isOverdue !== other.isOverdue) return one.isOverdue ? -1 : 1;
  if (one.dateTime !== other.dateTime) return one.dateTime < other.dateTime ? -1 : 1;
  return one.title.localeCompare(other.title, "es") || one.id.localeCompare(other.id);
}
