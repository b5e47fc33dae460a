export { type DayMinutes, dayInWords, daysInWords, minutesInWords } from "./day-minutes.ts";
export { DayTable } from "./day-table.tsx";
