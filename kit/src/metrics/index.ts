export { ActivityView } from "./activity-view.tsx";
export type { ActivityFigures } from "./figures.ts";
export { type MetricsRange, metricsWindow } from "./window.ts";
