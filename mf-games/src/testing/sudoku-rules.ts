import { fc } from "@acompana/kit/testing/properties";
import { type Difficulty, GRIDS, newSudoku, type SudokuState } from "../sudoku-game/rules.ts";
import { seeded } from "./seeded.ts";

export const DIFFICULTIES = Object.keys(GRIDS) as Difficulty[];

export const seeds = fc.integer();

export const difficulties = fc.constantFrom(...DIFFICULTIES);

export const boards = fc
  .tuple(difficulties, seeds)
  .map(([difficulty, seed]) => frozen(newSudoku(difficulty, seeded(seed))));

/** So that a rule which changed its input would throw. */
export function frozen(board: SudokuState): SudokuState {
  Object.freeze(board.cells);
  Object.freeze(board.givens);
  return Object.freeze(board);
}
