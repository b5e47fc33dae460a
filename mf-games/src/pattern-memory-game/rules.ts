/** Rules of the colour patterns, after the specification of the older person's side, §4 and §9. */
import { drawInteger } from "../frame/random.ts";
import type { GameResult } from "../host/games-host.ts";
import {
  difficultyOf,
  inOrder,
  type RoundsState,
  roundRules,
  secondsOfRounds,
} from "../rounds/rounds.ts";

/** The six colours; each also has a shape and a spoken name. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

/** Milliseconds that the colours are shown (spec §9). */
const SHOW_MS = 4000;
/** Levels that 'A mi ritmo' moves between: 3 to 10 colours. */
export const LEVELS = 8;

export type PatternGame = RoundsState<Colour>;

/** Level 1 has 3 colours; a correct round gives level × 15 points. */
export const rules = roundRules<Colour>({
  draw: (level, random) =>
    Array.from({ length: 2 + level }, () => COLOURS[drawInteger(0, 5, random)] as Colour),
  showMs: () => SHOW_MS,
  points: (level) => level * 15,
  ...inOrder,
});

/** What a game leaves when it ends: points and seconds of all its rounds. */
export function resultOf(game: PatternGame): GameResult {
  return {
    gameType: "pattern-memory",
    score: game.score,
    timeSeconds: secondsOfRounds(game),
    difficulty: difficultyOf(game.level),
  };
}
