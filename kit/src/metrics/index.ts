export { ActivityView } from "./activity-view.tsx";
export type { ActivityFigures, Metrics } from "./figures.ts";
export { useActivity, useMetrics } from "./use-activity.ts";
export type { MetricsRange } from "./window.ts";
