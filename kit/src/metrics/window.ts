/** How many days the metrics tell of. */
export type MetricsRange = 7 | 30;

const DAY_MS = 24 * 3600 * 1000;

/** The last `range` × 24 hours up to `now`, as `GET /api/users/{id}/metrics` wants them. */
export function metricsWindow(range: MetricsRange, now: Date) {
  return {
    startDate: new Date(now.getTime() - range * DAY_MS).toISOString(),
    endDate: now.toISOString(),
  };
}

/**
 * The newest `range` calendar days, oldest first. Seven times 24 hours begin in the middle of an
 * eighth day, of which the chart would show a part as if it were the whole.
 */
export function lastDays<Day extends { day: string }>(
  days: readonly Day[],
  range: MetricsRange,
): Day[] {
  return days.toSorted((a, b) => a.day.localeCompare(b.day)).slice(-range);
}

/** Whole hours and the minutes that remain: 135 → '2 h 15 min'. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
