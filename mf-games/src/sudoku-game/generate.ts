/** How a sudoku is made: a random full grid, then cells taken away while logic finds them. */
import { type RandomSource, shuffle } from "../frame/random.ts";

interface Grid {
  size: number;
  boxRows: number;
  boxColumns: number;
}

/**
 * A full grid in which every row, column and box holds each digit once: a plain pattern whose
 * digits, rows and columns are shuffled as far as the boxes allow.
 */
export function filledGrid({ size, boxRows, boxColumns }: Grid, random: RandomSource): number[] {
  const digits = shuffle(range(1, size), random);
  const rows = shuffledInGroups(size, boxRows, random);
  const columns = shuffledInGroups(size, boxColumns, random);
  return rows.flatMap((row) => {
    const shift = (row % boxRows) * boxColumns + Math.floor(row / boxRows);
    return columns.map((column) => digits[(shift + column) % size] ?? 0);
  });
}

/**
 * Takes away `removed` cells in a random order, each only if the rest can still be filled by
 * logic; null when this grid does not give so many.
 */
export function withBlanks(
  full: readonly number[],
  size: number,
  removed: number,
  random: RandomSource,
): number[] | null {
  const cells = [...full];
  let left = removed;
  for (const position of shuffle(range(0, cells.length - 1), random)) {
    if (left === 0) break;
    cells[position] = 0;
    if (solveByLogic(cells, size)) left -= 1;
    else cells[position] = full[position] ?? 0;
  }
  return left === 0 ? cells : null;
}

/**
 * Fills every blank that follows from rows and columns alone, without a guess: a cell that only one
 * digit fits, or a digit that fits only one cell of a line. The full grid, which is the board's
 * only solution; null when some blanks do not follow.
 */
export function solveByLogic(cells: readonly number[], size: number): number[] | null {
  const filled = [...cells];
  // What each row, then each column, still misses: a set of digits, as bits.
  const missing = new Array<number>(2 * size).fill(2 ** size - 1);
  const linesOf = (position: number) => [Math.floor(position / size), size + (position % size)];
  const take = (position: number, digits: number) => {
    for (const line of linesOf(position)) missing[line] = (missing[line] ?? 0) & ~digits;
  };
  let open: number[] = [];
  for (const [position, digit] of cells.entries()) {
    if (digit === 0) open.push(position);
    else take(position, 2 ** (digit - 1));
  }
  const fits = (position: number) =>
    linesOf(position).reduce((digits, line) => digits & (missing[line] ?? 0), -1);

  for (let before = open.length + 1; before > open.length && open.length > 0; ) {
    before = open.length;
    const { once, twice } = countByLine(open, fits, linesOf, size);
    open = open.filter((position) => {
      const candidates = fits(position);
      const onlyHere = linesOf(position).reduce(
        (digits, line) => digits | (candidates & (once[line] ?? 0) & ~(twice[line] ?? 0)),
        0,
      );
      const found = onlyHere || candidates;
      if (!isOneDigit(found)) return true;
      take(position, found);
      filled[position] = Math.log2(found) + 1;
      return false;
    });
  }
  return open.length === 0 ? filled : null;
}

/** For each line, the digits that fit at least one, and at least two, of its open cells. */
function countByLine(
  open: readonly number[],
  fits: (position: number) => number,
  linesOf: (position: number) => number[],
  size: number,
) {
  const once = new Array<number>(2 * size).fill(0);
  const twice = new Array<number>(2 * size).fill(0);
  for (const position of open) {
    const candidates = fits(position);
    for (const line of linesOf(position)) {
      twice[line] = (twice[line] ?? 0) | ((once[line] ?? 0) & candidates);
      once[line] = (once[line] ?? 0) | candidates;
    }
  }
  return { once, twice };
}

const isOneDigit = (digits: number) => digits !== 0 && (digits & (digits - 1)) === 0;

/** 'first' to 'last', both included. */
function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** 0 to `size` - 1 in groups of `group`: the groups are shuffled, and each one in itself. */
function shuffledInGroups(size: number, group: number, random: RandomSource): number[] {
  const groups = shuffle(range(0, size / group - 1), random);
  return groups.flatMap((first) =>
    shuffle(range(first * group, first * group + group - 1), random),
  );
}
