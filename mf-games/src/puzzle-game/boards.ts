/**
 * Orders of tiles on a square board, and the ways between them. The tiles lie row by row; every
 * move is named by the place of the tile that slides.
 */
import { pick, type RandomSource } from "../frame/random.ts";

export type Tiles = readonly number[];

/** The place without a tile. */
export const GAP = 0;

/** A search for the shortest way gives up beyond so many moves, or after so many boards. */
const MOST_MOVES = 26;
const MOST_BOARDS = 40_000;

/** The places above, below, left and right of `place`; at the edges there are fewer. */
export function placesBeside(size: number, place: number): number[] {
  const column = place % size;
  return [
    place - size,
    place + size,
    ...(column > 0 ? [place - 1] : []),
    ...(column < size - 1 ? [place + 1] : []),
  ].filter((beside) => beside >= 0 && beside < size * size);
}

/** The tiles after the one on `place`, which lies beside the gap, has slid into it. */
export function slidTiles(tiles: Tiles, place: number): Tiles {
  return tiles.with(tiles.indexOf(GAP), tiles[place] ?? GAP).with(place, GAP);
}

/** A tile's way into the gap. */
export interface Slid {
  from: number;
  to: number;
}

/** The one slide that lies between two orders of the same board; null where it is another. */
export function slidBetween(before: Tiles, after: Tiles): Slid | null {
  if (before.length !== after.length) return null;
  const [from, to] = [after.indexOf(GAP), before.indexOf(GAP)];
  return from !== to && isSame(slidTiles(before, from), after) ? { from, to } : null;
}

/** Makes random moves from a solved board on, and more as long as the board is solved again. */
export function walk(solved: Tiles, size: number, moves: number, random: RandomSource): Tiles {
  let tiles = solved;
  let last = -1;
  for (let move = 0; move < moves || isSame(tiles, solved); move++) {
    const gap = tiles.indexOf(GAP);
    // Never straight back, which would undo half of the moves.
    const places = placesBeside(size, gap).filter((place) => place !== last);
    tiles = slidTiles(tiles, pick(places, random));
    last = gap;
  }
  return tiles;
}

/** All boards up to `most` moves from the solved one, by the length of their shortest way. */
export function boardsByDistance(solved: Tiles, size: number, most: number): Tiles[][] {
  const seen = new Set([solved.join()]);
  const boards: Tiles[][] = [[solved]];
  while (boards.length <= most) {
    const next: Tiles[] = [];
    for (const tiles of boards.at(-1) ?? []) {
      for (const place of placesBeside(size, tiles.indexOf(GAP))) {
        const moved = slidTiles(tiles, place);
        if (seen.has(moved.join())) continue;
        seen.add(moved.join());
        next.push(moved);
      }
    }
    boards.push(next);
  }
  return boards;
}

/**
 * The shortest way to the solved board, as the places to press one after the other; null where the
 * search would take too long. Looks deeper and deeper (IDA*), led by how far the tiles are from
 * home.
 */
export function shortestWay(tiles: Tiles, size: number): number[] | null {
  const board = [...tiles];
  const presses: number[] = [];
  let looked = 0;

  /** Whether the order is reached in `left` moves, without going straight back. */
  const reach = (gap: number, before: number, away: number, left: number): boolean => {
    if (away === 0) return true;
    looked += 1;
    if (away > left || looked > MOST_BOARDS) return false;
    for (const place of placesBeside(size, gap)) {
      if (place === before) continue;
      const tile = board[place] ?? GAP;
      const change = stepsHome(tile, gap, size) - stepsHome(tile, place, size);
      board[gap] = tile;
      board[place] = GAP;
      presses.push(place);
      if (reach(place, gap, away + change, left - 1)) return true;
      presses.pop();
      board[place] = tile;
      board[gap] = GAP;
    }
    return false;
  };

  const away = tiles.reduce((sum, tile, place) => sum + stepsHome(tile, place, size), 0);
  for (let most = away; most <= MOST_MOVES && looked <= MOST_BOARDS; most += 2) {
    if (reach(tiles.indexOf(GAP), -1, away, most)) return presses;
  }
  return null;
}

/** How many rows and columns a tile on `place` is away from where it belongs; the gap never is. */
function stepsHome(tile: number, place: number, size: number): number {
  if (tile === GAP) return 0;
  const home = tile - 1;
  const rows = Math.abs(Math.floor(home / size) - Math.floor(place / size));
  return rows + Math.abs((home % size) - (place % size));
}

const isSame = (some: Tiles, others: Tiles) => some.every((tile, place) => tile === others[place]);
