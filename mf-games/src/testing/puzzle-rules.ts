import { fc } from "@acompana/kit/testing/properties";
import { type Difficulty, GAP, newPuzzle, type PuzzleState, SIZES } from "../puzzle-game/rules.ts";
import { seeded } from "./seeded.ts";

const difficulties = fc.constantFrom(...(Object.keys(SIZES) as Difficulty[]));

const seeds = fc.integer();

export const puzzles = fc
  .tuple(difficulties, seeds)
  .map(([difficulty, seed]) => frozen(newPuzzle(difficulty, seeded(seed))));

/** So that a rule which changed its input would throw. */
export function frozen(puzzle: PuzzleState): PuzzleState {
  Object.freeze(puzzle.tiles);
  return Object.freeze(puzzle);
}

/**
 * Whether an order of the tiles can be reached from the solved one, by the classic count of
 * inversions and not by trying.
 */
export function isReachable({ tiles, size }: PuzzleState): boolean {
  const order = tiles.filter((tile) => tile !== GAP);
  const inversions = order.flatMap((tile, index) =>
    order.slice(index + 1).filter((later) => later < tile),
  ).length;
  const rowsBelow = size - 1 - Math.floor(tiles.indexOf(GAP) / size);
  return (inversions + (size % 2 === 0 ? rowsBelow : 0)) % 2 === 0;
}
