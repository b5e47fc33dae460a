import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursAndMinutes, lastDays, metricsWindow } from "./window.ts";

describe("metricsWindow", () => {
  const now = new Date("2026-11-20T09:00:00Z");
  it.each([
    [7 as const, "2026-11-13T09:00:00.000Z"],
    [30 as const, "2026-10-21T09:00:00.000Z"],
  ])("of %i days ends now", (range, startDate) => {
    expect(metricsWindow(range, now)).toEqual({ startDate, endDate: "2026-11-20T09:00:00.000Z" });
  });
});

describe("lastDays", () => {
  const day = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2099-12-31") });
  const days = fc.uniqueArray(
    day.map((date) => ({ day: date.toISOString().slice(0, 10) })),
    { selector: (entry) => entry.day, maxLength: 40 },
  );

  it("keeps at most the range, the newest, oldest first", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(7 as const, 30 as const), (given, range) => {
        const kept = lastDays(given, range).map((entry) => entry.day);
        expect(kept).toHaveLength(Math.min(range, given.length));
        expect(kept).toEqual([...kept].sort());
        const left = given.map((entry) => entry.day).filter((one) => !kept.includes(one));
        for (const one of left) expect(one < (kept[0] ?? "")).toBe(true);
      }),
    );
  });

  it("drops the eighth day that a week of hours touches", () => {
    const eight = Array.from({ length: 8 }, (_, index) => ({ day: `2026-11-${13 + index}` }));
    expect(lastDays(eight, 7)).toEqual(eight.slice(1));
  });
});

it.each([
  [0, "0 h 0 min"],
  [59, "0 h 59 min"],
  [60, "1 h 0 min"],
  [135, "2 h 15 min"],
  [1500, "25 h 0 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(hoursAndMinutes(minutes)).toBe(words);
});
