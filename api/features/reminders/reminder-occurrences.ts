import type { Exception } from "../../db/schema/reminders.ts";
import { currentOccurrence, dayOf, occurrencesFrom, type Series } from "./occurrences.ts";

/** A series with the occurrences that differ from it. */
export type ChangedSeries = Series & { exceptions?: readonly Exception[] };

export type Occurrence = {
  at: Date;
  /** The moment that the series itself has for this occurrence. */
  slotAt: Date;
  exception: Exception | null;
};

type Words = Pick<Exception, "title" | "description" | "category">;

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
export function withWords<Row extends Words>(row: Row, { exception }: Occurrence): Row {
  if (!exception) return row;
  const { title, description, category } = exception;
  return { ...row, title, description, category };
}

const ofSlot = (slot: Date): Occurrence => ({ at: slot, slotAt: slot, exception: null });

const ofException = (exception: Exception): Occurrence => ({
  at: new Date(exception.occursAt),
  slotAt: new Date(exception.slotAt),
  exception,
});
