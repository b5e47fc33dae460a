import { describe, expect, test } from "vitest";
import { RECURRENCIES, type reminders } from "../../db/schema/reminders.ts";
import { fc } from "../../tools/testing/properties.ts";
import { currentReminderOccurrence, dayOf, reminderOccurrences } from "./occurrences.ts";
import { planChange } from "./plan-change.ts";
import { wordsExample } from "./reminder-words.ts";

type Row = typeof reminders.$inferSelect;

const MADRID = "Europe/Madrid";
const MINUTE = 60_000;

const rowOf = (startsAt: string, recurrency: Row["recurrency"] = "daily"): Row => ({
  id: "r1",
  userId: "u1",
  ...wordsExample,
  title: "Pastilla",
  startsAt: new Date(startsAt),
  recurrency,
  createdAt: new Date(startsAt),
  changedAt: null,
  exceptions: [],
});

/** The next occurrences from a day on, as moments of Madrid's clocks and titles. */
function timesOf(row: Row, day: string, count: number): string[] {
  const found: string[] = [];
  for (const { at, exception } of reminderOccurrences(row, MADRID, Temporal.PlainDate.from(day))) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(MADRID);
    const words = exception && exception.title !== row.title ? ` ${exception.title}` : "";
    found.push(wall.toPlainDateTime().toString() + words);
    if (found.length === count) break;
  }
  return found;
}

describe("over the change of the clocks", () => {
  // Summer time begins on Sunday, 29 March 2026.
  const row = rowOf("2026-03-02T08:00:00.000Z");
  const now = new Date("2026-03-28T06:00:00.000Z");
  const change = {
    occurrence: "2026-03-28T08:00:00.000Z",
    dateTime: "2026-03-28T10:30:00+01:00",
    title: "Media pastilla",
  };

  test("one occurrence moves alone, and the others keep their time", () => {
    const planned = planChange(row, { ...change, scope: "one" }, { now, timeZone: MADRID });
    expect(timesOf(planned.row, "2026-03-27", 4)).toEqual([
      "2026-03-27T09:00:00",
      "2026-03-28T10:30:00 Media pastilla",
      "2026-03-29T09:00:00",
      "2026-03-30T09:00:00",
    ]);
  });

  test("all of them get the new time on the clock", () => {
    const planned = planChange(row, { ...change, scope: "all" }, { now, timeZone: MADRID });
    expect(timesOf(planned.row, "2026-03-28", 3)).toEqual([
      "2026-03-28T10:30:00",
      "2026-03-29T10:30:00",
      "2026-03-30T10:30:00",
    ]);
    expect(planned.row.title).toBe("Media pastilla");
  });
});

test("a change in February does not tie the 31st to the 28th", () => {
  const row = rowOf("2026-01-31T08:00:00.000Z", "monthly");
  const at = { now: new Date("2026-02-20T08:00:00.000Z"), timeZone: MADRID };
  const occurrence = "2026-02-28T08:00:00.000Z";
  const later = { occurrence, scope: "all", dateTime: "2026-02-28T18:00:00+01:00" } as const;
  expect(timesOf(planChange(row, later, at).row, "2026-02-20", 2)).toEqual([
    "2026-02-28T18:00:00",
    "2026-03-31T18:00:00",
  ]);
  const earlier = { occurrence, scope: "all", dateTime: "2026-02-27T09:00:00+01:00" } as const;
  expect(timesOf(planChange(row, earlier, at).row, "2026-02-20", 2)).toEqual([
    "2026-02-27T09:00:00",
    "2026-03-27T09:00:00",
  ]);
});

test("today's that was kept and is changed for all stays today's, also before the series' new start", () => {
  const at = { now: new Date("2026-03-23T08:00:00.000Z"), timeZone: MADRID };
  const later = { scope: "all", occurrence: "2026-03-24T08:00:00.000Z" } as const;
  const { row } = planChange(
    rowOf("2026-03-20T08:00:00.000Z"),
    { ...later, dateTime: "2026-03-25T00:00:00+01:00" },
    at,
  );
  const today = { scope: "all", occurrence: "2026-03-23T08:00:00.000Z" } as const;
  const planned = planChange(row, { ...today, dateTime: "2026-03-23T09:01:00+01:00" }, at);
  expect(timesOf(planned.row, "2026-03-23", 3)).toEqual([
    "2026-03-23T09:01:00",
    "2026-03-24T09:01:00",
    "2026-03-25T09:01:00",
  ]);
});

