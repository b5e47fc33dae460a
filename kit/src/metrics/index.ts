export { ActivityView } from "./activity-view.tsx";
export type { ActivityFigures } from "./figures.ts";
export { useActivity } from "./use-activity.ts";
export type { MetricsRange } from "./window.ts";
