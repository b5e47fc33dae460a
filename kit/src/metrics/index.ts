export { ActivityView } from "./activity-view.tsx";
export type { ActivityFigures } from "./figures.ts";
export type { MetricsText } from "./metrics-text.ts";
export { metricsText } from "./metrics-text.ts";
export { hoursAndMinutes, lastDays, type MetricsRange, metricsWindow } from "./window.ts";
