import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { frozen, isReachable, puzzles } from "../testing/puzzle-rules.ts";
import { seeded } from "../testing/seeded.ts";
import {
  canSlide,
  GAP,
  inPlace,
  isSolved,
  newPuzzle,
  score,
  slide,
  solvedPuzzle,
  takeBack,
} from "./rules.ts";

describe("a new puzzle", () => {
  test("has every tile once, is not in order yet, and can be put in order", () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        expect([...puzzle.tiles].sort((a, b) => a - b)).toEqual(
          Array.from(puzzle.tiles, (_, tile) => tile),
        );
        expect(isSolved(puzzle)).toBe(false);
        expect(isReachable(puzzle)).toBe(true);
      }),
    );
  });
});

describe("a move", () => {
  test("slides a tile beside the gap into it, and counts", () => {
    const puzzle = solvedPuzzle("easy");
    const moved = slide(puzzle, 7);
    expect(moved.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect([moved.moves, inPlace(moved), isSolved(moved)]).toEqual([1, 7, false]);
    expect(isSolved(slide(moved, 8))).toBe(true);
  });

  test("sequences of any inputs throw nothing, lose no tile and stay solvable", () => {
    const places = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double());
    fc.assert(
      fc.property(puzzles, fc.array(places, { maxLength: 100 }), (puzzle, steps) => {
        let played = puzzle;
        for (const place of steps) {
          const next = frozen(slide(played, place));
          expect(next.moves).toBe(played.moves + (canSlide(played, place) ? 1 : 0));
          played = next;
        }
        expect(new Set(played.tiles).size).toBe(puzzle.tiles.length);
        expect(isReachable(played)).toBe(true);
      }),
    );
  });
});

describe("taking a move back", () => {
  test("slides the same tiles back, one after the other, and counts as moves", () => {
    const puzzle = newPuzzle("easy", seeded(4));
    expect(takeBack(puzzle)).toBe(puzzle);
    const [first = 0] = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((place) => canSlide(puzzle, place));
    const once = slide(puzzle, first);
    const [second = 0] = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
      (place) => canSlide(once, place) && place !== puzzle.tiles.indexOf(GAP),
    );
    const twice = slide(once, second);
    expect(takeBack(twice).tiles).toEqual(once.tiles);
    const back = takeBack(takeBack(twice));
    expect([back.tiles, back.moves, back.helped]).toEqual([puzzle.tiles, 4, false]);
    expect(takeBack(back)).toBe(back);
  });
});

test("points are max(1000 − moves × 10 − seconds, 100)", () => {
  expect([score(0, 0), score(20, 65), score(90, 0), score(90, 1), score(5000, 5000)]).toEqual([
    1000, 735, 100, 100, 100,
  ]);
  const count = fc.oneof(fc.nat(120), fc.nat(100_000));
  fc.assert(
    fc.property(count, count, count, (moves, seconds, more) => {
      const points = score(moves, seconds);
      expect(points).toBe(Math.max(100, 1000 - 10 * moves - seconds));
      expect(score(moves + more, seconds)).toBeLessThanOrEqual(points);
    }),
    { numRuns: 5000 },
  );
});
