const GOAL = "1,2,3,4,5,6,7,8,0";

/** The shortest way to put 3 × 3 tiles in order, by plain search: the places to press, in order. */
export function wayHome(tiles: readonly number[]): number[] {
  const start = tiles.join();
  const seen = new Map<string, { before: string; press: number } | null>([[start, null]]);
  for (const [order] of seen) {
    if (order === GOAL) break;
    const now = order.split(",").map(Number);
    const gap = now.indexOf(0);
    for (const place of beside(gap)) {
      const moved = now
        .with(gap, now[place] ?? 0)
        .with(place, 0)
        .join();
      if (!seen.has(moved)) seen.set(moved, { before: order, press: place });
    }
  }
  const presses: number[] = [];
  for (let step = seen.get(GOAL); step; step = seen.get(step.before)) presses.unshift(step.press);
  return presses;
}

/** The places above, below, left and right of one of the nine. */
function beside(place: number): number[] {
  const column = place % 3;
  const sideways = [...(column > 0 ? [place - 1] : []), ...(column < 2 ? [place + 1] : [])];
  return [place - 3, place + 3, ...sideways].filter((other) => other >= 0 && other < 9);
}
