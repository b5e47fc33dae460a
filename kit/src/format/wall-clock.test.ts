import { describe, expect, it } from "vitest";
import { fc } from "../testing/properties.ts";
import { addDays, isoDay, isoTime, zonedMoment } from "./wall-clock.ts";

const MADRID = "Europe/Madrid";
const zones = fc.constantFrom(
  "Europe/Madrid",
  "Atlantic/Canary",
  "UTC",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
);
/** Whole minutes from 2000 to 2100, in ms. */
const instants = fc
  .integer({ min: Date.UTC(2000, 0, 2) / 60_000, max: Date.UTC(2100, 11, 30) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

describe("zonedMoment", () => {
  it.each([
    ["a winter morning", "2026-01-15", "09:30", "2026-01-15T09:30:00+01:00"],
    ["a summer morning", "2026-07-15", "09:30", "2026-07-15T09:30:00+02:00"],
    [
      "the morning before the clocks go forward",
      "2026-03-28",
      "09:00",
      "2026-03-28T09:00:00+01:00",
    ],
    ["the morning on which they have", "2026-03-29", "09:00", "2026-03-29T09:00:00+02:00"],
    ["a time that is jumped over", "2026-03-29", "02:30", "2026-03-29T03:30:00+02:00"],
    ["the morning after they went back", "2026-10-25", "09:00", "2026-10-25T09:00:00+01:00"],
    ["a time that comes twice", "2026-10-25", "02:30", "2026-10-25T02:30:00+02:00"],
    ["midnight", "2026-10-25", "00:00", "2026-10-25T00:00:00+02:00"],
    ["a leap day", "2028-02-29", "23:59", "2028-02-29T23:59:00+01:00"],
    ["a year of which one digit is typed", "0002-01-15", "09:30", "0002-01-15T09:29:44-00:15"],
    ["a year of which three are typed", "0202-07-15", "09:30", "0202-07-15T09:29:44-00:15"],
    ["a time with seconds", "2026-01-15", "09:30:20", "2026-01-15T09:30:00+01:00"],
  ])("%s in Madrid", (_case, day, time, moment) => {
    expect(zonedMoment(day, time, MADRID)).toBe(moment);
  });

  it.each([
    ["", ""],
    ["", "09:30"],
    ["2026-01-15", ""],
    ["2026-02-30", "09:30"],
    ["mañana", "09:30"],
    ["2026-01-15", "25:00"],
  ])("'%s' at '%s' is no moment", (day, time) => {
    expect(zonedMoment(day, time, MADRID)).toBeNull();
  });

  it("finds every moment again from what the clocks showed, or the first that showed the same", () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const [day, time] = [isoDay(instant, zone), isoTime(instant, zone)];
        const found = new Date(zonedMoment(day, time, zone) ?? Number.NaN);
        expect([isoDay(found, zone), isoTime(found, zone)]).toEqual([day, time]);
        expect(found.getTime()).toBeLessThanOrEqual(instant.getTime());
        // Clocks go back by two hours at most.
        expect(instant.getTime() - found.getTime()).toBeLessThanOrEqual(7_200_000);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the day and the time that were typed, or moves on by what the clocks jump over", () => {
    const times = fc
      .integer({ min: 0, max: 1439 })
      .map((n) => new Date(n * 60_000).toISOString().slice(11, 16));
    fc.assert(
      fc.property(instants, times, zones, (instant, time, zone) => {
        const day = instant.toISOString().slice(0, 10);
        const moment = zonedMoment(day, time, zone) ?? "";
        const typed = Date.parse(`${day}T${time}Z`);
        const shown = Date.parse(`${moment.slice(0, 16)}Z`);
        expect([0, 1_800_000, 3_600_000]).toContain(shown - typed);
        expect(`${isoDay(new Date(moment), zone)}T${isoTime(new Date(moment), zone)}`).toBe(
          moment.slice(0, 16),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-03-01", -1, "2026-02-28"],
])("%s and %i days make %s", (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
});
