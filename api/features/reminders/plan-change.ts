import type { Exception, reminders } from "../../db/schema/reminders.ts";
import { invalid, ServiceError } from "../../platform/errors.ts";
import {
  currentReminderOccurrence,
  dayOf,
  type Occurrence,
  occurrencesFrom,
  reminderOccurrences,
  withWords,
} from "./occurrences.ts";
import { wordsOf } from "./reminder-words.ts";
import type { ChangeReminder } from "./schemas.ts";
import { addDays, dayNumberOf, momentOf, wallOf } from "./wall-clock.ts";

type Row = typeof reminders.$inferSelect;
type Now = { now: Date; timeZone: string };

/** The outcome of a change, before it is written. */
export type PlannedChange = {
  /** The reminder as it is afterwards. */
  row: Row;
  /** Which occurrence was changed, before and after. */
  from: Date;
  to: Date;
};

const DAY_MS = 24 * 3600 * 1000;
/** Exceptions are kept as long as a mark may wait on a device without a network. */
const KEPT_MS = 30 * DAY_MS;
/** More days than lie between any two neighbouring occurrences. */
const LONGEST_STEP_DAYS = 62;

/**
 * Works out a change of one occurrence, or of it and all that come after it. Each day still has at
 * most one occurrence, and none is lost: today's stays as it is when a later one is changed.
 */
export function planChange(row: Row, change: ChangeReminder, at: Now): PlannedChange {
  const target = findOccurrence(row, change.occurrence, at);
  const isSeries = row.recurrency !== "none";
  if (isSeries && change.scope === "one") return changeOne(row, target, change, at);
  return changeAll(row, target, change, at);
}

/** One of the two that the lists show: the current one, or the first after today. */
function findOccurrence(row: Row, named: string, { now, timeZone }: Now): Occurrence {
  const tomorrow = dayOf(now, timeZone).add({ days: 1 });
  const shown = [
    currentReminderOccurrence(row, timeZone, now),
    reminderOccurrences(row, timeZone, tomorrow).next().value,
  ];
  const found = shown.find((one) => one?.at.getTime() === Date.parse(named));
  if (!found) throw changedMeanwhile();
  return found;
}

function changeOne(row: Row, target: Occurrence, change: ChangeReminder, at: Now): PlannedChange {
  if (change.recurrency !== undefined && change.recurrency !== row.recurrency) {
    throw invalid("recurrency", "La repetición solo se puede cambiar para todas las veces.");
  }
  const to = momentGiven(change) ?? target.at;
  if (to.getTime() !== target.at.getTime()) refuseTakenDay(row, target, to, at);
  const words = { ...wordsOf(withWords(row, target)), ...wordsOf(change) };
  const slotAt = target.slotAt.toISOString();
  const others = row.exceptions.filter((one) => one.slotAt !== slotAt);
  const exception = { slotAt, occursAt: to.toISOString(), ...words };
  const exceptions = [...others, exception].filter((one) => stillMatters(one, at));
  return { row: { ...row, exceptions, changedAt: at.now }, from: target.at, to };
}

/** An occurrence may move only between its neighbours, so that no day has it twice. */
function refuseTakenDay(row: Row, target: Occurrence, to: Date, { now, timeZone }: Now): void {
  const day = dayOf(to, timeZone);
  if (isBefore(day, dayOf(now, timeZone))) throw invalid("dateTime", "Ese día ya ha pasado.");
  const { before, after } = neighbours(row, target, timeZone);
  const isTaken =
    (before && !isBefore(dayOf(before, timeZone), day)) ||
    (after && !isBefore(day, dayOf(after, timeZone)));
  if (isTaken) throw invalid("dateTime", DAY_TAKEN);
}

function neighbours(row: Row, target: Occurrence, timeZone: string) {
  const from = dayOf(target.slotAt, timeZone).subtract({ days: LONGEST_STEP_DAYS });
  let before: Date | undefined;
  for (const { at, slotAt } of reminderOccurrences(row, timeZone, from)) {
    if (slotAt > target.slotAt) return { before, after: at };
    if (slotAt < target.slotAt) before = at;
  }
  return { before, after: undefined };
}

