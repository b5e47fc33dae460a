import type { Reminder } from "./reminder.ts";

/** Tells the occurrences of all reminders apart. */
export const occurrenceKey = ({ id, dateTime }: Pick<Reminder, "id" | "dateTime">) =>
  `${id} ${dateTime}`;

/**
 * A mark, or one taken back, that waits until the server has it. It outlives logging out, and so
 * does not say what the reminder is.
 */
export interface Tick {
  userId: string;
  /** The reminder's. */
  id: string;
  /** Which occurrence: ISO date and time. */
  dateTime: string;
  isCompleted: boolean;
  /** When it was made: ISO date and time. */
  at: string;
}

export function isTick(kept: unknown): kept is Tick {
  const one = kept as Partial<Tick> | null;
  const texts = [one?.userId, one?.id, one?.dateTime, one?.at];
  return texts.every((text) => typeof text === "string") && typeof one?.isCompleted === "boolean";
}

/** Two of one occurrence: the same again is the first, and the other way round is none at all. */
export function mergeTicks(waiting: Tick, added: Tick): Tick | null | undefined {
  if (waiting.userId !== added.userId || occurrenceKey(waiting) !== occurrenceKey(added))
    return undefined;
  return waiting.isCompleted === added.isCompleted ? waiting : null;
}

/** A list as it is once the ticks have arrived; in order, so the last one of each counts. */
export function withTicks(reminders: readonly Reminder[], ticks: readonly Tick[]): Reminder[] {
  const last = new Map(ticks.map((tick) => [occurrenceKey(tick), tick]));
  return reminders.map((one) => {
    const tick = last.get(occurrenceKey(one));
    if (!tick) return one;
    const { isCompleted } = tick;
    return { ...one, isCompleted, isOverdue: !isCompleted && one.isOverdue, isWaiting: true };
  });
}

/** By how much fewer or more are pending once the ticks have arrived. */
export function pendingChange(ticks: readonly Tick[]): number {
  // In order: the first of an occurrence says what it was before, the last what it will be.
  const first = new Map([...ticks].reverse().map((tick) => [occurrenceKey(tick), tick]));
  const last = new Map(ticks.map((tick) => [occurrenceKey(tick), tick]));
  return [...last].reduce((sum, [key, { isCompleted }]) => {
    if (first.get(key)?.isCompleted !== isCompleted) return sum;
    return sum + (isCompleted ? -1 : 1);
  }, 0);
}

/** A list with one occurrence as the server has it now. */
export function replaced(reminders: Reminder[], now: Reminder): Reminder[] {
  return reminders.map((one) => (occurrenceKey(one) === occurrenceKey(now) ? now : one));
}
