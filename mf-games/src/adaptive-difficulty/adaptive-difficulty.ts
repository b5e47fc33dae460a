/**
 * 'A mi ritmo': finds the level at which a person succeeds about 8 times in 10. Pure.
 *
 * A weighted staircase: a miss takes four times what a success gives, so the level settles where
 * four of five rounds succeed. Until the first miss each success gives a whole level, so a quick
 * player is not bored for ten rounds.
 */
export interface AdaptiveDifficulty {
  /** Where the person stands, from 1 (easiest) to the number of levels; may lie between two. */
  readonly level: number;
  /** Rounds played with 'A mi ritmo', 0 and up. */
  readonly rounds: number;
  /** Rounds of these that did not succeed, 0 to `rounds`. */
  readonly misses: number;
}

/** The part of all rounds that should succeed. */
const WANTED_SUCCESS = 0.8;

/** What the first miss takes, and the least that a later one takes, in levels. */
const FIRST_FALL = 1.5;
const LEAST_FALL = 0.8;
/** How fast misses take less. */
const CALMING = 0.3;

/** Before the first round: everybody begins at the easiest level. */
export const FIRST_DIFFICULTY: AdaptiveDifficulty = { level: 1, rounds: 0, misses: 0 };

/** The level to play next, a whole number from 1 to `levels`. */
export function levelOf(difficulty: AdaptiveDifficulty, levels: number): number {
  return Math.round(within(difficulty.level, levels));
}

/** The difficulty after one more round on the level that `levelOf` gave. */
export function afterRound(
  difficulty: AdaptiveDifficulty,
  succeeded: boolean,
  levels: number,
): AdaptiveDifficulty {
  const { rounds, misses } = difficulty;
  const level = within(difficulty.level, levels) + (succeeded ? rise(misses) : -fall(misses));
  return {
    // Two decimals are enough, and stay short in storage.
    level: Math.round(within(level, levels) * 100) / 100,
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

/** A value kept for another number of levels, or one that is no number, still gives a level. */
function within(level: number, levels: number): number {
  return Number.isFinite(level) ? Math.min(levels, Math.max(1, level)) : 1;
}
