export { ActivityChart } from "./activity-chart.tsx";
export type { DayMinutes } from "./chart-option.ts";
export { MonthChart } from "./month-chart.tsx";
