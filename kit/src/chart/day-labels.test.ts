import { expect, it } from "vitest";
import { monthLabel, narrowWeekLabel, weekLabel } from "./day-labels.ts";

it.each([
  ["2026-11-20", "vie\n20", "V\n20", "20\nnov"],
  ["2026-03-29", "dom\n29", "D\n29", "29\nmar"],
  ["2026-01-01", "jue\n1", "J\n1", "1\nene"],
])("%s", (day, week, narrow, month) => {
  expect(weekLabel(day)).toBe(week);
  expect(narrowWeekLabel(day)).toBe(narrow);
  expect(monthLabel(day)).toBe(month);
});
