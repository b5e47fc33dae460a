import { clockOffset, setClockOffset } from "./page-clock.ts";

/** When a request began and its answer came, by both clocks, in ms. */
export interface Answered {
  wall: readonly [began: number, came: number];
  monotonic: readonly [began: number, came: number];
}

/** An answer that took longer says too little of the hour, in ms. */
const LONGEST_MS = 20_000;
/** `Date` has whole seconds; a device is as right as that needs with this much, in ms. */
const SMALL_MS = 30_000;
/** New offsets that differ less than this from the present one do not move it, in ms. */
const JITTER_MS = 2_000;

/** Begins to time a request; what is returned is called when its answer has come. */
export function timeAnswer(): () => Answered {
  const wall = Date.now();
  const monotonic = performance.now();
  return () => ({ wall: [wall, Date.now()], monotonic: [monotonic, performance.now()] });
}

/**
 * Learns the portal's time from an answer's `Date`, which belongs to the middle of the request's
 * life. Not from what a cache may have given, nor from a server whose own clock is doubtful.
 */
export function learnTime({ headers }: Response, { wall, monotonic }: Answered): void {
  const took = monotonic[1] - monotonic[0];
  const isWhole = Math.abs(wall[1] - wall[0] - took) < JITTER_MS && took <= LONGEST_MS;
  if (!isWhole || !isFresh(headers) || headers.get("Clock-Doubtful") === "true") return;
  const date = Date.parse(headers.get("Date") ?? "");
  if (Number.isNaN(date)) return;
  // The second has begun: on average it is half over.
  const measured = date + 500 - (wall[0] + wall[1]) / 2;
  const offset = Math.abs(measured) < SMALL_MS ? 0 : Math.round(measured);
  // Another zero is taken over too: with it the clocks are found to agree again.
  if (offset === 0 || Math.abs(offset - clockOffset()) > JITTER_MS + took / 2)
    setClockOffset(offset);
  else setClockOffset(clockOffset());
}

/** What must not be stored comes from the portal itself; a cache on the way would tell its age. */
const isFresh = (headers: Headers) =>
  (headers.get("Cache-Control") ?? "").includes("no-store") && !(Number(headers.get("Age")) > 0);
