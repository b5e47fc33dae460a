/**
 * Rules of the sliding puzzle, after the specification of the older person's side, sections 4 and
 * 9. Pure: the random source and the time come in, a new state comes out.
 */
import { pick, type RandomSource } from "../frame/random.ts";

export type Difficulty = "easy" | "normal" | "hard";

/** Tiles in a row (spec §9). */
export const SIZES = { easy: 3, normal: 4, hard: 5 } as const satisfies Record<Difficulty, number>;
/** Random moves that shuffle a new puzzle (spec §9). */
export const SHUFFLE_MOVES = 1000;

/** The place without a tile. */
export const GAP = 0;

export interface PuzzleState {
  readonly difficulty: Difficulty;
  /** Places in a row: 3, 4 or 5. */
  readonly size: number;
  /** The tile on each place, row by row: 1 and up, and `GAP` once. */
  readonly tiles: readonly number[];
  /** How the tiles lay at first. */
  readonly dealt: readonly number[];
  /** Tiles slid by the player. */
  readonly moves: number;
}

/** A puzzle in order, its gap in the last place. */
export function solvedPuzzle(difficulty: Difficulty): PuzzleState {
  const size = SIZES[difficulty];
  const places = size * size;
  const tiles = Array.from({ length: places }, (_, place) => (place + 1) % places);
  return { difficulty, size, tiles, dealt: tiles, moves: 0 };
}

/**
 * A puzzle that random moves have shuffled, so that it can always be put in order again.
 *
 * @param shuffleMoves how many; 1000 unless an easier one is wanted
 */
export function newPuzzle(
  difficulty: Difficulty,
  random: RandomSource,
  shuffleMoves: number = SHUFFLE_MOVES,
): PuzzleState {
  let puzzle = solvedPuzzle(difficulty);
  let last = -1;
  for (let move = 0; move < shuffleMoves || isSolved(puzzle); move++) {
    const gap = puzzle.tiles.indexOf(GAP);
    // Not straight back: that would undo half of the moves.
    const places = neighbours(puzzle.size, gap).filter((place) => place !== last);
    puzzle = slide(puzzle, pick(places, random));
    last = gap;
  }
  return { ...puzzle, dealt: puzzle.tiles, moves: 0 };
}

/** Whether the tile on `place` lies beside the gap. */
export function canSlide({ tiles, size }: PuzzleState, place: number): boolean {
  return neighbours(size, tiles.indexOf(GAP)).includes(place);
}

/**
 * Slides the tile on `place` into the gap beside it: one move. A tile elsewhere and a place that
 * does not exist change nothing.
 */
export function slide(puzzle: PuzzleState, place: number): PuzzleState {
  if (!canSlide(puzzle, place)) return puzzle;
  const { tiles } = puzzle;
  const moved = tiles.with(tiles.indexOf(GAP), tiles[place] ?? GAP).with(place, GAP);
  return { ...puzzle, tiles: moved, moves: puzzle.moves + 1 };
}

/** How many tiles lie where they belong. */
export function inPlace({ tiles }: PuzzleState): number {
  return tiles.filter((tile, place) => tile === place + 1).length;
}

/** Whether every tile is in place, and so the gap in the last one (spec §4). */
export function isSolved(puzzle: PuzzleState): boolean {
  return inPlace(puzzle) === puzzle.tiles.length - 1;
}

/** Points of a puzzle solved in `moves` and whole `seconds`, both 0 and up: 100 to 1000 (spec §9). */
export function score(moves: number, seconds: number): number {
  return Math.max(1000 - moves * 10 - seconds, 100);
}

/** The places above, below, left and right of `place`; at the edges there are fewer. */
function neighbours(size: number, place: number): number[] {
  const column = place % size;
  return [
    place - size,
    place + size,
    ...(column > 0 ? [place - 1] : []),
    ...(column < size - 1 ? [place + 1] : []),
  ].filter((neighbour) => neighbour >= 0 && neighbour < size * size);
}
