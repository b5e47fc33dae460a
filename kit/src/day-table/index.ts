export { type DayMinutes, dayInWords, minutesInWords } from "./day-minutes.ts";
export { DayTable } from "./day-table.tsx";
