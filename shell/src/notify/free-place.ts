/** A rectangle in the window, in px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What must stay in sight, and how much: the focus more than any button. */
export interface Obstacle extends Box {
  weight: number;
}

/** What is kept free at the edges of the window, in px. */
export const MARGIN = 16;
const STEP = 8;

const shared = (one: Box, other: Box) => {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
};

/** How much of the obstacles a place covers; no less than `most` where it comes to that. */
function coveredBy(place: Box, obstacles: readonly Obstacle[], most: number): number {
  let sum = 0;
  for (const one of obstacles) {
    sum += one.weight * shared(place, one);
    if (sum >= most) break;
  }
  return sum;
}

const steps = (most: number) =>
  Array.from({ length: Math.floor(most / STEP) + 1 }, (_, step) => most - step * STEP);

/**
 * Where in a window something of this size covers nothing that is pressed or written in: as low as
 * there is room for it, in the middle before the sides. Without room, where it covers least.
 */
export function freePlace(
  size: { width: number; height: number },
  window: { width: number; height: number },
  obstacles: readonly Obstacle[],
): { left: number; top: number } {
  const right = window.width - size.width - MARGIN;
  const lowest = Math.max(window.height - size.height - MARGIN, 0);
  // Where there is room, there is some beside an obstacle.
  const beside = obstacles.flatMap((one) => [one.left + one.width, one.left - size.width]);
  const below = obstacles.flatMap((one) => [one.top + one.height, one.top - size.height]);
  const within = (list: readonly number[], least: number, most: number) => [
    ...new Set(list.filter((place) => place >= least && place <= most)),
  ];
  const middle = Math.max((window.width - size.width) / 2, 0);
  const columns = [middle, ...within([right, MARGIN, ...beside], MARGIN, right)];
  const rows = within([...steps(lowest), ...below], 0, lowest).sort((one, other) => other - one);
  let best = { left: columns[0] ?? 0, top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (const top of rows)
    for (const left of columns) {
      const covered = coveredBy({ left, top, ...size }, obstacles, least);
      if (covered >= least) continue;
      best = { left, top };
      least = covered;
    }
  return best;
}
