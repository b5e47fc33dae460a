import { Damaged } from "./file-bytes.ts";

/** From the first byte to the one behind the last. */
export type Range = { from: number; end: number };

const MOST_PARTS = 200_000;

/** A file of millions of tiny parts is nobody's recording. */
export function refuseTooMany(count: number): void {
  if (count > MOST_PARTS) throw new Damaged("in too many places");
}

/** In order, joined where they touch. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const { from, end } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ from, end });
  }
  return joined;
}

/** What of a range lies inside the first of the others that it reaches; those are in order. */
export function overlapOf({ from, end }: Range, others: readonly Range[]): Range | null {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((others[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const found = others[low];
  if (!found || found.from >= end) return null;
  return { from: Math.max(from, found.from), end: Math.min(end, found.end) };
}

/** What of the ranges lies inside the others; both in order. */
export function insideOf(ranges: readonly Range[], others: readonly Range[]): Range[] {
  const found: Range[] = [];
  let first = 0;
  for (const { from, end } of ranges) {
    while ((others[first]?.end ?? end) <= from) first += 1;
    for (let index = first; index < others.length; index += 1) {
      const other = others[index];
      if (!other || other.from >= end) break;
      found.push({ from: Math.max(from, other.from), end: Math.min(end, other.end) });
      refuseTooMany(found.length);
    }
  }
  return found;
}
