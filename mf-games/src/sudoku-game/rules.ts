/**
 * Rules of the sudoku, after the specification of the older person's side, sections 4 and 9. Pure:
 * the random source and the time come in, a new state comes out.
 */
import type { RandomSource } from "../frame/random.ts";
import { filledGrid, solveByLogic, withBlanks } from "./generate.ts";

export type Difficulty = "easy" | "normal" | "hard";

/** Side of the grid, cells removed (spec §9), and the box that the printed sudoku also fills. */
export const GRIDS = {
  easy: { size: 4, removed: 6, boxRows: 2, boxColumns: 2, factor: 1 },
  normal: { size: 6, removed: 18, boxRows: 2, boxColumns: 3, factor: 2 },
  hard: { size: 9, removed: 45, boxRows: 3, boxColumns: 3, factor: 3 },
} as const;

export interface SudokuState {
  readonly difficulty: Difficulty;
  /** Cells in a row: 4, 6 or 9. */
  readonly size: number;
  /** The numbers that were there from the start, row by row; 0 is a blank cell. */
  readonly givens: readonly number[];
  /** What the cells hold now, the givens among them; 0 is a blank cell. */
  readonly cells: readonly number[];
  /** What was written so far, latest last: which cell, and what stood there before. */
  readonly written: readonly Writing[];
  /** Whether a hint was given: then the game is no record. */
  readonly helped: boolean;
}

interface Writing {
  readonly position: number;
  readonly before: number;
}

/**
 * A new board. Its blanks can be filled by logic alone in exactly one way, under rows and columns
 * (the rule that wins, spec §4) and so under the boxes of the printed sudoku too.
 *
 * @param removed how many cells are blank, 1 to the difficulty's own number
 */
export function newSudoku(
  difficulty: Difficulty,
  random: RandomSource,
  removed: number = GRIDS[difficulty].removed,
): SudokuState {
  const grid = GRIDS[difficulty];
  let givens: number[] | null = null;
  // A full grid that cannot lose so many cells is rare: the next one can.
  while (!givens) givens = withBlanks(filledGrid(grid, random), grid.size, removed, random);
  return { difficulty, size: grid.size, givens, cells: givens, written: [], helped: false };
}

/** Whether the cell was there from the start; an unknown position counts as one. */
export function isGiven(board: SudokuState, position: number): boolean {
  return board.givens[position] !== 0;
}

/**
 * Writes `digit` (1 to the size; 0 empties) into a blank cell. A given, a digit or position that
 * does not exist, and a board that is won change nothing.
 */
export function write(board: SudokuState, position: number, digit: number): SudokuState {
  const fits = Number.isInteger(digit) && digit >= 0 && digit <= board.size;
  if (!fits || isGiven(board, position) || isWon(board)) return board;
  const before = board.cells[position];
  if (before === undefined || before === digit) return board;
  const written = [...board.written, { position, before }];
  return { ...board, cells: board.cells.with(position, digit), written };
}

/** Takes the latest writing back, a hint too; nothing is left to take back at the start. */
export function takeBack(board: SudokuState): SudokuState {
  const last = board.written.at(-1);
  if (!last || isWon(board)) return board;
  const cells = board.cells.with(last.position, last.before);
  return { ...board, cells, written: board.written.slice(0, -1) };
}

/**
 * The cell that a hint fills: the chosen one unless it is right already, else the first that is
 * not; -1 when all are.
 */
export function hintPlace({ givens, cells, size }: SudokuState, chosen: number): number {
  const solution = solveByLogic(givens, size) ?? givens;
  const isOpen = (position: number) => cells[position] !== solution[position];
  return isOpen(chosen) ? chosen : cells.findIndex((_, position) => isOpen(position));
}

/** Writes the right digit into one cell; from then on the game is a helped one. */
export function help(board: SudokuState, position: number): SudokuState {
  const digit = solveByLogic(board.givens, board.size)?.[position];
  const next = digit === undefined ? board : write(board, position, digit);
  return next === board ? board : { ...next, helped: true };
}

/** Positions whose number stands twice in their row or column. */
export function repeated({ cells, size }: SudokuState): ReadonlySet<number> {
  const found = new Set<number>();
  const seen = new Map<string, number>();
  for (const [position, digit] of cells.entries()) {
    if (digit === 0) continue;
    for (const line of [`row ${Math.floor(position / size)}`, `column ${position % size}`]) {
      const earlier = seen.get(`${line}: ${digit}`);
      if (earlier !== undefined) found.add(earlier).add(position);
      seen.set(`${line}: ${digit}`, position);
    }
  }
  return found;
}

/** The first cell of each box in which every digit stands once, none of them twice in its lines. */
export function finishedBoxes(
  { difficulty, cells, size }: SudokuState,
  marked: ReadonlySet<number>,
): ReadonlySet<number> {
  const boxes = new Map<number, Set<number>>();
  for (const [position, digit] of cells.entries()) {
    if (digit === 0 || marked.has(position)) continue;
    const first = boxStart(difficulty, position);
    boxes.set(first, (boxes.get(first) ?? new Set()).add(digit));
  }
  return new Set([...boxes].flatMap(([first, digits]) => (digits.size === size ? [first] : [])));
}

/** The first cell, above on the left, of the box in which a cell lies. */
function boxStart(difficulty: Difficulty, position: number): number {
  const { size, boxRows, boxColumns } = GRIDS[difficulty];
  const [row, column] = [Math.floor(position / size), position % size];
  return (row - (row % boxRows)) * size + column - (column % boxColumns);
}

/** Whether a cell was written into that is not empty again. */
export function isBegun({ cells, givens }: SudokuState): boolean {
  return cells.some((digit, position) => digit !== givens[position]);
}

/** Whether something that was kept is a board of these rules. */
export function isBoard(kept: Partial<Record<keyof SudokuState, unknown>>): boolean {
  const { difficulty, givens, cells, written } = kept;
  const grid = Object.hasOwn(GRIDS, String(difficulty)) && GRIDS[difficulty as Difficulty];
  if (!grid || kept.size !== grid.size || !Array.isArray(written)) return false;
  const isDigit = (digit: unknown) =>
    Number.isInteger(digit) && Number(digit) >= 0 && Number(digit) <= grid.size;
  return [givens, cells].every(
    (all) => Array.isArray(all) && all.length === grid.size ** 2 && all.every(isDigit),
  );
}

/** How many cells are still empty. */
export function blanks(board: SudokuState): number {
  return board.cells.filter((digit) => digit === 0).length;
}

/** Whether the grid is full and no number stands twice in a row or column (spec §4). */
export function isWon(board: SudokuState): boolean {
  return blanks(board) === 0 && repeated(board).size === 0;
}

/** Points of a board won in `seconds` (whole, 0 and up): 100 to 3000 (spec §9). */
export function score(seconds: number, difficulty: Difficulty): number {
  return Math.max(1000 - seconds, 100) * GRIDS[difficulty].factor;
}
