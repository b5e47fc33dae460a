import type { components } from "../api/index.ts";
import { addDays, capitalised, clockTime, isoDay, nearDay } from "../format/index.ts";

export type WeekReminder = components["schemas"]["WeekReminder"];

/** One day of the week to print. */
export interface WeekDay {
  /** 'YYYY-MM-DD' */
  day: string;
  /** 'Lunes, 2 de marzo' */
  title: string;
  reminders: { id: string; time: string; title: string; isPaused: boolean }[];
}

const DAYS = 7;

/** Today and the six days after, each with its reminders; also a day that has none. */
export function weekDays(
  reminders: readonly WeekReminder[],
  now: Date,
  timeZone: string,
): WeekDay[] {
  const today = isoDay(now, timeZone);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index);
    // At noon it is the same day in every zone of Europe.
    const title = capitalised(nearDay(`${day}T12:00:00.000Z`, now, timeZone));
    const ofDay = reminders.filter(({ dateTime }) => isoDay(new Date(dateTime), timeZone) === day);
    return { day, title, reminders: ofDay.map((one) => toLine(one, timeZone)) };
  });
}

function toLine({ id, dateTime, title, isPaused }: WeekReminder, timeZone: string) {
  return { id, time: clockTime(dateTime, timeZone), title, isPaused };
}
