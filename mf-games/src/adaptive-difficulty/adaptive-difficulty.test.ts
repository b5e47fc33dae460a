import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { afterRound, FIRST_PACE, type Pace, rungOf } from "./pace.ts";

/** How likely a player succeeds on a rung: half of the time on the one that equals the strength. */
const chance = (strength: number, steepness: number, rung: number) =>
  1 / (1 + Math.exp(-steepness * (strength - rung)));

/** The rung on which such a player succeeds 8 times in 10. */
const comfortable = (strength: number, steepness: number) => strength - Math.log(4) / steepness;

/** Plays many lives of one player; returns the mean chance of success in the rounds `from` to `to`. */
function play(strength: number, steepness: number, rungs: number, [from, to]: [number, number]) {
  const random = seeded(strength * 1000 + rungs);
  let sum = 0;
  for (let life = 0; life < 1500; life++) {
    let pace: Pace = FIRST_PACE;
    for (let round = 1; round <= to; round++) {
      const rung = rungOf(pace, rungs);
      const likely = chance(strength, steepness, rung);
      if (round >= from) sum += likely;
      pace = afterRound(pace, random() < likely, rungs);
    }
  }
  return sum / (1500 * (to - from + 1));
}

describe.each([
  [8, 0.8],
  [8, 1.2],
  [8, 2],
  [6, 1.2],
  [7, 1.2],
  [9, 1.2],
])("on %i rungs, players whose chances fall by %d a rung", (rungs, steepness) => {
  const spread = Math.log(4) / steepness;
  const strengths = [0.15, 0.325, 0.5, 0.675, 0.85].map((part) => 1 + part * (rungs - 1) + spread);

  test.each(strengths)(
    "of strength %d succeed 70 to 85 times in 100 after 10 rounds",
    (strength) => {
      expect(comfortable(strength, steepness)).toBeGreaterThan(1);
      for (const rounds of [
        [11, 20],
        [21, 40],
      ] as [number, number][]) {
        const succeeded = play(strength, steepness, rungs, rounds);
        expect(succeeded).toBeGreaterThanOrEqual(0.7);
        expect(succeeded).toBeLessThanOrEqual(0.85);
      }
    },
  );
});

test("whoever always succeeds climbs a rung a round, to the last", () => {
  let pace = FIRST_PACE;
  const climbed = Array.from({ length: 10 }, () => {
    const rung = rungOf(pace, 8);
    pace = afterRound(pace, true, 8);
    return rung;
  });
  expect(climbed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
});

test("whoever never succeeds stays on the easiest rung", () => {
  let pace = FIRST_PACE;
  for (let round = 0; round < 50; round++) pace = afterRound(pace, false, 8);
  expect(pace).toEqual({ level: 1, rounds: 50, misses: 50 });
});

test("one miss after a climb takes a rung or two, never all", () => {
  const climbed = { level: 6, rounds: 5, misses: 0 };
  expect(rungOf(afterRound(climbed, false, 8), 8)).toBe(5);
});

test("after a miss it takes several successes to climb again", () => {
  let pace: Pace = { level: 3.6, rounds: 9, misses: 2 };
  for (let round = 0; round < 3; round++) pace = afterRound(pace, true, 8);
  expect(rungOf(pace, 8)).toBe(4);
  pace = afterRound(pace, true, 8);
  expect(rungOf(pace, 8)).toBe(5);
});

test("whatever was kept, the next rung is one of the game's", () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.nat(1000),
      fc.nat(1000),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.boolean(), { maxLength: 60 }),
      (level, rounds, misses, rungs, outcomes) => {
        let pace: Pace = { level, rounds, misses };
        for (const succeeded of outcomes) pace = afterRound(pace, succeeded, rungs);
        const rung = rungOf(pace, rungs);
        expect(Number.isInteger(rung) && rung >= 1 && rung <= rungs).toBe(true);
      },
    ),
  );
});
