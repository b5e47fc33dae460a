import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { seeds } from "../testing/boards.ts";
import { seeded } from "../testing/seeded.ts";
import { shortestWay, slidTiles } from "./boards.ts";
import { newPuzzle, SHORTEST, solvedPuzzle } from "./rules.ts";

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
