import type { RECURRENCIES } from "./table.ts";

type Recurrency = (typeof RECURRENCIES)[number];

/** When a reminder is due first, and how it comes back. */
export type Series = { startsAt: Date; recurrency: Recurrency };

const UNIT = { daily: "days", weekly: "weeks", monthly: "months" } as const;

/** The day in `timeZone` on which a moment falls. */
export function dayOf(at: Date, timeZone: string): Temporal.PlainDate {
  return wallClock(at, timeZone).toPlainDate();
}

/** The first moment of a day in `timeZone`: not always midnight. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
}

/**
 * The occurrences on `day` (in `timeZone`) and later, in order; endless for what recurs.
 *
 * Each is counted from the first one, so that the 31st comes back after a short month, in which it
 * falls on the last day. A time that the clocks jump over comes as much later as they jump; one
 * that comes twice is the first of the two. No occurrence is ever left out.
 */
export function* occurrencesFrom(
  { startsAt, recurrency }: Series,
  timeZone: string,
  day: Temporal.PlainDate,
): Generator<Date, undefined> {
  const start = wallClock(startsAt, timeZone);
  if (recurrency === "none") {
    if (Temporal.PlainDate.compare(start, day) >= 0) yield startsAt;
    return;
  }
  const unit = UNIT[recurrency];
  for (let step = stepsTo(start.toPlainDate(), day, unit); ; step += 1) {
    const at = start.add({ [unit]: step }).toZonedDateTime(timeZone);
    yield step === 0 ? startsAt : new Date(at.epochMilliseconds);
  }
}

/** Today's occurrence or the next one; a one-off keeps its moment, also when it has passed. */
export function currentOccurrence(series: Series, timeZone: string, now: Date): Date {
  const today = dayOf(now, timeZone);
  return occurrencesFrom(series, timeZone, today).next().value ?? series.startsAt;
}

/** How many steps from `start` lead to the first occurrence that is not before `day`. */
function stepsTo(
  start: Temporal.PlainDate,
  day: Temporal.PlainDate,
  unit: (typeof UNIT)[keyof typeof UNIT],
): number {
  if (Temporal.PlainDate.compare(day, start) <= 0) return 0;
  const whole = start.until(day, { largestUnit: unit })[unit];
  const reached = start.add({ [unit]: whole });
  return Temporal.PlainDate.compare(reached, day) < 0 ? whole + 1 : whole;
}

function wallClock(at: Date, timeZone: string): Temporal.PlainDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
}
