import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { seeds } from "../testing/boards.ts";
import { seeded } from "../testing/seeded.ts";
import { wayHome } from "../testing/way-home.ts";
import { boardsByDistance, GAP, shortestWay, slidBetween, slidTiles } from "./boards.ts";
import { nextPress } from "./next-press.ts";
import { help, isSolved, newPuzzle, SIZES, shuffledPuzzle, solvedPuzzle } from "./rules.ts";

test("'Fácil' is dealt 6 to 12 moves away, each distance as often as the others", () => {
  const found = new Map<number, number>();
  const random = seeded(5);
  for (let deal = 0; deal < 420; deal++) {
    // Measured by a plain search of the test's own.
    const { length } = wayHome(newPuzzle("easy", random).tiles);
    found.set(length, (found.get(length) ?? 0) + 1);
  }
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  for (const count of found.values()) expect(Math.abs(count - 60)).toBeLessThan(35);
});

test("the shortest way on 3 × 3 is as short as a plain search finds it", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, moves) => {
      const { tiles } = shuffledPuzzle("easy", seeded(seed), moves);
      expect(shortestWay(tiles, 3)?.length).toBe(wayHome(tiles).length);
    }),
    { numRuns: 60 },
  );
});

test("the 3 × 3 boards are counted by distance as the whole table of them is known to be", () => {
  // Sequence A089473: how many boards of the 8-puzzle need n moves.
  const counts = boardsByDistance(solvedPuzzle("easy").tiles, 3, 12).map(({ length }) => length);
  expect(counts).toEqual([1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748]);
});

test.each(["easy", "normal", "hard"] as const)(
  "whoever asks for hint after hint puts any board of '%s' in order",
  (difficulty) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let puzzle = shuffledPuzzle(difficulty, seeded(seed), 1000);
        for (let hint = 0; hint < 600 && !isSolved(puzzle); hint++) puzzle = help(puzzle);
        expect(isSolved(puzzle)).toBe(true);
        expect(puzzle.helped).toBe(true);
        expect(nextPress(puzzle.tiles, SIZES[difficulty])).toBe(null);
        expect(help(puzzle)).toBe(puzzle);
      }),
      { numRuns: 2 },
    );
  },
);

test("the slide between two orders is found, and none where they were dealt", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { tiles } = newPuzzle("normal", seeded(seed));
      const to = tiles.indexOf(GAP);
      const from = to % 4 === 0 ? to + 1 : to - 1;
      expect(slidBetween(tiles, slidTiles(tiles, from))).toEqual({ from, to });
      expect(slidBetween(tiles, tiles)).toBe(null);
      expect(slidBetween(tiles, solvedPuzzle("easy").tiles)).toBe(null);
      const twice = slidTiles(slidTiles(tiles, from), to === 5 ? 6 : 5);
      expect(slidBetween(tiles, twice)).toBe(null);
    }),
    { numRuns: 50 },
  );
});
