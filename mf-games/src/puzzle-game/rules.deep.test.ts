import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { isReachable, puzzles } from "../testing/puzzle-rules.ts";
import { seeded } from "../testing/seeded.ts";
import {
  canSlide,
  GAP,
  isSolved,
  newPuzzle,
  type PuzzleState,
  SHUFFLE_MOVES,
  slide,
  solvedPuzzle,
  takeBack,
} from "./rules.ts";

describe("a new puzzle", () => {
  test.each([
    ["easy", 3],
    ["normal", 4],
    ["hard", 5],
  ] as const)("'%s' is %i × %i", (difficulty, size) => {
    const puzzle = newPuzzle(difficulty, seeded(1));
    expect([puzzle.size, puzzle.tiles.length, puzzle.moves]).toEqual([size, size * size, 0]);
  });

  test("is made by 1000 random moves", () => {
    const random = seeded(9);
    let draws = 0;
    newPuzzle("hard", () => {
      draws += 1;
      return random();
    });
    expect(draws).toBe(SHUFFLE_MOVES);
  });

  test("that would end in order is shuffled on", () => {
    for (const value of [0, 0.3, 0.5, 0.999_999]) {
      for (const difficulty of ["easy", "normal", "hard"] as const)
        expect(isSolved(newPuzzle(difficulty, () => value))).toBe(false);
    }
  });

  test("reaches every order that can be reached, on a 2 × 2 board in small", () => {
    // The same step as the shuffle's, walked through completely: 12 of the 24 orders.
    const start: PuzzleState = {
      difficulty: "easy",
      size: 2,
      tiles: [1, 2, 3, 0],
      dealt: [],
      moves: 0,
      slid: [],
      helped: false,
    };
    const found = new Map([[start.tiles.join(), start]]);
    for (const puzzle of found.values()) {
      for (let place = 0; place < 4; place++) {
        const next = slide(puzzle, place);
        if (!found.has(next.tiles.join())) found.set(next.tiles.join(), next);
      }
    }
    expect(found.size).toBe(12);
    expect([...found.values()].every(isReachable)).toBe(true);
  });
});

describe("a move", () => {
  test.each([0, 4, 6, 8, -1, 9, 1.5, Number.NaN])("of place %d does nothing", (place) => {
    const puzzle = solvedPuzzle("easy");
    expect(slide(puzzle, place)).toBe(puzzle);
  });

  test("does not go round the edge of the board", () => {
    const puzzle: PuzzleState = { ...solvedPuzzle("easy"), tiles: [1, 2, 3, 0, 4, 5, 6, 7, 8] };
    expect([0, 1, 2, 4, 5, 6].filter((place) => canSlide(puzzle, place))).toEqual([0, 4, 6]);
  });

  test("is undone by sliding the same tile back", () => {
    fc.assert(
      fc.property(puzzles, fc.nat(24), (puzzle, place) => {
        const gap = puzzle.tiles.indexOf(GAP);
        if (!canSlide(puzzle, place)) return;
        expect(slide(slide(puzzle, place), gap).tiles).toEqual(puzzle.tiles);
      }),
    );
  });
});

describe("taking a move back", () => {
  test("leads from any game to its beginning", () => {
    fc.assert(
      fc.property(puzzles, fc.array(fc.nat(24), { maxLength: 40 }), (puzzle, steps) => {
        let played = steps.reduce(slide, puzzle);
        if (isSolved(played)) return;
        while (played.slid.length > 0 && !isSolved(played)) played = takeBack(played);
        if (!isSolved(played)) expect(played.tiles).toEqual(puzzle.tiles);
      }),
    );
  });
});
