import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { today } from "../clock/index.ts";
import { home, type Reading, type ReadingOptions, resource, useReading } from "../reading/index.ts";
import { useReminderStats } from "../reminders/index.ts";
import { useMediaStats } from "../viewer/index.ts";
import type { ActivityFigures, Metrics } from "./figures.ts";
import { type MetricsRange, metricsWindow } from "./window.ts";

/** What a person has done in the portal. Its views are the periods, in days. */
const activity = resource("activity", home);

/** A person's activity of the last days. */
export function useMetrics(
  userId: string,
  range: MetricsRange,
  options?: ReadingOptions,
): Reading<Metrics> {
  const { api } = useScreen();
  const read = () => {
    const call = { params: { path: { userId }, query: metricsWindow(range, today()) } };
    return unwrap(api.GET("/api/users/{userId}/metrics", call));
  };
  return useReading(activity.key(userId, range), read, options);
}

/** All figures of `ActivityView`, read together. */
export function useActivity(
  userId: string,
  range: MetricsRange,
  options?: ReadingOptions,
): ActivityFigures {
  return {
    metrics: useMetrics(userId, range, options),
    reminders: useReminderStats(userId, options),
    media: useMediaStats(userId, options),
  };
}
