import { invalid } from "../../platform/errors.ts";
import { isDay } from "../../platform/http/moments.ts";
import { startOfDay } from "../reminders/index.ts";
import type { MetricsQuery } from "./schemas.ts";

export type Period = { start: Date; end: Date };

const DAY_MS = 24 * 3600 * 1000;
const LONGEST_DAYS = 366;
const USUAL_DAYS = 7;

const WRONG_ORDER = "La fecha de inicio debe ser anterior a la de fin.";
const TOO_LONG = "El periodo no puede pasar de 366 días.";

/** What is asked for; days are those of the zone, and whoever says nothing means the last seven. */
export function periodOf(
  { startDate, endDate }: MetricsQuery,
  { now, timeZone }: { now: Date; timeZone: string },
): Period {
  const end = endDate === undefined ? now : endOf(endDate, timeZone);
  const start = startDate === undefined ? daysBefore(end, timeZone) : startOf(startDate, timeZone);
  const length = end.getTime() - start.getTime();
  if (length <= 0) throw invalid("endDate", WRONG_ORDER);
  // A year of days may be an hour longer than its 366 times 24.
  if (length > LONGEST_DAYS * DAY_MS + DAY_MS / 24) throw invalid("endDate", TOO_LONG);
  return { start, end };
}

const startOf = (text: string, timeZone: string): Date =>
  isDay(text) ? startOfDay(Temporal.PlainDate.from(text), timeZone) : new Date(text);

const endOf = (text: string, timeZone: string): Date =>
  isDay(text)
    ? startOfDay(Temporal.PlainDate.from(text).add({ days: 1 }), timeZone)
    : new Date(text);

/** By the wall clock: a change of the clocks makes no eighth day of seven. */
function daysBefore(end: Date, timeZone: string): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(end.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(zoned.subtract({ days: USUAL_DAYS }).epochMilliseconds);
}
