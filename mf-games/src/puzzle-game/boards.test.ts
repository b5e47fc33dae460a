import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { boardsByDistance, GAP, shortestWay, slidBetween, slidTiles } from "./boards.ts";
import { nextPress } from "./next-press.ts";
import {
  help,
  isSolved,
  newPuzzle,
  SHORTEST,
  SIZES,
  shuffledPuzzle,
  solvedPuzzle,
} from "./rules.ts";

const seeds = fc.integer();

test("the 3 × 3 boards are counted by distance as the whole table of them is known to be", () => {
  // Sequence A089473: how many boards of the 8-puzzle need n moves.
  const counts = boardsByDistance(solvedPuzzle("easy").tiles, 3, 12).map(({ length }) => length);
  expect(counts).toEqual([1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748]);
});

test("'Normal' is dealt at most 20 moves away, and not next to its order", () => {
  expect(SHORTEST.normal).toEqual([14, 20]);
  fc.assert(
    fc.property(seeds, (seed) => {
      const { tiles, size } = newPuzzle("normal", seeded(seed));
      const way = shortestWay(tiles, size) ?? [];
      expect(way.length).toBeGreaterThanOrEqual(14);
      expect(way.length).toBeLessThanOrEqual(20);
      expect(way.reduce(slidTiles, tiles)).toEqual(solvedPuzzle("normal").tiles);
    }),
    { numRuns: 60 },
  );
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
