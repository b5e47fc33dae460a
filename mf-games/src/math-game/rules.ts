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
  /** 'correcting' shows what a sum comes to that was answered otherwise; time stands still. */
  readonly phase: "idle" | "playing" | "correcting" | "finished";
  readonly difficulty: Difficulty;
  readonly questions: readonly Question[];
  /** Milliseconds that all questions together may take; null: as long as one likes. */
  readonly limitMs: number | null;
  /** The `playedMs` at which the current question was shown. */
  readonly askedAtMs: number;
  /** What was chosen for the questions answered so far. */
  readonly chosen: readonly number[];
}

/**
 * A game that waits to be started; its questions are drawn, and none is seen yet.
 *
 * @param limitMs how long it may take; 30 s unless a calmer one is wanted, null for no end
 */
export function newMath(
  difficulty: Difficulty,
  random: RandomSource,
  limitMs: number | null = LIMIT_MS,
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
  const isOver = game.limitMs !== null && playedMs >= game.limitMs;
  return game.phase === "playing" && isOver ? { ...game, phase: "finished" } : game;
}

/**
 * Answers the current question with one of its options. A right answer leads to the next question,
 * the tenth to the end; any other to its correction. Too late, before the start, within 0.4 s of
 * seeing the question, and with a number that is no option nothing changes.
 */
export function choose(game: MathState, option: number, playedMs: number): MathState {
  const now = tick(game, playedMs);
  const question = currentQuestion(now);
  if (!question?.options.includes(option)) return now;
  if (playedMs - now.askedAtMs < SETTLE_MS) return now;
  const answered = { ...now, chosen: [...now.chosen, option] };
  return option === question.answer
    ? goOn(answered, playedMs)
    : { ...answered, phase: "correcting" };
}

/** Leaves a correction for the next question, or the end after the tenth; else changes nothing. */
export function next(game: MathState, playedMs: number): MathState {
  return game.phase === "correcting" ? goOn(game, playedMs) : game;
}

function goOn(game: MathState, playedMs: number): MathState {
  const isLast = game.chosen.length === QUESTIONS;
  return { ...game, askedAtMs: playedMs, phase: isLast ? "finished" : "playing" };
}

/** The question that is being corrected and what was answered, or null while none is. */
export function corrected({
  phase,
  questions,
  chosen,
}: MathState): { question: Question; chosen: number } | null {
  const question = questions[chosen.length - 1];
  const answer = chosen.at(-1);
  return phase === "correcting" && question && answer !== undefined
    ? { question, chosen: answer }
    : null;
}

/** The question to answer, or null while none is. */
export function currentQuestion({ phase, questions, chosen }: MathState): Question | null {
  return phase === "playing" ? (questions[chosen.length] ?? null) : null;
}

/** How many answers were right, 0 to 10. */
export function rightAnswers({ questions, chosen }: MathState): number {
  return chosen.filter((option, index) => option === questions[index]?.answer).length;
}

/** Whole seconds left, the started one counted; 0 when time is over, endless without a limit. */
export function secondsLeft({ limitMs }: MathState, playedMs: number): number {
  if (limitMs === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.ceil((limitMs - playedMs) / 1000));
}

/** Whole seconds that a game took: one that ran out of time took all of them. */
export function secondsTaken({ limitMs }: MathState, playedMs: number): number {
  return Math.floor(Math.min(playedMs, limitMs ?? playedMs) / 1000);
}

/** Points so far: 5, 10 or 15 a right answer (spec §9). */
export function score(game: MathState): number {
  return rightAnswers(game) * POINTS[game.difficulty];
}

/** Whether something that was kept is a game of these rules. */
export function isMath(kept: Partial<Record<keyof MathState, unknown>>): boolean {
  const { phase, difficulty, questions, chosen, limitMs, askedAtMs } = kept;
  return (
    ["playing", "correcting"].includes(String(phase)) &&
    Object.hasOwn(POINTS, String(difficulty)) &&
    Array.isArray(questions) &&
    questions.length === QUESTIONS &&
    questions.every((question) => Array.isArray(question?.options)) &&
    Array.isArray(chosen) &&
    chosen.every(Number.isInteger) &&
    (limitMs === null || Number.isFinite(limitMs)) &&
    Number.isFinite(askedAtMs)
  );
}