test.each([
  ["the series' first", "2026-10-25T00:30:00.000Z"],
  ["a later one", "2026-10-20T00:30:00.000Z"],
])("%s can be put at the second of two equal times when the clocks go back", (_which, start) => {
  const occurrence = "2026-10-25T00:30:00.000Z";
  const at = { now: new Date("2026-10-24T22:30:00.000Z"), timeZone: MADRID };
  const change = { occurrence, scope: "all", dateTime: "2026-10-25T02:10:00+01:00" } as const;
  const { row } = planChange(rowOf(start), change, at);
  expect(firstOf(row, MADRID, at.now).slice(0, 2)).toEqual([
    Date.parse("2026-10-25T01:10:00.000Z"),
    Date.parse("2026-10-26T01:10:00.000Z"),
  ]);
});

test.each([
  ["nothing but a word", {}, "2026-03-04T09:00:00"],
  ["the time", { dateTime: "2026-03-03T20:00:00+01:00" }, "2026-03-04T20:00:00"],
  ["the day", { dateTime: "2026-03-05T09:00:00+01:00" }, "2026-03-06T09:00:00"],
  ["how it recurs", { recurrency: "weekly" as const }, "2026-03-10T09:00:00"],
  ["that it recurs", { recurrency: "none" as const }, undefined],
])(
  "today's stays as it was when %s of tomorrow's and all later ones changes",
  (_what, part, after) => {
    const row = rowOf("2026-02-01T08:00:00.000Z");
    const at = { now: new Date("2026-03-02T05:00:00.000Z"), timeZone: MADRID };
    const change = {
      occurrence: "2026-03-03T08:00:00.000Z",
      scope: "all",
      title: "Otra",
      ...part,
    } as const;
    const planned = planChange(row, change, at);
    const times = timesOf(planned.row, "2026-03-02", 3);
    expect(times[0]).toBe("2026-03-02T09:00:00 Pastilla");
    expect(times[2]).toBe(after);
  },
);

const zone = fc.constantFrom(MADRID, "Atlantic/Canary", "UTC", "America/New_York");
const change = fc.record({
  isUpcoming: fc.boolean(),
  scope: fc.constantFrom("one" as const, "all" as const),
  /** From the occurrence to where it is moved. */
  minutes: fc.integer({ min: -4 * 1440, max: 4 * 1440 }),
  hoursLater: fc.integer({ min: 0, max: 80 }),
});

test("whatever is changed after each other, no day has two and the changed one is where it was put", () => {
  fc.assert(
    fc.property(
      zone,
      fc.constantFrom(...RECURRENCIES),
      fc.constantFrom(
        "2026-03-20T08:00:00.000Z",
        "2026-10-20T00:30:00.000Z",
        "2027-01-31T22:00:00.000Z",
      ),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (timeZone, recurrency, start, changes) => {
        let row = rowOf(start, recurrency);
        let now = new Date(Date.parse(start) + 3 * 24 * 60 * MINUTE);
        for (const { isUpcoming, scope, minutes, hoursLater } of changes) {
          const today = dayOf(now, timeZone);
          const current = currentReminderOccurrence(row, timeZone, now);
          const next = reminderOccurrences(row, timeZone, today.add({ days: 1 })).next().value;
          const target = (isUpcoming && next) || current;
          const dateTime = new Date(target.at.getTime() + minutes * MINUTE).toISOString();
          const others = firstOf(row, timeZone, now).filter((at) => at !== target.at.getTime());
          const wanted = { occurrence: target.at.toISOString(), scope, dateTime };
          const planned = tried(() => planChange(row, wanted, { now, timeZone }));
          if (!planned) continue;
          row = planned.row;
          const after = firstOf(row, timeZone, now);
          const days = after.map((at) => dayOf(new Date(at), timeZone).toString());
          expect(new Set(days).size).toBe(days.length);
          if (Date.parse(dateTime) >= now.getTime()) expect(after).toContain(Date.parse(dateTime));
          if (scope === "one" && recurrency !== "none") {
            expect(after.filter((at) => at !== planned.to.getTime()).slice(0, 4)).toEqual(
              others.slice(0, 4),
            );
          } else if (target.at > current.at) {
            expect(after[0]).toBe(current.at.getTime());
          }
          now = new Date(now.getTime() + hoursLater * 60 * MINUTE);
        }
      },
    ),
    { numRuns: 400 },
  );
});

/** The occurrences of today and later, six at most. */
function firstOf(row: Row, timeZone: string, now: Date): number[] {
  const found: number[] = [];
  for (const { at } of reminderOccurrences(row, timeZone, dayOf(now, timeZone))) {
    found.push(at.getTime());
    if (found.length === 6) break;
  }
  return found;
}

/** Null when the change is refused. */
function tried<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
