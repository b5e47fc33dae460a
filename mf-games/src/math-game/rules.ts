/**
 * Rules of the math game, after the specification of the older person's side, sections 4 and 9.
 * Pure: the random source and the milliseconds played come in, a new state comes out.
 */
import type { RandomSource } from "../frame/random.ts";
import { type Difficulty, newQuestion, type Question } from "./questions.ts";

/** Questions of a game (spec §9). */
export const QUESTIONS = 10;
/** Milliseconds that all of them together may take (spec §9). */
export const LIMIT_MS = 30_000;
/** Whole seconds left from which the timer is red (spec §9). */
export const HURRY_SECONDS = 10;
/** Nobody reads and answers a question within this; a second tap of a trembling finger does. */
export const SETTLE_MS = 400;
/** Points of a right answer (spec §9). */
export const POINTS = { easy: 5, normal: 10, hard: 15 } as const satisfies Record<
  Difficulty,
  number
>;

export interface MathState {
  readonly phase: "idle" | "playing" | "finished";
  readonly difficulty: Difficulty;
  readonly questions: readonly Question[];
  /** Milliseconds that all questions together may take. */
  readonly limitMs: number;
  /** The `playedMs` at which the current question was shown. */
  readonly askedAtMs: number;
  /** What was chosen for the questions answered so far. */
  readonly chosen: readonly number[];
}

/**
 * A game that waits to be started; its questions are drawn, and none is seen yet.
 *
 * @param limitMs how long it may take; 30 s unless a calmer one is wanted
 */
export function newMath(
  difficulty: Difficulty,
  random: RandomSource,
  limitMs: number = LIMIT_MS,
): MathState {
  const questions = Array.from({ length: QUESTIONS }, () => newQuestion(difficulty, random));
  return { phase: "idle", difficulty, questions, limitMs, askedAtMs: 0, chosen: [] };
}

/** Starts a waiting game; any other is left as it is. Time counts from here on. */
export function start(game: MathState): MathState {
  return game.phase === "idle" ? { ...game, phase: "playing" } : game;
}

/** Ends a game whose time is over after `playedMs` of play. */
export function tick(game: MathState, playedMs: number): MathState {
  return game.phase === "playing" && playedMs >= game.limitMs
    ? { ...game, phase: "finished" }
    : game;
}

/**
 * Answers the current question with one of its options; the tenth answer ends the game. Too late,
 * before the start, within 0.4 s of seeing it, and with a number that is no option nothing changes.
 */
export function choose(game: MathState, option: number, playedMs: number): MathState {
  const now = tick(game, playedMs);
  if (!currentQuestion(now)?.options.includes(option)) return now;
  if (playedMs - now.askedAtMs < SETTLE_MS) return now;
  const chosen = [...now.chosen, option];
  return {
    ...now,
    chosen,
    askedAtMs: playedMs,
    phase: chosen.length === QUESTIONS ? "finished" : "playing",
  };
}

/** The question to answer, or null while none is. */
export function currentQuestion({ phase, questions, chosen }: MathState): Question | null {
  return phase === "playing" ? (questions[chosen.length] ?? null) : null;
}

/** How many answers were right, 0 to 10. */
export function rightAnswers({ questions, chosen }: MathState): number {
  return chosen.filter((option, index) => option === questions[index]?.answer).length;
}

/** Whole seconds left, the started one counted; 0 when time is over. */
export function secondsLeft({ limitMs }: MathState, playedMs: number): number {
  return Math.max(0, Math.ceil((limitMs - playedMs) / 1000));
}

/** Whole seconds that a game took: one that ran out of time took all of them. */
export function secondsTaken({ limitMs }: MathState, playedMs: number): number {
  return Math.floor(Math.min(playedMs, limitMs) / 1000);
}

/** Points so far: 5, 10 or 15 a right answer (spec §9). */
export function score(game: MathState): number {
  return rightAnswers(game) * POINTS[game.difficulty];
}
