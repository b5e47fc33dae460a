export { ActivityView } from "./activity-view.tsx";
export type { ActivityFigures, Metrics } from "./figures.ts";
export { useActivity, useMetrics } from "./use-activity.ts";
export { lastDays, type MetricsRange } from "./window.ts";
