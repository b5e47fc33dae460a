/**
 * Rules of the sliding puzzle, after the specification of the older person's side, sections 4 and
 * 9. Pure: the random source and the time come in, a new state comes out.
 */
import { drawInteger, pick, type RandomSource } from "../frame/random.ts";
import { boardsByDistance, GAP, placesBeside, shortestWay, slidTiles, walk } from "./boards.ts";
import { nextPress } from "./next-press.ts";

export type Difficulty = "easy" | "normal" | "hard";

/** Tiles in a row (spec §9). */
export const SIZES = { easy: 3, normal: 4, hard: 5 } as const satisfies Record<Difficulty, number>;
/** Random moves that shuffle a new puzzle (spec §9). */
export const SHUFFLE_MOVES = 1000;

/** The fewest and the most moves, both included. */
type Distance = readonly [least: number, most: number];

export { GAP };

export interface PuzzleState {
  readonly difficulty: Difficulty;
  /** Places in a row: 3, 4 or 5. */
  readonly size: number;
  /** The tile on each place, row by row: 1 and up, and `GAP` once. */
  readonly tiles: readonly number[];
  /** How the tiles lay at first. */
  readonly dealt: readonly number[];
  /** Tiles slid by the player; taking a move back is one more. */
  readonly moves: number;
  /** The places from which tiles were slid, latest last, for taking moves back. */
  readonly slid: readonly number[];
  /** Whether a hint was asked for: then the game is no record. */
  readonly helped: boolean;
}

/** A puzzle in order, its gap in the last place. */
export function solvedPuzzle(difficulty: Difficulty): PuzzleState {
  const size = SIZES[difficulty];
  const places = size * size;
  const tiles = Array.from({ length: places }, (_, place) => (place + 1) % places);
  return { difficulty, size, tiles, dealt: tiles, moves: 0, slid: [], helped: false };
}

/**
 * A new puzzle that can always be put in order again: 'easy' 6 to 12 moves away from its order,
 * 'normal' 14 to 20, 'hard' shuffled by the specification's thousand moves.
 */
export function newPuzzle(difficulty: Difficulty, random: RandomSource): PuzzleState {
  const shortest = SHORTEST[difficulty];
  return shortest
    ? puzzleAway(difficulty, shortest, random)
    : shuffledPuzzle(difficulty, random, SHUFFLE_MOVES);
}

/** How many moves a new puzzle is away from its order, at least and at most; null: unknown. */
export const SHORTEST: Record<Difficulty, Distance | null> = {
  easy: [6, 12],
  normal: [14, 20],
  hard: null,
};

/** A puzzle that `moves` random moves have shuffled, or a few more where they lead to the order. */
export function shuffledPuzzle(
  difficulty: Difficulty,
  random: RandomSource,
  moves: number,
): PuzzleState {
  const { size, tiles } = solvedPuzzle(difficulty);
  return dealtAs(difficulty, walk(tiles, size, moves, random));
}

/**
 * A puzzle whose shortest way to its order has a wanted length: on 3 × 3 one of the table of all
 * such boards, on a larger one a walk back from the order that is measured, and made anew until it
 * fits.
 */
export function puzzleAway(
  difficulty: Difficulty,
  [least, most]: Distance,
  random: RandomSource,
): PuzzleState {
  const { size, tiles } = solvedPuzzle(difficulty);
  if (size === SIZES.easy) {
    const distance = drawInteger(least, most, random);
    return dealtAs(difficulty, pick(boardsByDistance(tiles, size, most)[distance] ?? [], random));
  }
  let walked = walk(tiles, size, most, random);
  // Nearly every walk fits; a random source that repeats itself must not be waited for.
  for (let made = 1; made < MOST_WALKS && lengthOf(walked, size) < least; made++)
    walked = walk(tiles, size, most, random);
  return dealtAs(difficulty, walked);
}

const MOST_WALKS = 100;

/** The length of the shortest way to the order; 0 where it is not known. */
const lengthOf = (tiles: readonly number[], size: number) => shortestWay(tiles, size)?.length ?? 0;

function dealtAs(difficulty: Difficulty, tiles: readonly number[]): PuzzleState {
  return { ...solvedPuzzle(difficulty), tiles, dealt: tiles };
}

/** Whether the tile on `place` lies beside the gap. */
export function canSlide({ tiles, size }: PuzzleState, place: number): boolean {
  return placesBeside(size, tiles.indexOf(GAP)).includes(place);
}

/**
 * Slides the tile on `place` into the gap beside it: one move. A tile elsewhere and a place that
 * does not exist change nothing.
 */
export function slide(puzzle: PuzzleState, place: number): PuzzleState {
  if (!canSlide(puzzle, place)) return puzzle;
  return {
    ...puzzle,
    tiles: slidTiles(puzzle.tiles, place),
    moves: puzzle.moves + 1,
    slid: [...puzzle.slid, puzzle.tiles.indexOf(GAP)],
  };
}

/** Slides the latest tile back, which is a move as well; none is left at the start. */
export function takeBack(puzzle: PuzzleState): PuzzleState {
  const place = puzzle.slid.at(-1);
  if (place === undefined || isSolved(puzzle)) return puzzle;
  return { ...slide(puzzle, place), slid: puzzle.slid.slice(0, -1) };
}

/** Slides a tile that brings the puzzle nearer to its order; from then on it is a helped one. */
export function help(puzzle: PuzzleState): PuzzleState {
  const place = nextPress(puzzle.tiles, puzzle.size);
  return place === null ? puzzle : { ...slide(puzzle, place), helped: true };
}

/** Whether something that was kept is a puzzle of these rules. */
export function isPuzzle(kept: Partial<Record<keyof PuzzleState, unknown>>): boolean {
  const { difficulty, tiles, dealt, slid, moves } = kept;
  if (!Object.hasOwn(SIZES, String(difficulty)) || !Number.isInteger(moves)) return false;
  const size = SIZES[difficulty as Difficulty];
  const all = solvedPuzzle(difficulty as Difficulty).tiles;
  return (
    kept.size === size &&
    Array.isArray(slid) &&
    [tiles, dealt].every(
      (order) =>
        Array.isArray(order) &&
        order.length === all.length &&
        all.every((tile) => order.includes(tile)),
    )
  );
}

/** How many tiles lie where they belong. */
export function inPlace({ tiles }: PuzzleState): number {
  return tiles.filter((tile, place) => tile === place + 1).length;
}

/** Whether every tile is in place, and so the gap in the last one (spec §4). */
export function isSolved(puzzle: PuzzleState): boolean {
  return inPlace(puzzle) === puzzle.tiles.length - 1;
}

/** Points of a puzzle solved in `moves` and whole `seconds`, from 0 up: 100 to 1000 (spec §9). */
export function score(moves: number, seconds: number): number {
  return Math.max(1000 - moves * 10 - seconds, 100);
}
