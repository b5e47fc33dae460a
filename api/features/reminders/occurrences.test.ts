import { RRuleTemporal } from "rrule-temporal";
import { describe, expect, test } from "vitest";
import { fc } from "../../tools/testing/properties.ts";
import { currentOccurrence, dayOf, occurrencesFrom, type Series } from "./occurrences.ts";

const ZONES = ["Europe/Madrid", "Atlantic/Canary", "UTC", "America/New_York"];
const RULES = {
  daily: "FREQ=DAILY",
  weekly: "FREQ=WEEKLY",
  monthly: "RSCALE=GREGORIAN;SKIP=BACKWARD;FREQ=MONTHLY",
};

const zone = fc.constantFrom(...ZONES);
const recurrency = fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const);
/** Whole minutes of the years that reminders may have, around every kind of change. */
const instant = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 60_000, max: Date.parse(to) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
const moment = instant("2000-01-01T00:00Z", "2100-12-31T00:00Z");

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

function take(count: number, series: Series, timeZone: string, from = series.startsAt): Date[] {
  return occurrencesFrom(series, timeZone, dayOf(from, timeZone)).take(count).toArray();
}

const local = (text: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
const shown = (dates: Date[], timeZone: string) =>
  dates.map((at) =>
    zoned(at, timeZone).toString({ timeZoneName: "never", smallestUnit: "minute" }),
  );

describe("by the calendar", () => {
  test("the 31st falls on a short month’s last day and comes back", () => {
    const startsAt = local("2026-01-31T09:00", "Europe/Madrid");
    const days = take(6, { startsAt, recurrency: "monthly" }, "Europe/Madrid");
    expect(days.map((at) => dayOf(at, "Europe/Madrid").toString())).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
    ]);
  });

  test("the 30th and 31st fall on the 29th of February of a leap year", () => {
    for (const day of ["30", "31"]) {
      const startsAt = local(`2028-01-${day}T09:00`, "Europe/Madrid");
      const [, second] = take(2, { startsAt, recurrency: "monthly" }, "Europe/Madrid");
      expect(second && dayOf(second, "Europe/Madrid").toString()).toBe("2028-02-29");
    }
  });

  test("nine o’clock stays nine o’clock when the clocks change", () => {
    const series = (text: string): Series => ({
      startsAt: local(text, "Europe/Madrid"),
      recurrency: "daily",
    });
    expect(shown(take(2, series("2026-03-28T09:00"), "Europe/Madrid"), "Europe/Madrid")).toEqual([
      "2026-03-28T09:00+01:00",
      "2026-03-29T09:00+02:00",
    ]);
    expect(shown(take(2, series("2026-10-24T09:00"), "Europe/Madrid"), "Europe/Madrid")).toEqual([
      "2026-10-24T09:00+02:00",
      "2026-10-25T09:00+01:00",
    ]);
  });

  test("no dose is lost in the hour that the clocks jump over, nor given twice", () => {
    const night = {
      startsAt: local("2026-03-28T02:30", "Europe/Madrid"),
      recurrency: "daily",
    } as const;
    expect(shown(take(3, night, "Europe/Madrid"), "Europe/Madrid")).toEqual([
      "2026-03-28T02:30+01:00",
      "2026-03-29T03:30+02:00",
      "2026-03-30T02:30+02:00",
    ]);
    const autumn = {
      startsAt: local("2026-10-24T02:30", "Europe/Madrid"),
      recurrency: "daily",
    } as const;
    expect(shown(take(3, autumn, "Europe/Madrid"), "Europe/Madrid")).toEqual([
      "2026-10-24T02:30+02:00",
      "2026-10-25T02:30+02:00",
      "2026-10-26T02:30+01:00",
    ]);
  });

  test("the first occurrence is exactly as given, also in the hour that comes twice", () => {
    const startsAt = new Date("2026-10-25T01:30:00.000Z");
    expect(take(1, { startsAt, recurrency: "weekly" }, "Europe/Madrid")).toEqual([startsAt]);
  });
});

