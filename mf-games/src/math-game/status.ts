import { text } from "../text.ts";
import type { Question } from "./questions.ts";
import { currentQuestion, HURRY_SECONDS, type MathState, QUESTIONS, secondsLeft } from "./rules.ts";

const words = text.mathGame;

/** '7 + 2', as it is written. */
export function sumOf({ left, operation, right }: Question): string {
  return `${left} ${operation} ${right}`;
}

/** '7 más 2', as it is said. */
export function sumInWords({ left, operation, right }: Question): string {
  return `${left} ${words.operations[operation]} ${right}`;
}

/** Whether the time that is left is marked and announced. */
export function isHurried(game: MathState, playedMs: number): boolean {
  return game.phase === "playing" && secondsLeft(game, playedMs) <= HURRY_SECONDS;
}

/** What became of the last answer; before there is one, what is asked. */
export function statusOf(game: MathState): string {
  if (game.phase === "idle") return intro(game);
  if (game.phase === "finished") return words.over;
  return lastAnswer(game) || asked(game);
}

/** What eyes see on the question's card and the clock: that time is short, what is asked now. */
export function spokenOf(game: MathState, playedMs: number): string {
  const hurry = isHurried(game, playedMs) ? words.hurry : "";
  const next = game.phase === "playing" && lastAnswer(game) ? asked(game) : "";
  return [hurry, next].filter(Boolean).join(" ");
}

function intro({ limitMs }: MathState): string {
  return limitMs === null ? words.calmIntro(QUESTIONS) : words.intro(QUESTIONS, limitMs / 1000);
}

function asked(game: MathState): string {
  const question = currentQuestion(game);
  return question ? words.sum(sumInWords(question)) : "";
}

function lastAnswer({ questions, chosen }: MathState): string {
  const question = questions[chosen.length - 1];
  if (!question) return "";
  const say = chosen.at(-1) === question.answer ? words.right : words.other;
  return say(sumInWords(question), question.answer);
}
