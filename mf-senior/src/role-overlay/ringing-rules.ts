import { occurrenceKey } from "@acompana/kit/reminders";

/** What ringing needs to know of a reminder. */
export interface Ringable {
  id: string;
  /** The occurrence: ISO date and time. */
  dateTime: string;
  isCompleted?: boolean;
  /** It falls into a pause of the person. */
  isPaused?: boolean;
}

/**
 * Occurrences that were answered: each with the moment (ms since 1970) from which it may ring
 * again, or null when it is not to ring any more.
 */
export type Answered = Readonly<Record<string, number | null>>;

export const SNOOZE_MS = 10 * 60_000;
/** Answers are kept this long, in ms: what is older has left every list's 'Hoy'. */
const KEPT_MS = 48 * 3_600_000;

/** When an occurrence rings (ms since 1970), or null when it does not. */
function ringsAt(reminder: Ringable, since: number, answered: Answered): number | null {
  if (reminder.isCompleted || reminder.isPaused) return null;
  const answer = answered[occurrenceKey(reminder)];
  if (answer !== undefined) return answer;
  const due = Date.parse(reminder.dateTime);
  return due > since ? due : null;
}

/**
 * The reminders that ring at `now`, the longest due first.
 *
 * @param since when the overlay got its place on the page, in ms since 1970: what came due before
 *   does not ring
 */
export function ringing<R extends Ringable>(
  reminders: readonly R[],
  { now, since, answered }: { now: number; since: number; answered: Answered },
): R[] {
  return reminders
    .map((reminder) => ({ reminder, at: ringsAt(reminder, since, answered) }))
    .filter(({ at }) => at !== null && at <= now)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .map(({ reminder }) => reminder);
}

/** When the next one begins to ring, after `now`; null when none is known. */
export function nextRing(
  reminders: readonly Ringable[],
  { now, since, answered }: { now: number; since: number; answered: Answered },
): number | null {
  const later = reminders
    .map((reminder) => ringsAt(reminder, since, answered))
    .filter((at): at is number => at !== null && at > now);
  return later.length > 0 ? Math.min(...later) : null;
}

/** With one more answer, and without those that are too old to matter. */
export function withAnswer(
  answered: Answered,
  reminder: Ringable,
  { again, now }: { again: number | null; now: number },
): Answered {
  const recent = Object.entries(answered).filter(
    ([key]) => now - Date.parse(key.slice(key.indexOf(" ") + 1)) < KEPT_MS,
  );
  return { ...Object.fromEntries(recent), [occurrenceKey(reminder)]: again };
}

/** Reads what was kept as text; whatever is not such a record counts as nothing. */
export function parseAnswered(kept: string | null): Answered {
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (parsed === null || typeof parsed !== "object") return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(([, at]) => at === null || typeof at === "number"),
    );
  } catch {
    return {};
  }
}
