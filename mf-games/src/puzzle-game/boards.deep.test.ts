import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { wayHome } from "../testing/way-home.ts";
import { shortestWay } from "./boards.ts";
import { newPuzzle, shuffledPuzzle } from "./rules.ts";

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
