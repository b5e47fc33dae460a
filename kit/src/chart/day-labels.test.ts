import { expect, it } from "vitest";
import { dayInWords, monthLabel, narrowWeekLabel, weekLabel } from "./day-labels.ts";

it.each([
  ["2026-11-20", "vie\n20", "V\n20", "20\nnov", "viernes, 20 de noviembre"],
  ["2026-03-29", "dom\n29", "D\n29", "29\nmar", "domingo, 29 de marzo"],
  ["2026-01-01", "jue\n1", "J\n1", "1\nene", "jueves, 1 de enero"],
])("%s", (day, week, narrow, month, words) => {
  expect(weekLabel(day)).toBe(week);
  expect(narrowWeekLabel(day)).toBe(narrow);
  expect(monthLabel(day)).toBe(month);
  expect(dayInWords(day)).toBe(words);
});
