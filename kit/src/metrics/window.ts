import type { DayMinutes } from "../day-table/index.ts";
import { addDays } from "../format/index.ts";

/** How many days the metrics tell of. */
export type MetricsRange = 7 | 30;

const DAY_MS = 24 * 3600 * 1000;

/** The last `range` × 24 hours up to `now`, as `GET /api/users/{userId}/metrics` wants them. */
export function metricsWindow(range: MetricsRange, now: Date) {
  return {
    startDate: new Date(now.getTime() - range * DAY_MS).toISOString(),
    endDate: now.toISOString(),
  };
}

/**
 * Exactly `range` calendar days (`YYYY-MM-DD`) up to the newest that is known, else up to `today`;
 * a day that is not among them has 0 minutes. Seven times 24 hours begin in the middle of an eighth
 * day, of which a chart would show a part as if it were the whole.
 */
export function lastDays(
  known: readonly DayMinutes[],
  range: MetricsRange,
  today: string,
): DayMinutes[] {
  const minutes = new Map(known.map((entry) => [entry.day, entry.minutes]));
  const last = [...minutes.keys()].sort().at(-1) ?? today;
  return Array.from({ length: range }, (_, index) => {
    const day = addDays(last, index - range + 1);
    return { day, minutes: minutes.get(day) ?? 0 };
  });
}

/** Whole hours and the minutes that remain: 135 → '2 h 15 min'. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
