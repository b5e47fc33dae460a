import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import {
  canSlide,
  type Difficulty,
  GAP,
  inPlace,
  isSolved,
  newPuzzle,
  type PuzzleState,
  SHUFFLE_MOVES,
  SIZES,
  score,
  slide,
  solvedPuzzle,
  takeBack,
} from "./rules.ts";

const difficulties = fc.constantFrom(...(Object.keys(SIZES) as Difficulty[]));
const seeds = fc.integer();
const puzzles = fc
  .tuple(difficulties, seeds)
  .map(([difficulty, seed]) => frozen(newPuzzle(difficulty, seeded(seed))));

/** So that a rule which changed its input would throw. */
function frozen(puzzle: PuzzleState): PuzzleState {
  Object.freeze(puzzle.tiles);
  return Object.freeze(puzzle);
}

/**
 * Whether an order of the tiles can be reached from the solved one, by the classic count of
 * inversions and not by trying.
 */
function isReachable({ tiles, size }: PuzzleState): boolean {
  const order = tiles.filter((tile) => tile !== GAP);
  const inversions = order.flatMap((tile, index) =>
    order.slice(index + 1).filter((later) => later < tile),
  ).length;
  const rowsBelow = size - 1 - Math.floor(tiles.indexOf(GAP) / size);
  return (inversions + (size % 2 === 0 ? rowsBelow : 0)) % 2 === 0;
}

describe("a new puzzle", () => {
  test.each([
    ["easy", 3],
    ["normal", 4],
    ["hard", 5],
  ] as const)("'%s' is %i × %i", (difficulty, size) => {
    const puzzle = newPuzzle(difficulty, seeded(1));
    expect([puzzle.size, puzzle.tiles.length, puzzle.moves]).toEqual([size, size * size, 0]);
  });

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
  test("slides a tile beside the gap into it, and counts", () => {
    const puzzle = solvedPuzzle("easy");
    const moved = slide(puzzle, 7);
    expect(moved.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect([moved.moves, inPlace(moved), isSolved(moved)]).toEqual([1, 7, false]);
    expect(isSolved(slide(moved, 8))).toBe(true);
  });

  test.each([0, 4, 6, 8, -1, 9, 1.5, Number.NaN])("of place %d does nothing", (place) => {
    const puzzle = solvedPuzzle("easy");
    expect(slide(puzzle, place)).toBe(puzzle);
  });

  test("does not go round the edge of the board", () => {
    const puzzle: PuzzleState = { ...solvedPuzzle("easy"), tiles: [1, 2, 3, 0, 4, 5, 6, 7, 8] };
    expect([0, 1, 2, 4, 5, 6].filter((place) => canSlide(puzzle, place))).toEqual([0, 4, 6]);
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
