/**
 * Every way, up to two, to fill the blanks so that no row and no column repeats a digit. Plain
 * search with none of the game's own logic.
 */
export function solutions(
  cells: readonly number[],
  size: number,
  found: number[][] = [],
): number[][] {
  let narrowest: { position: number; digits: number[] } | null = null;
  for (const [position, digit] of cells.entries()) {
    if (digit !== 0) continue;
    const digits = Array.from({ length: size }, (_, index) => index + 1).filter((candidate) =>
      cells.every(
        (other, place) =>
          other !== candidate ||
          (place % size !== position % size &&
            Math.floor(place / size) !== Math.floor(position / size)),
      ),
    );
    if (!narrowest || digits.length < narrowest.digits.length) narrowest = { position, digits };
    if (digits.length === 0) return found;
  }
  if (!narrowest) return [...found, [...cells]];
  let all = found;
  for (const digit of narrowest.digits) {
    if (all.length < 2) all = solutions(cells.with(narrowest.position, digit), size, all);
  }
  return all;
}
