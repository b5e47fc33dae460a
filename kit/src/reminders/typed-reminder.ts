import { zonedMoment } from "../format/index.ts";
import type { NewReminder, Scope } from "./reminder.ts";

/** What the contract lets a reminder say, and when: the fields of its form. */
export type TypedReminder = {
  [Name in Exclude<keyof NewReminder, "dateTime">]-?: NonNullable<NewReminder[Name]>;
} & {
  day: string;
  time: string;
  /** Matters only for a recurring one that is changed. */
  scope: Scope;
};

/** What is sent; null while title, day or time is missing. */
export function toReminder(typed: TypedReminder, timeZone: string): NewReminder | null {
  const dateTime = zonedMoment(typed.day, typed.time, timeZone);
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()]);
  const { day: _, time: __, scope: ___, ...said } = Object.fromEntries(trimmed) as TypedReminder;
  return said.title && dateTime ? { ...said, dateTime } : null;
}
