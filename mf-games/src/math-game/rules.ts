/**
 * Rules of the math game, after the specification of the older person's side, sections 4 and 9.
 * Pure: the random source and the milliseconds played come in, a new state comes out.
 */
import type { RandomSource } from "../random/random.ts";
import { type Difficulty, newQuestion, type Question } from "./questions.ts";

/** Questions of a game (spec §9). */
export const QUESTIONS = 10;
/** Milliseconds that all of them together may take (spec §9). */
export const LIMIT_MS = 30_000;
/** Whole seconds left from which the timer is red (spec §9). */
export const HURRY_SECONDS = 10;
/** Points of a right answer (spec §9). */
export const POINTS = { easy: 5, medium: 10, hard: 15 } as const satisfies Record<
  Difficulty,
  number
>;

export interface MathState {
  readonly phase: "idle" | "playing" | "finished";
  readonly difficulty: Difficulty;
  readonly questions: readonly Question[];
  /** What was chosen for the questions answered so far. */
  readonly chosen: readonly number[];
}

/** A game that waits to be started; its questions are drawn, and none is seen yet. */
export function newMath(difficulty: Difficulty, random: RandomSource): MathState {
  const questions = Array.from({ length: QUESTIONS }, () => newQuestion(difficulty, random));
  return { phase: "idle", difficulty, questions, chosen: [] };
}

/** Starts a waiting game; any other is left as it is. Time counts from here on. */
export function start(game: MathState): MathState {
  return game.phase === "idle" ? { ...game, phase: "playing" } : game;
}

/** Ends a game whose 30 s are over after `playedMs` of play. */
export function tick(game: MathState, playedMs: number): MathState {
  return game.phase === "playing" && playedMs >= LIMIT_MS ? { ...game, phase: "finished" } : game;
}

/**
 * Answers the current question with one of its options; the tenth answer ends the game. Too late,
 * before the start, and with a number that is no option nothing changes.
 */
export function choose(game: MathState, option: number, playedMs: number): MathState {
  const now = tick(game, playedMs);
  if (!currentQuestion(now)?.options.includes(option)) return now;
  const chosen = [...now.chosen, option];
  return { ...now, chosen, phase: chosen.length === QUESTIONS ? "finished" : "playing" };
}

/** The question to answer, or null while none is. */
export function currentQuestion({ phase, questions, chosen }: MathState): Question | null {
  return phase === "playing" ? (questions[chosen.length] ?? null) : null;
}

/** How many answers were right, 0 to 10. */
export function rightAnswers({ questions, chosen }: MathState): number {
  return chosen.filter((option, index) => option === questions[index]?.answer).length;
}

/** Whole seconds left, 30 to 0, the started one counted. */
export function secondsLeft(playedMs: number): number {
  return Math.max(0, Math.ceil((LIMIT_MS - playedMs) / 1000));
}

/** Whole seconds that a game took, 0 to 30: one that ran out of time took all of them. */
export function secondsTaken(playedMs: number): number {
  return Math.floor(Math.min(playedMs, LIMIT_MS) / 1000);
}

/** Points so far: 5, 10 or 15 a right answer (spec §9). */
export function score(game: MathState): number {
  return rightAnswers(game) * POINTS[game.difficulty];
}
