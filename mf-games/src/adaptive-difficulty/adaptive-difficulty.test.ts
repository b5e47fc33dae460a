import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import {
  type AdaptiveDifficulty,
  afterRound,
  FIRST_DIFFICULTY,
  levelOf,
} from "./adaptive-difficulty.ts";

test("whoever always succeeds climbs one level each round, up to the last", () => {
  let difficulty = FIRST_DIFFICULTY;
  const climbed = Array.from({ length: 10 }, () => {
    const level = levelOf(difficulty, 8);
    difficulty = afterRound(difficulty, true, 8);
    return level;
  });
  expect(climbed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
});

test("whoever never succeeds stays on the easiest level", () => {
  let difficulty = FIRST_DIFFICULTY;
  for (let round = 0; round < 50; round++) difficulty = afterRound(difficulty, false, 8);
  expect(difficulty).toEqual({ level: 1, rounds: 50, misses: 50 });
});

test("one miss after a climb takes a level or two, never all", () => {
  const climbed = { level: 6, rounds: 5, misses: 0 };
  expect(levelOf(afterRound(climbed, false, 8), 8)).toBe(5);
});

test("after a miss it takes several successes to climb again", () => {
  let difficulty: AdaptiveDifficulty = { level: 3.6, rounds: 9, misses: 2 };
  for (let round = 0; round < 3; round++) difficulty = afterRound(difficulty, true, 8);
  expect(levelOf(difficulty, 8)).toBe(4);
  difficulty = afterRound(difficulty, true, 8);
  expect(levelOf(difficulty, 8)).toBe(5);
});

test("whatever was kept, the next level is one of the game's", () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.nat(1000),
      fc.nat(1000),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.boolean(), { maxLength: 60 }),
      (start, rounds, misses, levels, outcomes) => {
        let difficulty: AdaptiveDifficulty = { level: start, rounds, misses };
        for (const succeeded of outcomes) difficulty = afterRound(difficulty, succeeded, levels);
        const level = levelOf(difficulty, levels);
        expect(Number.isInteger(level) && level >= 1 && level <= levels).toBe(true);
      },
    ),
  );
});
