import { isoDay, isoTime, zonedMoment } from "../format/index.ts";
import type { NewReminder, Reminder, Scope } from "./reminder.ts";

/** What the contract lets a reminder say, and when: the fields of its form. */
export type TypedReminder = {
  [Name in Exclude<keyof NewReminder, "dateTime">]-?: NonNullable<NewReminder[Name]>;
} & {
  day: string;
  time: string;
  /** Matters only for a recurring one that is changed. */
  scope: Scope;
};

export const EMPTY: TypedReminder = {
  title: "",
  description: "",
  day: "",
  time: "",
  category: "Personal",
  recurrency: "none",
  scope: "one",
};

/** The form with a reminder in it, at the occurrence that is shown. */
export function typedOf(reminder: Reminder, timeZone: string): TypedReminder {
  const at = new Date(reminder.dateTime);
  const known: Partial<Record<string, unknown>> = reminder;
  const words = Object.entries(EMPTY).map(([name, empty]) => [name, known[name] ?? empty]);
  return {
    ...(Object.fromEntries(words) as TypedReminder),
    day: isoDay(at, timeZone),
    time: isoTime(at, timeZone),
    scope: reminder.recurrency === "none" ? "all" : "one",
  };
}

/** What is sent; null while title, day or time is missing. */
export function toReminder(typed: TypedReminder, timeZone: string): NewReminder | null {
  const dateTime = zonedMoment(typed.day, typed.time, timeZone);
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()]);
  const { day: _, time: __, scope: ___, ...said } = Object.fromEntries(trimmed) as TypedReminder;
  return said.title && dateTime ? { ...said, dateTime } : null;
}
