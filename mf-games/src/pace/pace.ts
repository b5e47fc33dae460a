/**
 * 'A mi ritmo': finds the level at which a person succeeds about 8 times in 10. Pure.
 *
 * A weighted staircase: what a miss takes is four times what a success gives, so it rests where
 * four of five rounds succeed. Until the first miss it climbs a whole rung at each success, because
 * someone quick must not be bored for ten rounds.
 */
export interface Pace {
  /** Where the person stands, from 1 (easiest) to the game's number of rungs; may lie between two. */
  readonly level: number;
  /** Rounds played at this pace, 0 and up. */
  readonly rounds: number;
  /** Rounds of these that did not succeed, 0 to `rounds`. */
  readonly misses: number;
}

/** The part of all rounds that should succeed. */
export const WANTED_SUCCESS = 0.8;

/** What a miss takes at first and, after many, at least, in rungs. */
const FIRST_FALL = 1.5;
const LEAST_FALL = 0.8;
/** How fast the falls grow smaller. */
const CALMING = 0.3;

/** Before the first round: everyone begins gently. */
export const FIRST_PACE: Pace = { level: 1, rounds: 0, misses: 0 };

/** The rung to play next, a whole number from 1 to `rungs`. */
export function rungOf(pace: Pace, rungs: number): number {
  return Math.round(within(pace.level, rungs));
}

/** The pace after one more round on the rung that `rungOf` gave. */
export function afterRound(pace: Pace, succeeded: boolean, rungs: number): Pace {
  const { rounds, misses } = pace;
  const level = within(pace.level, rungs) + (succeeded ? rise(misses) : -fall(misses));
  return {
    // Two decimals say enough, and read well where they are kept.
    level: Math.round(within(level, rungs) * 100) / 100,
    rounds: rounds + 1,
    misses: succeeded ? misses : misses + 1,
  };
}

function fall(misses: number): number {
  return Math.max(LEAST_FALL, FIRST_FALL / (1 + CALMING * misses));
}

function rise(misses: number): number {
  if (misses === 0) return 1;
  return (fall(misses - 1) * (1 - WANTED_SUCCESS)) / WANTED_SUCCESS;
}

/** What was kept for another number of rungs, or never was a number, still gives a rung. */
function within(level: number, rungs: number): number {
  return Number.isFinite(level) ? Math.min(rungs, Math.max(1, level)) : 1;
}