/** From this occurrence on. */
function changeAll(row: Row, target: Occurrence, change: ChangeReminder, at: Now): PlannedChange {
  const { timeZone, now } = at;
  const recurrency = change.recurrency ?? row.recurrency;
  const to = momentGiven(change) ?? target.at;
  const isMoved = to.getTime() !== target.at.getTime() || recurrency !== row.recurrency;
  const words = wordsOf(change);
  const current = currentReminderOccurrence(row, timeZone, now);
  const isLater = current.at < target.at;
  if (!isMoved) {
    const before = isLater && !current.exception ? [keptToday(row, current, row, timeZone)] : [];
    const exceptions = [...before, ...row.exceptions]
      .map((one) => (Date.parse(one.occursAt) < target.at.getTime() ? one : { ...one, ...words }))
      .filter((one) => stillMatters(one, at));
    return { row: { ...row, ...words, exceptions, changedAt: now }, from: target.at, to };
  }
  if (isLater && !isBefore(dayOf(current.at, timeZone), dayOf(to, timeZone))) {
    throw invalid("dateTime", DAY_TAKEN);
  }
  const startsAt = newStart(
    { ...row, recurrency },
    { target, to, isSame: recurrency === row.recurrency },
    timeZone,
  );
  const series = { startsAt, recurrency };
  const changed = { ...row, ...words, ...series, changedAt: now };
  const exceptions = [
    ...(isLater ? [keptToday(row, current, series, timeZone)] : []),
    ...secondOfTwo(changed, to, timeZone),
  ];
  return { row: { ...changed, exceptions }, from: target.at, to };
}

/**
 * A wall clock's time that comes twice when the clocks go back is the first of the two in a series;
 * an occurrence that was put at the second one is an exception to it.
 */
function secondOfTwo(row: Row, to: Date, timeZone: string): Exception[] {
  const slot = occurrencesFrom(row, timeZone, dayOf(to, timeZone)).next().value;
  if (!slot || slot.getTime() === to.getTime()) return [];
  return [{ slotAt: slot.toISOString(), occursAt: to.toISOString(), ...wordsOf(row) }];
}

/**
 * The first moment of the series, so that one of its occurrences is `to`. Where the day stays, the
 * first day stays too: what began on the 31st is not tied to the 28th by a change in February.
 */
function newStart(
  { startsAt }: Row,
  { target, to, isSame }: { target: Occurrence; to: Date; isSame: boolean },
  timeZone: string,
): Date {
  const wall = wallOf(to.getTime(), timeZone);
  const isSameDay = dayNumberOf(wall) === dayNumberOf(wallOf(target.slotAt.getTime(), timeZone));
  const days = dayNumberOf(wall) - dayNumberOf(wallOf(startsAt.getTime(), timeZone));
  // A kept occurrence may lie before the first day of its series.
  if (!isSame || !isSameDay || days <= 0) return to;
  return new Date(momentOf(addDays(wall, -days), timeZone));
}

/** Today's occurrence as it was, in the place of the one that the new series has today, if any. */
function keptToday(
  row: Row,
  current: Occurrence,
  series: Pick<Row, "startsAt" | "recurrency">,
  timeZone: string,
): Exception {
  const today = dayOf(current.slotAt, timeZone);
  const slot = occurrencesFrom(series, timeZone, today).next().value;
  const slotAt = slot && dayOf(slot, timeZone).equals(today) ? slot : current.slotAt;
  const words = wordsOf(withWords(row, current));
  return { slotAt: slotAt.toISOString(), occursAt: current.at.toISOString(), ...words };
}

const momentGiven = ({ dateTime }: ChangeReminder) => (dateTime ? new Date(dateTime) : null);

const stillMatters = ({ slotAt, occursAt }: Exception, { now }: Now) =>
  Math.max(Date.parse(slotAt), Date.parse(occursAt)) > now.getTime() - KEPT_MS;

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0;

const DAY_TAKEN = "Ese día ya toca otra vez este recordatorio. Elige otro día.";

const changedMeanwhile = () =>
  new ServiceError(
    409,
    "OCCURRENCE_MOVED",
    "Este recordatorio ha cambiado mientras tanto. Mira la lista de nuevo, por favor.",
  );