describe("property:", () => {
  test("wall-clock days are those of the recurrence rule of RFC 5545 and 7529", () => {
    fc.assert(
      fc.property(
        moment,
        recurrency,
        zone,
        fc.nat(1500),
        (startsAt, recurrency, timeZone, later) => {
          const start = zoned(startsAt, timeZone).toPlainDateTime();
          const day = start.toPlainDate().add({ days: later });
          // The rule runs on the wall clock: in a zone it would leave out times that do not exist.
          const stamp = start.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
          const rule = new RRuleTemporal({
            rruleString: `DTSTART;TZID=UTC:${stamp}\nRRULE:${RULES[recurrency]}`,
          });
          const midnight = day.toZonedDateTime("UTC");
          const [expected] = [rule.next(new Date(midnight.epochMilliseconds), true)];
          const [at] = occurrencesFrom({ startsAt, recurrency }, timeZone, day).take(1);
          expect(at && dayOf(at, timeZone).toString()).toBe(expected?.toPlainDate().toString());
        },
      ),
    );
  });

  test("each keeps the wall-clock time, or comes later by what the clocks jumped", () => {
    fc.assert(
      fc.property(moment, recurrency, zone, (startsAt, recurrency, timeZone) => {
        const start = zoned(startsAt, timeZone).toPlainTime();
        for (const at of take(40, { startsAt, recurrency }, timeZone)) {
          const wall = zoned(at, timeZone).toPlainDateTime();
          const wanted = wall.toPlainDate().toPlainDateTime(start);
          const exists = wanted.toZonedDateTime(timeZone).toPlainDateTime().equals(wanted);
          const late = wanted.until(wall).total("minutes");
          expect(late).toBe(exists ? 0 : 60);
        }
      }),
    );
  });

  test("they rise, one a day at most, and none lies before the day asked for", () => {
    fc.assert(
      fc.property(
        moment,
        recurrency,
        zone,
        fc.integer({ min: -400, max: 4000 }),
        (startsAt, recurrency, timeZone, offset) => {
          const first = dayOf(startsAt, timeZone);
          const day = first.add({ days: offset });
          const found = occurrencesFrom({ startsAt, recurrency }, timeZone, day).take(15).toArray();
          const days = found.map((at) => dayOf(at, timeZone));
          const earliest = Temporal.PlainDate.compare(day, first) > 0 ? day : first;
          expect(Temporal.PlainDate.compare(days[0] ?? first, earliest)).toBeGreaterThanOrEqual(0);
          for (const [index, one] of days.entries()) {
            const next = days[index + 1];
            if (next) expect(Temporal.PlainDate.compare(one, next)).toBe(-1);
          }
        },
      ),
    );
  });

  test("asking from any day gives the same occurrences as counting from the first", () => {
    fc.assert(
      fc.property(moment, recurrency, zone, fc.nat(60), (startsAt, recurrency, timeZone, skip) => {
        const all = take(skip + 1, { startsAt, recurrency }, timeZone);
        const target = all[skip] ?? startsAt;
        expect(take(1, { startsAt, recurrency }, timeZone, target)).toEqual([target]);
      }),
    );
  });

  test("the current one does not change in the course of a day", () => {
    const years = instant("2025-01-01T00:00Z", "2029-12-31T00:00Z");
    fc.assert(
      fc.property(
        years,
        years,
        recurrency,
        zone,
        fc.integer({ min: 0, max: 1439 }),
        (startsAt, now, recurrency, timeZone, minutes) => {
          const midnight = dayOf(now, timeZone).toZonedDateTime(timeZone);
          const later = new Date(midnight.add({ minutes }).epochMilliseconds);
          if (!dayOf(later, timeZone).equals(midnight.toPlainDate())) return;
          const series = { startsAt, recurrency };
          const atMidnight = new Date(midnight.epochMilliseconds);
          expect(currentOccurrence(series, timeZone, later)).toEqual(
            currentOccurrence(series, timeZone, atMidnight),
          );
        },
      ),
    );
  });

  test("a one-off is always itself", () => {
    fc.assert(
      fc.property(moment, moment, zone, (startsAt, now, timeZone) => {
        expect(currentOccurrence({ startsAt, recurrency: "none" }, timeZone, now)).toBe(startsAt);
      }),
    );
  });
});
