/** The questions of the math game (spec §9), and docs/adr/game-rules.md where that is silent. */
import { drawInteger, pick, type RandomSource, shuffle } from "../frame/random.ts";

export type Difficulty = "easy" | "normal" | "hard";
type Operation = "+" | "−" | "×" | "÷";

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
  /** Largest operands of sums and subtractions; the first is the largest dividend too. */
  sum: readonly [left: number, right: number];
  /** Largest left and right factor; the right one is the largest divisor too. */
  factors: readonly [left: number, right: number];
}

/** Operands start at 1, so nothing is ever divided by 0. */
export const LEVELS: Record<Difficulty, Level> = {
  easy: { operations: ["+", "−"], sum: [10, 10], factors: [1, 1] },
  normal: { operations: ["+", "−", "×"], sum: [50, 50], factors: [12, 12] },
  hard: { operations: ["+", "−", "×", "÷"], sum: [100, 50], factors: [20, 15] },
};

/** Draws after which a sum is taken as it is: hardly one in a hundred thousand needs more. */
const MOST_DRAWS = 20;

/**
 * A question of a level; each of its operations is equally likely. How many of the wrong answers
 * are smaller is drawn first, then sums until one has room for them. Otherwise the answer would
 * mostly be a small one among its options.
 */
export function newQuestion(difficulty: Difficulty, random: RandomSource): Question {
  const level = LEVELS[difficulty];
  const makeSum = sums[pick(level.operations, random)];
  const wanted = drawInteger(0, OPTIONS - 1, random);
  let sum = makeSum(level, random);
  for (let draw = 1; draw < MOST_DRAWS && !hasRoom(sum, wanted); draw++)
    sum = makeSum(level, random);
  return { ...sum, options: optionsFor(sum, hasRoom(sum, wanted) ? wanted : 0, random) };
}

type Sum = Omit<Question, "options">;

const sums: Record<Operation, (level: Level, random: RandomSource) => Sum> = {
  "+": ({ sum }, random) => {
    const [left, right] = [drawInteger(1, sum[0], random), drawInteger(1, sum[1], random)];
    return { left, operation: "+", right, answer: left + right };
  },
  "−": ({ sum }, random) => {
    const [one, other] = [drawInteger(1, sum[0], random), drawInteger(1, sum[1], random)];
    // The larger first: nobody meets a negative number.
    const [left, right] = [Math.max(one, other), Math.min(one, other)];
    return { left, operation: "−", right, answer: left - right };
  },
  "×": ({ factors }, random) => {
    const [left, right] = [drawInteger(1, factors[0], random), drawInteger(1, factors[1], random)];
    return { left, operation: "×", right, answer: left * right };
  },
  "÷": ({ sum, factors }, random) => {
    // Made from the result, so that the division leaves no rest.
    const right = drawInteger(2, factors[1], random);
    const answer = drawInteger(1, Math.floor(sum[0] / right), random);
    return { left: right * answer, operation: "÷", right, answer };
  },
};

/** A slip of one; of two in products, which are mostly even: odd ones would stand out. */
const slipOf = ({ operation }: Sum) => (operation === "×" ? 2 : 1);

/** What an answer can be at a glance: no sum is less than a part, no rest more than the whole. */
function glanceOf({ left, operation, right }: Sum): readonly [least: number, most: number] {
  const grows = operation === "+" || operation === "×";
  return grows ? [Math.max(left, right), Number.POSITIVE_INFINITY] : [0, left];
}

/** Whether `smaller` options below the answer, and the others above it, can all be believed. */
function hasRoom(sum: Sum, smaller: number): boolean {
  const [least, most] = glanceOf(sum);
  const slip = slipOf(sum);
  const larger = OPTIONS - 1 - smaller;
  return sum.answer - smaller * slip >= least && sum.answer + larger * slip <= most;
}

/**
 * The answer and three near misses, such as a slip of one, of ten or of one row of a table: four
 * numbers that lie as two equal pairs, of which any can be the answer. So neither their order, nor
 * their gaps, nor odd and even tell which one it is.
 */
function optionsFor(sum: Sum, smaller: number, random: RandomSource): number[] {
  const { left, right, answer, operation } = sum;
  const slip = slipOf(sum);
  const [least, most] = glanceOf(sum);
  const near = operation === "×" ? [6, 10, left, right] : [3, 5, 10, 11];
  const widths = near.filter(
    (width) =>
      width % slip === 0 &&
      width >= 3 * slip &&
      width <= Math.max(10, left, right) &&
      answer - width >= least &&
      answer + width <= most,
  );
  const width = widths.length > 0 ? pick(widths, random) : 3 * slip;
  const steps = [0, slip, width - slip, width];
  const first = answer - (steps[smaller] ?? 0);
  return shuffle(
    steps.map((step) => first + step),
    random,
  );
}
