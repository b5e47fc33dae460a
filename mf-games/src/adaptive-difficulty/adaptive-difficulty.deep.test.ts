import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import {
  type AdaptiveDifficulty,
  afterRound,
  FIRST_DIFFICULTY,
  levelOf,
} from "./adaptive-difficulty.ts";

/** How likely a player succeeds on a level: half of the time where it equals the strength. */
const chance = (strength: number, steepness: number, level: number) =>
  1 / (1 + Math.exp(-steepness * (strength - level)));

/** The level on which such a player succeeds 8 times in 10. */
const comfortable = (strength: number, steepness: number) => strength - Math.log(4) / steepness;

/** Plays many lives of one player; returns the mean success in the rounds `from` to `to`. */
function play(strength: number, steepness: number, levels: number, [from, to]: [number, number]) {
  const random = seeded(strength * 1000 + levels);
  let sum = 0;
  for (let life = 0; life < 1500; life++) {
    let difficulty: AdaptiveDifficulty = FIRST_DIFFICULTY;
    for (let round = 1; round <= to; round++) {
      const level = levelOf(difficulty, levels);
      const likely = chance(strength, steepness, level);
      if (round >= from) sum += likely;
      difficulty = afterRound(difficulty, random() < likely, levels);
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
])("on %i levels, players whose chances fall by %d a level", (levels, steepness) => {
  const spread = Math.log(4) / steepness;

  const strengths = [0.15, 0.325, 0.5, 0.675, 0.85].map((part) => 1 + part * (levels - 1) + spread);

  test.each(strengths)(
    "of strength %d succeed 70 to 85 times in 100 after 10 rounds",
    (strength) => {
      expect(comfortable(strength, steepness)).toBeGreaterThan(1);
      for (const rounds of [
        [11, 20],
        [21, 40],
      ] as [number, number][]) {
        const succeeded = play(strength, steepness, levels, rounds);
        expect(succeeded).toBeGreaterThanOrEqual(0.7);
        expect(succeeded).toBeLessThanOrEqual(0.85);
      }
    },
  );
});
