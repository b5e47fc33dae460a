import type { Metrics } from "./figures.ts";
import type { MetricsRange } from "./window.ts";

/** What may be said of somebody's activity: praise, that they are new, that it was quiet. */
export type Verdict = "praise" | "start" | "quiet" | null;

/** Within these days after the enrolment nobody is called quiet. */
const FIRST_DAYS = 28;
/** Fewer active days than this are too few for praise. */
const LEAST_DAYS = 3;

/**
 * Judges only the days since the enrolment. Active on most of them is praised; in a pause nobody
 * was to be active. An API that does not know the enrolment yet says nothing of it: then it was
 * long ago.
 */
export function verdictOf(metrics: Partial<Metrics>, range: MetricsRange): Verdict {
  const { activeDays = 0, enrolledDays = Number.POSITIVE_INFINITY, pausedDays = 0 } = metrics;
  const judged = Math.min(range, enrolledDays);
  if (activeDays >= LEAST_DAYS && activeDays > judged / 2) return "praise";
  if (pausedDays > 0) return null;
  return enrolledDays <= FIRST_DAYS ? "start" : "quiet";
}
