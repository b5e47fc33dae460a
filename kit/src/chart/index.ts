export { ActivityChart } from "./activity-chart.tsx";
export { MonthChart } from "./month-chart.tsx";
