import { describe, expect, it, test } from "vitest";
import { fc } from "../testing/properties.ts";
import { type Verdict, verdictOf } from "./verdict.ts";
import type { MetricsRange } from "./window.ts";

/** What the API sums up of a person's days so far, the newest last: whether each was active. */
function metricsOf(life: readonly boolean[], range: MetricsRange) {
  return { activeDays: life.slice(-range).filter(Boolean).length, enrolledDays: life.length };
}
const verdict = (life: readonly boolean[], range: MetricsRange) =>
  verdictOf(metricsOf(life, range), range);
const ranges = [7, 30] as const;

describe.each(ranges)("over the last %i days", (range) => {
  // A few months of somebody's life with the portal, from the day of the enrolment on.
  const months = { minLength: 1, maxLength: 120 };

  it("never calls somebody quiet who was there every day since the enrolment", () => {
    for (let day = 1; day <= 120; day += 1) {
      const life = Array<boolean>(day).fill(true);
      expect([day, verdict(life, range)]).toEqual([day, day < 3 ? "start" : "praise"]);
    }
  });

  it("says the same of every life with the same days, and nothing of what was before it", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), months), (life) => {
        const said = verdict(life, range);
        const seen = life.slice(-range);
        const active = seen.filter(Boolean).length;
        // Praise is for most of the days that there were, and for them always.
        expect(said === "praise").toBe(active >= 3 && active > seen.length - active);
        if (life.length <= 28) expect(said).not.toBe("quiet");
        else expect(said).not.toBe("start");
      }),
    );
  });

  it("never praises somebody who is rarely there", () => {
    // At most one day in three, from the start on.
    const rare = fc.array(fc.nat(2), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(rare, (places) => {
        const life = places.flatMap((place) => [0, 1, 2].map((day) => day === place));
        expect(verdict(life, range)).not.toBe("praise");
      }),
    );
  });

  it("says nothing against somebody in a pause", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), months), fc.integer({ min: 1, max: 30 }), (life, days) => {
        const said = verdictOf({ ...metricsOf(life, range), pausedDays: days }, range);
        expect(said === null || said === "praise").toBe(true);
      }),
    );
  });
});

test.each<[MetricsRange, number, number | undefined, Verdict]>([
  // A first week of daily use, in both views.
  [7, 7, 7, "praise"],
  [30, 7, 7, "praise"],
  [30, 3, 3, "praise"],
  [30, 1, 1, "start"],
  [7, 0, 0, "start"],
  [30, 4, 10, "start"],
  [7, 0, 28, "start"],
  [7, 0, 29, "quiet"],
  [30, 14, 29, "quiet"],
  [30, 15, 29, "praise"],
  // Long enrolled, or of an API that does not say since when.
  [7, 3, 400, "quiet"],
  [7, 4, 400, "praise"],
  [30, 15, undefined, "quiet"],
  [30, 16, undefined, "praise"],
])(
  "of %i days with %i active ones, %s after the enrolment: %s",
  (range, activeDays, enrolled, said) => {
    const since = enrolled === undefined ? {} : { enrolledDays: enrolled };
    expect(verdictOf({ activeDays, ...since }, range)).toBe(said);
  },
);
