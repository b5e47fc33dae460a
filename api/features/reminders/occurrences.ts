import type { Exception, RECURRENCIES, ReminderWords } from "../../db/schema/reminders.ts";
import { wordsOf } from "./reminder-words.ts";
import { addDays, addMonths, dayNumberOf, momentOf, monthsBetween, wallOf } from "./wall-clock.ts";

type Recurrency = (typeof RECURRENCIES)[number];

/** When a reminder is due first, and how it comes back. */
export type Series = { startsAt: Date; recurrency: Recurrency };

const DAYS = { daily: 1, weekly: 7 } as const;

/** The day in `timeZone` on which a moment falls. */
export function dayOf(at: Date, timeZone: string): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
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
  series: Series,
  timeZone: string,
  day: Temporal.PlainDate,
): Generator<Date, undefined> {
  const number = dayNumberOf(Date.UTC(day.year, day.month - 1, day.day));
  const { startsAt, recurrency } = series;
  const start = wallOf(startsAt.getTime(), timeZone);
  if (recurrency === "none") {
    if (dayNumberOf(start) >= number) yield startsAt;
    return;
  }
  for (let step = stepsTo(start, number, recurrency); ; step += 1) {
    yield occurrence(series, start, step, timeZone);
  }
}

/** Today's occurrence or the next one; a one-off keeps its moment, also when it has passed. */
export function currentOccurrence(series: Series, timeZone: string, now: Date): Date {
  const { startsAt, recurrency } = series;
  if (recurrency === "none") return startsAt;
  const start = wallOf(startsAt.getTime(), timeZone);
  const today = dayNumberOf(wallOf(now.getTime(), timeZone));
  return occurrence(series, start, stepsTo(start, today, recurrency), timeZone);
}

/** The one that comes `step` days, weeks or months after the first, whose wall clock is `start`. */
function occurrence(
  { startsAt, recurrency }: Series,
  start: number,
  step: number,
  timeZone: string,
): Date {
  if (step === 0 || recurrency === "none") return startsAt;
  const wall =
    recurrency === "monthly" ? addMonths(start, step) : addDays(start, step * DAYS[recurrency]);
  return new Date(momentOf(wall, timeZone));
}

/** How many steps from `start` lead to the first occurrence that is not before the day. */
function stepsTo(start: number, day: number, recurrency: Exclude<Recurrency, "none">): number {
  const days = day - dayNumberOf(start);
  if (days <= 0) return 0;
  if (recurrency !== "monthly") return Math.ceil(days / DAYS[recurrency]);
  const months = monthsBetween(start, addDays(start, days));
  return dayNumberOf(addMonths(start, months)) < day ? months + 1 : months;
}

/** A series with the occurrences that differ from it. */
export type ChangedSeries = Series & { exceptions?: readonly Exception[] };

export type Occurrence = {
  at: Date;
  /** The moment that the series itself has for this occurrence. */
  slotAt: Date;
  exception: Exception | null;
};

/** The occurrences on `day` (in `timeZone`) and later, in order; endless for what recurs. */
export function* reminderOccurrences(
  row: ChangedSeries,
  timeZone: string,
  day: Temporal.PlainDate,
): Generator<Occurrence, undefined> {
  const exceptions = row.exceptions ?? [];
  const replaced = new Set(exceptions.map(({ slotAt }) => Date.parse(slotAt)));
  const moved = exceptions
    .map(ofException)
    .filter(({ at }) => Temporal.PlainDate.compare(dayOf(at, timeZone), day) >= 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const slot of occurrencesFrom(row, timeZone, day)) {
    while (moved[0] && moved[0].at <= slot) yield* moved.splice(0, 1);
    if (!replaced.has(slot.getTime())) yield ofSlot(slot);
  }
  yield* moved;
}

/** Today's occurrence or the next one; a one-off keeps its moment, also when it has passed. */
export function currentReminderOccurrence(
  row: ChangedSeries,
  timeZone: string,
  now: Date,
): Occurrence {
  if (!row.exceptions?.length) return ofSlot(currentOccurrence(row, timeZone, now));
  const next = reminderOccurrences(row, timeZone, dayOf(now, timeZone)).next().value;
  return next ?? ofSlot(row.startsAt);
}

/** A reminder with the words of one occurrence. */
export function withWords<Row extends ReminderWords>(row: Row, { exception }: Occurrence): Row {
  return exception ? { ...row, ...wordsOf(exception) } : row;
}

const ofSlot = (slot: Date): Occurrence => ({ at: slot, slotAt: slot, exception: null });

const ofException = (exception: Exception): Occurrence => ({
  at: new Date(exception.occursAt),
  slotAt: new Date(exception.slotAt),
  exception,
});
