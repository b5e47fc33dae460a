import { type ActivityFigures, type MetricsRange, useActivity } from "@acompana/kit/metrics";
import { turnOrReport, untilTurned } from "../shared-view.ts";

/** The person's activity, for as long as it is shared with the relative. */
export function useSharedActivity(
  userId: string,
  range: MetricsRange,
  onNoConsent: () => void,
): ActivityFigures {
  const { metrics, reminders, media } = useActivity(userId, range, {
    onError: (failure) => turnOrReport(failure, onNoConsent),
  });
  return {
    metrics: untilTurned(metrics),
    reminders: untilTurned(reminders),
    media: untilTurned(media),
  };
}
