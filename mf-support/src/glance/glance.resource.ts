import { type Metrics, useMetrics } from "@acompana/kit/metrics";
import { type Reading, summary } from "@acompana/kit/reading";
import { type ReminderLists, useReminderLists } from "@acompana/kit/reminders";
import { turnOrReport, untilTurned } from "../shared-view.ts";

export interface Glance {
  lists: Reading<ReminderLists>;
  metrics: Reading<Metrics>;
  /** How reading both went. */
  reading: Omit<Reading<unknown>, "data">;
}

/**
 * What the home tells of a person. It is read when the home opens and not again by itself, because
 * each reading stands in the person's audit trail.
 */
export function useGlance(userId: string, now: Date, onNoConsent: () => void): Glance {
  const onError = (failure: unknown) => turnOrReport(failure, onNoConsent);
  const lists = untilTurned(useReminderLists(userId, now, { onError }));
  const metrics = untilTurned(useMetrics(userId, 7, { onError }));
  return { lists, metrics, reading: summary([lists, metrics]) };
}
