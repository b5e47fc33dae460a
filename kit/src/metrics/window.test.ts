import { describe, expect, it } from "vitest";
import { fc } from "../testing/properties.ts";
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
  const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2099-12-31") });
  const entry = fc.record({
    day: date.map((instant) => instant.toISOString().slice(0, 10)),
    minutes: fc.nat(1440),
  });
  const days = fc.uniqueArray(entry, { selector: ({ day }) => day, maxLength: 40 });

  it("is the range, one day after the other, with what is known of each", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(7 as const, 30 as const), (known, range) => {
        const shown = lastDays(known, range, "2026-11-20");
        expect(shown).toHaveLength(range);
        for (const [index, { day, minutes }] of shown.entries()) {
          const before = shown[index - 1]?.day;
          if (before) expect(Date.parse(day) - Date.parse(before)).toBe(24 * 3600 * 1000);
          expect(minutes).toBe(known.find((one) => one.day === day)?.minutes ?? 0);
        }
        const newest = known.map(({ day }) => day).sort();
        expect(shown.at(-1)?.day).toBe(newest.at(-1) ?? "2026-11-20");
      }),
    );
  });

  it("drops the eighth day that a week of hours touches", () => {
    const eight = Array.from({ length: 8 }, (_, n) => ({ day: `2026-11-${13 + n}`, minutes: n }));
    expect(lastDays(eight, 7, "2026-11-20")).toEqual(eight.slice(1));
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
