/**
 * The time of a game: it runs while the player can see the table and stands still otherwise. Pure;
 * moments are milliseconds of any steady clock.
 */
export interface PlayClock {
  /** Milliseconds played, without the time in which the game stood still. */
  readonly playedMs: number;
  /** The clock's reading that `playedMs` reaches up to, or null while the game stands still. */
  readonly clockMs: number | null;
}

/** A clock that runs from `nowMs` on. */
export function startClock(nowMs: number): PlayClock {
  return { playedMs: 0, clockMs: nowMs };
}

/** Counts the time up to `nowMs`; nothing passes while the game stands still. */
export function advanceClock<Game extends PlayClock>(game: Game, nowMs: number): Game {
  if (game.clockMs === null) return game;
  // A clock that is set back must not take time away.
  const passedMs = Math.max(0, nowMs - game.clockMs);
  return { ...game, playedMs: game.playedMs + passedMs, clockMs: nowMs };
}

/** Whole seconds played, 0 and up. */
export function secondsPlayed({ playedMs }: PlayClock): number {
  return Math.floor(playedMs / 1000);
}

/**
 * The clock's reading at which `playedMs` will be `atMs`, or null while the game stands still. For
 * a moment in the past it is the present one.
 */
export function clockAt({ playedMs, clockMs }: PlayClock, atMs: number): number | null {
  return clockMs === null ? null : clockMs + Math.max(0, atMs - playedMs);
}

/** The `playedMs` of the next whole second: when a time on the table changes. */
export function nextSecondMs({ playedMs }: PlayClock): number {
  return (Math.floor(playedMs / 1000) + 1) * 1000;
}
