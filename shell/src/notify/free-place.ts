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

const MARGIN = 16;
const STEP = 8;

const shared = (one: Box, other: Box) => {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
};

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
  const columns = [(window.width - size.width) / 2, right, MARGIN].map((left) => Math.max(left, 0));
  const lowest = Math.max(window.height - size.height - MARGIN, 0);
  let best = { left: columns[0] ?? 0, top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= 0; top -= STEP)
    for (const left of columns) {
      const place = { left, top, ...size };
      const covered = obstacles.reduce((sum, one) => sum + one.weight * shared(place, one), 0);
      if (covered >= least) continue;
      best = { left, top };
      least = covered;
    }
  return best;
}
