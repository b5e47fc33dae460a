/** Rules of the number sequence, after the specification of the older person's side, §4 and §9. */
import { drawInteger } from "../frame/random.ts";
import type { GameResult } from "../host/games-host.ts";
import { difficultyOf, inOrder, type RoundsState, roundRules } from "../rounds/rounds.ts";

/** Milliseconds that the digits are shown (spec §9). */
const SHOW_MS = 3000;
/** Levels that 'A mi ritmo' moves between: 3 to 10 digits. */
export const LEVELS = 8;

export type NumberGame = RoundsState<number>;

/** Level 1 has 3 digits, each from 1 to 9; a correct round gives level × 10 points. */
export const rules = roundRules<number>({
  draw: (level, random) => Array.from({ length: 2 + level }, () => drawInteger(1, 9, random)),
  showMs: () => SHOW_MS,
  points: (level) => level * 10,
  ...inOrder,
});

/**
 * What a correct round leaves. `timeSeconds` is the specification's length × 1500 + 5000, in fact
 * milliseconds.
 */
export function resultOf({ target, level, score }: NumberGame): GameResult {
  return {
    gameType: "number-sequence",
    score,
    timeSeconds: target.length * 1500 + 5000,
    difficulty: difficultyOf(level),
  };
}

/** How many digits of the row were given before the first that does not fit. */
export function remembered({ target, given }: Pick<NumberGame, "target" | "given">): number {
  const wrong = given.findIndex((digit, place) => digit !== target[place]);
  return wrong < 0 ? given.length : wrong;
}
