/** The questions of the math game (spec §9). Where the specification is silent, ADR 0030 decides. */
import { drawInteger, pick, type RandomSource, shuffle } from "../frame/random.ts";

export type Difficulty = "easy" | "normal" | "hard";
export type Operation = "+" | "−" | "×" | "÷";

export interface Question {
  readonly left: number;
  readonly operation: Operation;
  readonly right: number;
  readonly answer: number;
  /** Four different whole numbers, 0 and up; one is the answer, in any place with equal chance. */
  readonly options: readonly number[];
}

/** Answers to choose from (spec §9). */
export const OPTIONS = 4;

interface Level {
  operations: readonly Operation[];
  /** Largest operand of sums and subtractions, and largest dividend. */
  sum: number;
  /** Largest left and right factor; the right one is the largest divisor too. */
  factors: readonly [left: number, right: number];
}

/** Operands start at 1, so nothing is ever divided by 0. */
export const LEVELS: Record<Difficulty, Level> = {
  easy: { operations: ["+", "−"], sum: 10, factors: [1, 1] },
  normal: { operations: ["+", "−", "×"], sum: 50, factors: [12, 12] },
  hard: { operations: ["+", "−", "×", "÷"], sum: 100, factors: [20, 15] },
};

/** A question of a level; each of its operations is equally likely. */
export function newQuestion(difficulty: Difficulty, random: RandomSource): Question {
  const level = LEVELS[difficulty];
  const sum = sums[pick(level.operations, random)](level, random);
  return { ...sum, options: optionsFor(sum, random) };
}

type Sum = Omit<Question, "options">;

const sums: Record<Operation, (level: Level, random: RandomSource) => Sum> = {
  "+": ({ sum }, random) => {
    const [left, right] = [drawInteger(1, sum, random), drawInteger(1, sum, random)];
    return { left, operation: "+", right, answer: left + right };
  },
  "−": ({ sum }, random) => {
    const [one, other] = [drawInteger(1, sum, random), drawInteger(1, sum, random)];
    // The larger first: nobody meets a negative number.
    const [left, right] = [Math.max(one, other), Math.min(one, other)];
    return { left, operation: "−", right, answer: left - right };
  },
  "×": ({ factors }, random) => {
    const [left, right] = [drawInteger(1, factors[0], random), drawInteger(1, factors[1], random)];
    return { left, operation: "×", right, answer: left * right };
  },
  "÷": ({ sum, factors }, random) => {
    // Made backwards, so that it comes out even.
    const right = drawInteger(2, factors[1], random);
    const answer = drawInteger(1, Math.floor(sum / right), random);
    return { left: right * answer, operation: "÷", right, answer };
  },
};

/**
 * The answer and three near misses, such as a slip of one, of ten or of one row of a table. How
 * many of them are smaller is drawn first, or the answer would mostly be the middle one.
 */
function optionsFor({ left, operation, right, answer }: Sum, random: RandomSource): number[] {
  const slips = new Set([1, 2, 10, ...(operation === "×" ? [left, right] : [])]);
  const near = shuffle([...slips], random);
  const smaller = near
    .map((slip) => answer - slip)
    .filter((option) => option >= 0)
    .slice(0, drawInteger(0, OPTIONS - 1, random));
  const larger = near.map((slip) => answer + slip).slice(0, OPTIONS - 1 - smaller.length);
  return shuffle([answer, ...smaller, ...larger], random);
}
