import type { Reminder } from "./reminder.ts";

/** Tells the occurrences of all reminders apart. */
export const occurrenceKey = ({ id, dateTime }: Pick<Reminder, "id" | "dateTime">) =>
  `${id} ${dateTime}`;
