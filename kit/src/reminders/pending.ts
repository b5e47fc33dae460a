import { isoDay } from "../format/index.ts";
import type { Reminder } from "./reminder.ts";

/** Reminders that are not done and that somebody waits for, each counted once. */
export interface Pending {
  /** Those of today and of before: they stand open under 'Hoy'. */
  today: number;
  /** Those whose next time is another day. */
  later: number;
}

/**
 * What is pending among the reminders at today's occurrence or the next one. Nobody waits for what
 * falls into a pause.
 *
 * @param timeZone IANA name
 */
export function countPending(current: readonly Reminder[], now: Date, timeZone: string): Pending {
  const pending = current.filter(({ isCompleted, isPaused }) => !isCompleted && !isPaused);
  const day = isoDay(now, timeZone);
  const today = pending.filter(
    ({ dateTime, isOverdue }) => isOverdue || isoDay(new Date(dateTime), timeZone) <= day,
  ).length;
  return { today, later: pending.length - today };
}

/** '7 pendientes', and of which days where some are not of today. */
export function pendingInWords({ today, later }: Pending): string {
  const all = today + later;
  if (all === 0) return text.none;
  const pending = `${all} ${all === 1 ? "pendiente" : "pendientes"}`;
  if (later === 0) return pending;
  const other = later === 1 ? text.otherDay : text.otherDays;
  return `${pending}: ${today === 0 ? other : text.both(today, later, other)}`;
}

/** Apart from the texts of the forms: the home fetches it. */
const text = {
  none: "No hay recordatorios pendientes",
  otherDay: "otro día",
  otherDays: "otros días",
  both: (today: number, later: number, other: string) => `${today} hoy y ${later} ${other}`,
};
