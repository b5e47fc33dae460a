import { describe, expect, test } from "vitest";
import { DIFFICULTIES, type Difficulty, type GameType } from "../../db/schema/scores.ts";
import { fc } from "../../tools/testing/properties.ts";
import { implausibleField } from "./score-bounds.ts";

type Row = [Difficulty, score: number, timeSeconds: number];

/** The field that is wrong, or null. */
const judge = (gameType: GameType, [difficulty, score, timeSeconds]: Row) =>
  implausibleField({ gameType, difficulty, score, timeSeconds });

const plausible: Record<GameType, Row[]> = {
  "memory-cards": [
    ["normal", 1704, 8],
    ["normal", 1480, 75],
    ["normal", 1000, 300],
    ["normal", 1120, 4000],
    ["normal", 1000, 86_400],
  ],
  "number-sequence": [
    ["easy", 10, 9500],
    ["easy", 30, 11_000],
    ["normal", 60, 12_500],
    ["normal", 150, 15_500],
    ["hard", 210, 17_000],
  ],
  "pattern-memory": [
    ["easy", 0, 5],
    ["normal", 45, 40],
    ["hard", 315, 90],
  ],
  "visual-memory": [
    ["easy", 0, 4],
    ["normal", 120, 41],
    ["hard", 420, 120],
  ],
  sudoku: [
    ["easy", 1000, 0],
    ["easy", 940, 60],
    ["normal", 1880, 60],
    ["hard", 2772, 76],
    ["hard", 300, 5000],
    ["easy", 100, 900],
  ],
  puzzle: [
    ["easy", 850, 50],
    ["normal", 100, 5000],
    ["hard", 100, 4],
  ],
  math: [
    ["easy", 50, 30],
    ["normal", 0, 30],
    ["hard", 135, 30],
    ["normal", 100, 12],
    ["easy", 50, 1800],
  ],
};

const implausible: Record<GameType, [...Row, "difficulty" | "score" | "timeSeconds"][]> = {
  "memory-cards": [
    ["easy", 1480, 75, "difficulty"],
    ["hard", 1480, 75, "difficulty"],
    ["normal", 1481, 75, "score"],
    ["normal", 1440, 75, "score"],
    ["normal", 1580, 75, "score"],
    ["normal", 1800, 8, "score"],
    ["normal", 998, 400, "score"],
    ["normal", 1130, 400, "score"],
    ["normal", 1700, 2, "timeSeconds"],
    ["normal", 1000, 86_401, "timeSeconds"],
  ],
  "number-sequence": [
    ["easy", 10, 10, "timeSeconds"],
    ["easy", 10, 9501, "timeSeconds"],
    ["easy", 10, 8000, "timeSeconds"],
    ["hard", 10, 500_000, "timeSeconds"],
    ["hard", 10, 9500, "difficulty"],
    ["easy", 60, 12_500, "difficulty"],
    ["normal", 210, 18_500, "difficulty"],
    ["easy", 0, 9500, "score"],
    ["easy", 15, 9500, "score"],
    ["normal", 20, 12_500, "score"],
    ["hard", 50_510, 17_000, "score"],
  ],
  "pattern-memory": [
    ["easy", 20, 40, "score"],
    ["easy", 75_765, 40, "score"],
    ["easy", 15, 86_401, "timeSeconds"],
  ],
  "visual-memory": [
    ["easy", 30, 40, "score"],
    ["easy", 101_020, 40, "score"],
    ["easy", 20, 86_401, "timeSeconds"],
  ],
  sudoku: [
    ["easy", 1001, 0, "score"],
    ["easy", 99, 5000, "score"],
    ["easy", 1000, 60, "score"],
    ["easy", 100, 60, "score"],
    ["normal", 1881, 60, "score"],
    ["hard", 940, 60, "score"],
    ["hard", 300, 86_401, "timeSeconds"],
  ],
  puzzle: [
    ["easy", 1001, 0, "score"],
    ["easy", 99, 50, "score"],
    ["easy", 960, 50, "score"],
    ["easy", 101, 5000, "score"],
    ["easy", 100, 86_401, "timeSeconds"],
  ],
  math: [
    ["easy", 55, 30, "score"],
    ["easy", 7, 30, "score"],
    ["normal", 15, 30, "score"],
    ["hard", 151, 30, "score"],
    ["hard", 150, 86_401, "timeSeconds"],
  ],
};

describe.each(Object.keys(plausible) as GameType[])("%s", (game) => {
  test.each(plausible[game])("can end %s with %i points after %i", (...row) => {
    expect(judge(game, row)).toBeNull();
  });

  test.each(implausible[game])("cannot end %s with %i points after %i: %s", (...row) => {
    const [difficulty, score, timeSeconds, field] = row;
    expect(judge(game, [difficulty, score, timeSeconds])).toBe(field);
  });
});

describe("property: whatever the specification’s formula gives is taken:", () => {
  const seconds = fc.nat(86_400);
  const difficulty = fc.constantFrom(...DIFFICULTIES);

  test("card pairs", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 86_400 }),
        fc.integer({ min: 8, max: 500 }),
        (time, attempts) => {
          const score = 1000 + 2 * Math.max(300 - time, 0) + 10 * Math.max(20 - attempts, 0);
          expect(judge("memory-cards", ["normal", score, time])).toBeNull();
        },
      ),
    );
  });

  test("number sequence, with the difficulty of before or after the level is raised", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.boolean(), (level, isRaised) => {
        const shown = isRaised ? level + 1 : level;
        const difficulty = shown > 5 ? "hard" : shown > 2 ? "normal" : "easy";
        const score = 5 * level * (level + 1);
        expect(judge("number-sequence", [difficulty, score, (2 + level) * 1500 + 5000])).toBeNull();
      }),
    );
  });

  test("patterns and visual memory", () => {
    fc.assert(
      fc.property(difficulty, fc.nat(100), seconds, (difficulty, won, time) => {
        const steps = (won * (won + 1)) / 2;
        expect(judge("pattern-memory", [difficulty, 15 * steps, time])).toBeNull();
        expect(judge("visual-memory", [difficulty, 20 * steps, time])).toBeNull();
      }),
    );
  });

  test("sudoku and sliding puzzle", () => {
    fc.assert(
      fc.property(difficulty, seconds, fc.nat(5000), (difficulty, time, moves) => {
        const factor = { easy: 1, normal: 2, hard: 3 }[difficulty];
        const sudoku = Math.max(1000 - time, 100) * factor;
        expect(judge("sudoku", [difficulty, sudoku, time])).toBeNull();
        const puzzle = Math.max(1000 - moves * 10 - time, 100);
        expect(judge("puzzle", [difficulty, puzzle, time])).toBeNull();
      }),
    );
  });

  test("math", () => {
    fc.assert(
      fc.property(difficulty, fc.nat(10), fc.nat(30), (difficulty, right, time) => {
        const points = { easy: 5, normal: 10, hard: 15 }[difficulty];
        expect(judge("math", [difficulty, right * points, time])).toBeNull();
      }),
    );
  });
});
