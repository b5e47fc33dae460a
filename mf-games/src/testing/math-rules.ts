import { fc } from "@acompana/kit/testing/properties";
import { type Difficulty, LEVELS, newQuestion, type Question } from "../math-game/questions.ts";
import { choose, currentQuestion, type MathState, next, SETTLE_MS } from "../math-game/rules.ts";
import { seeded } from "./seeded.ts";

export const difficulties = fc.constantFrom(...(Object.keys(LEVELS) as Difficulty[]));

export const seeds = fc.integer();

/** So that a rule which changed its input would throw. */
export function frozen(game: MathState): MathState {
  Object.freeze(game.chosen);
  Object.freeze(game.questions);
  return Object.freeze(game);
}

export function questions(difficulty: Difficulty, count: number, seed = 1): Question[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => newQuestion(difficulty, random));
}

/** Answers the current question, rightly or not. */
export function answer(
  game: MathState,
  right: boolean,
  playedMs = game.askedAtMs + SETTLE_MS,
): MathState {
  const question = currentQuestion(game);
  const option = question?.options.find((other) => (other === question.answer) === right);
  // The correction of another answer is left at once.
  return frozen(next(choose(game, option ?? Number.NaN, playedMs), playedMs));
}
