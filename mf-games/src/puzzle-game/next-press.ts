/** What to press next in a puzzle, for whoever asks for a hint. */
import { GAP, placesBeside, shortestWay, type Tiles } from "./boards.ts";

/**
 * A place whose tile brings the puzzle nearer to its order: the first press of the shortest way,
 * or, where that is too long to be found, of the way that people take, row by row. Null when it is
 * solved. Whoever follows it press by press arrives.
 */
export function nextPress(tiles: Tiles, size: number): number | null {
  const shortest = shortestWay(tiles, size);
  if (shortest) return shortest[0] ?? null;
  const settled = new Set<number>();
  for (const part of partsOf(size)) {
    if (part.some((home) => tiles[home] !== home + 1))
      return pressForPart(tiles, size, part, settled);
    for (const home of part) settled.add(home);
  }
  return null;
}

/**
 * The places of a board in the order in which they are filled: rows from above while more than two
 * are left, then columns from the left. The last two places of a line go together: one alone could
 * not be filled without disturbing the others.
 */
function partsOf(size: number): number[][] {
  const parts: number[][] = [];
  for (let row = 0; row < size - 2; row++) {
    const line = Array.from({ length: size }, (_, column) => row * size + column);
    parts.push(...line.slice(0, -2).map((home) => [home]), line.slice(-2));
  }
  const [upper, lower] = [(size - 2) * size, (size - 1) * size];
  for (let column = 0; column < size - 2; column++) parts.push([upper + column, lower + column]);
  parts.push([upper + size - 2, upper + size - 1, lower + size - 2]);
  return parts;
}

/** Where the gap lies, then each tile of the part: all that matters on the way to its place. */
type Stand = readonly number[];

/** The first press of the shortest way that fills a part and leaves what is settled alone. */
function pressForPart(
  tiles: Tiles,
  size: number,
  part: readonly number[],
  settled: ReadonlySet<number>,
): number | null {
  const isThere = ([, ...places]: Stand) => places.every((place, index) => place === part[index]);
  const start: Stand = [GAP, ...part.map((home) => home + 1)].map((tile) => tiles.indexOf(tile));
  const seen = new Map<string, number | null>([[start.join(), null]]);
  const open: Stand[] = [start];
  for (const stand of open) {
    const first = seen.get(stand.join()) ?? null;
    if (isThere(stand)) return first;
    const [gap = 0] = stand;
    for (const place of placesBeside(size, gap)) {
      if (settled.has(place)) continue;
      const next = stand.map((at, index) => (index === 0 ? place : at === place ? gap : at));
      if (seen.has(next.join())) continue;
      seen.set(next.join(), first ?? place);
      open.push(next);
    }
  }
  return null;
}
