import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { type Difficulty, LEVELS, newQuestion, OPTIONS, type Question } from "./questions.ts";
import {
  choose,
  currentQuestion,
  LIMIT_MS,
  type MathState,
  newMath,
  next,
  QUESTIONS,
  rightAnswers,
  SETTLE_MS,
  score,
  secondsLeft,
  secondsTaken,
  start,
  tick,
} from "./rules.ts";

const difficulties = fc.constantFrom(...(Object.keys(LEVELS) as Difficulty[]));
const seeds = fc.integer();
const games = fc
  .tuple(difficulties, seeds)
  .map(([difficulty, seed]) => frozen(newMath(difficulty, seeded(seed))));

/** So that a rule which changed its input would throw. */
function frozen(game: MathState): MathState {
  Object.freeze(game.chosen);
  Object.freeze(game.questions);
  return Object.freeze(game);
}

function questions(difficulty: Difficulty, count: number, seed = 1): Question[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => newQuestion(difficulty, random));
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;

/** Answers the current question, rightly or not. */
function answer(game: MathState, right: boolean, playedMs = game.askedAtMs + SETTLE_MS): MathState {
  const question = currentQuestion(game);
  const option = question?.options.find((other) => (other === question.answer) === right);
  // The correction of another answer is left at once.
  return frozen(next(choose(game, option ?? Number.NaN, playedMs), playedMs));
}

const mean = (options: readonly number[]) =>
  options.reduce((sum, option) => sum + option, 0) / options.length;
/** The options that lie as far from the mean as `pick` says of all their distances. */
const byDistance = (options: number[], pick: (...distances: number[]) => number) => {
  const distance = (option: number) => Math.abs(option - mean(options));
  const wanted = pick(...options.map(distance));
  return options.filter((option) => distance(option) === wanted);
};
/** How far an option lies from the one that is nearest to it. */
const gapOf = (options: number[], option: number) =>
  Math.min(...options.filter((other) => other !== option).map((other) => Math.abs(other - option)));

/** Ways to guess without the sum: which of the options, smallest first, one would choose among. */
const GUESSES: Record<string, (options: number[]) => number[]> = {
  smallest: (options) => options.slice(0, 1),
  "second smallest": (options) => options.slice(1, 2),
  "second largest": (options) => options.slice(2, 3),
  largest: (options) => options.slice(3),
  odd: (options) => options.filter((option) => option % 2 === 1),
  even: (options) => options.filter((option) => option % 2 === 0),
  "in the middle": (options) => byDistance(options, Math.min),
  "at the ends": (options) => byDistance(options, Math.max),
  "with a close neighbour": (options) => {
    const closest = Math.min(...options.map((option) => gapOf(options, option)));
    return options.filter((option) => gapOf(options, option) === closest);
  },
};

describe("a question", () => {
  test.each([
    ["easy", "+−"],
    ["normal", "+−×"],
    ["hard", "+−×÷"],
  ] as const)("of '%s' asks for each of %s, and for nothing else", (difficulty, operations) => {
    const asked = new Set(questions(difficulty, 400).map(({ operation }) => operation));
    expect([...asked].sort()).toEqual([...operations].sort());
  });

  test("keeps to its operands, comes out whole and never negative", () => {
    fc.assert(
      fc.property(difficulties, seeds, (difficulty, seed) => {
        const { left, operation, right, answer } = newQuestion(difficulty, seeded(seed));
        const largest = { easy: 10, normal: 50, hard: 100 }[difficulty];
        const factors = { easy: [0, 0], normal: [12, 12], hard: [20, 15] }[difficulty];
        const value = {
          "+": left + right,
          "−": left - right,
          "×": left * right,
          "÷": left / right,
        };
        expect(answer).toBe(value[operation]);
        expect(Number.isInteger(answer) && answer >= 0).toBe(true);
        if (operation === "×") {
          expect(between(left, 1, factors[0] ?? 0) && between(right, 1, factors[1] ?? 0)).toBe(
            true,
          );
        } else expect(between(left, 1, largest) && between(right, 1, largest)).toBe(true);
        if (operation === "+" || operation === "−")
          expect(right).toBeLessThanOrEqual({ easy: 10, normal: 50, hard: 50 }[difficulty]);
        if (operation === "÷") expect(between(right, 2, 15)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("of 'hard' reaches 100 and 50 in + and −", () => {
    const asked = questions("hard", 40_000);
    for (const sign of ["+", "−"]) {
      const sums = asked.filter(({ operation }) => operation === sign);
      expect(Math.max(...sums.map(({ left }) => left)), sign).toBe(100);
      expect(Math.max(...sums.map(({ right }) => right)), sign).toBe(50);
    }
  });

  test("offers four different plausible answers, the right one among them", () => {
    fc.assert(
      fc.property(difficulties, seeds, (difficulty, seed) => {
        const { options, answer, left, right } = newQuestion(difficulty, seeded(seed));
        expect(new Set(options).size).toBe(OPTIONS);
        expect(options).toContain(answer);
        for (const option of options) {
          expect(Number.isInteger(option) && option >= 0).toBe(true);
          expect(Math.abs(option - answer)).toBeLessThanOrEqual(Math.max(10, left, right));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each(["easy", "normal", "hard"] as const)(
    "of '%s' has the right answer in each place equally often",
    (difficulty) => {
      const places = [0, 0, 0, 0];
      for (const { options, answer } of questions(difficulty, 8000)) {
        const place = options.indexOf(answer);
        places[place] = (places[place] ?? 0) + 1;
      }
      // 2000 expected; 200 are more than five standard deviations.
      for (const count of places) expect(Math.abs(count - 2000)).toBeLessThan(200);
    },
  );

  test("does not give its answer away as the middle of the options", () => {
    const ranks = [0, 0, 0, 0];
    for (const { options, answer } of questions("hard", 4000)) {
      const rank = options.filter((option) => option < answer).length;
      ranks[rank] = (ranks[rank] ?? 0) + 1;
    }
    for (const count of ranks) expect(count).toBeGreaterThan(700);
  });

  test.each(["easy", "normal", "hard"] as const)(
    "of '%s' is guessed one time in four by whoever looks only at the options",
    (difficulty) => {
      const asked = questions(difficulty, 12_000, 5);
      for (const [way, choices] of Object.entries(GUESSES)) {
        let [guessed, hits] = [0, 0];
        for (const { options, answer } of asked) {
          const among = choices([...options].sort((one, other) => one - other));
          if (among.length === 0) continue;
          guessed += 1;
          if (among.includes(answer)) hits += 1 / among.length;
        }
        // One standard deviation is 0.004.
        expect(Math.abs(hits / guessed - 0.25), way).toBeLessThan(0.02);
      }
    },
  );

  test("does not give its answer away to whoever knows only whether it is odd or even", () => {
    for (const difficulty of ["easy", "normal", "hard"] as const) {
      for (const { options, answer } of questions(difficulty, 4000))
        expect(options.filter((option) => option % 2 === answer % 2).length).toBeGreaterThan(1);
    }
  });

  test("offers nothing that its operands rule out at a glance", () => {
    for (const difficulty of ["easy", "normal", "hard"] as const) {
      for (const { left, operation, right, options } of questions(difficulty, 4000)) {
        const grows = operation === "+" || operation === "×";
        if (grows) expect(Math.min(...options)).toBeGreaterThanOrEqual(Math.max(left, right));
        else expect(Math.max(...options)).toBeLessThanOrEqual(left);
      }
    }
  });

  test("is made whatever the random source gives", () => {
    for (const value of [0, 0.25, 0.5, 0.999_999]) {
      for (const difficulty of ["easy", "normal", "hard"] as const) {
        const { options, answer } = newQuestion(difficulty, () => value);
        expect(new Set(options).size).toBe(OPTIONS);
        expect(Math.min(...options)).toBeGreaterThanOrEqual(0);
        expect(options).toContain(answer);
      }
    }
  });
});

describe("a game", () => {
  test("waits, is played and ends after ten answers", () => {
    const waiting = frozen(newMath("normal", seeded(4)));
    expect([waiting.phase, waiting.questions.length]).toEqual(["idle", QUESTIONS]);
    expect(currentQuestion(waiting)).toBe(null);
    expect(choose(waiting, waiting.questions[0]?.answer ?? 0, 0)).toBe(waiting);

    let game = frozen(start(waiting));
    expect(start(game)).toBe(game);
    for (let asked = 0; asked < QUESTIONS; asked++) {
      expect([game.phase, currentQuestion(game)]).toEqual(["playing", game.questions[asked]]);
      game = answer(game, asked % 2 === 0);
    }
    expect([game.phase, currentQuestion(game), rightAnswers(game), score(game)]).toEqual([
      "finished",
      null,
      5,
      50,
    ]);
  });

  test("ends at 30 s, and an answer that comes then does not count", () => {
    const game = answer(start(newMath("hard", seeded(4))), true, 3000);
    expect(tick(game, LIMIT_MS - 1)).toBe(game);
    expect(tick(game, LIMIT_MS).phase).toBe("finished");
    const late = answer(game, true, LIMIT_MS);
    expect([late.phase, score(late)]).toEqual(["finished", 15]);
  });

  test("its clock counts down from 30 and never below 0", () => {
    const game = newMath("easy", seeded(1));
    const left = [0, 1, 1000, 20_000, 29_999, 30_000, 90_000].map((ms) => secondsLeft(game, ms));
    expect(left).toEqual([30, 30, 29, 10, 1, 0, 0]);
    const taken = [0, 999, 12_345, 30_000, 90_000].map((ms) => secondsTaken(game, ms));
    expect(taken).toEqual([0, 0, 12, 30, 30]);
  });

  test("a second tap of the same finger does not answer the next question", () => {
    const game = answer(start(newMath("easy", seeded(2))), true, 1000);
    const [option = 0] = currentQuestion(game)?.options ?? [];
    expect(choose(game, option, 1000 + SETTLE_MS - 1)).toBe(game);
    expect(choose(game, option, 1000 + SETTLE_MS).chosen).toHaveLength(2);
  });

  test("scores 5, 10 or 15 a right answer in thousands of plays, and no input throws", () => {
    const step = fc.record({
      after: fc.nat(6000),
      what: fc.oneof(fc.boolean(), fc.integer(), fc.double()),
    });
    fc.assert(
      fc.property(games, fc.array(step, { maxLength: 14 }), fc.boolean(), (waiting, steps, go) => {
        let game = go ? frozen(start(waiting)) : waiting;
        let now = 0;
        let right = 0;
        for (const { after, what } of steps) {
          now += after;
          const settled = now - game.askedAtMs >= SETTLE_MS;
          const asked = settled ? currentQuestion(tick(game, now)) : null;
          game = typeof what === "boolean" ? answer(game, what, now) : choose(game, what, now);
          if (asked && (what === true || what === asked.answer)) right += 1;
        }
        expect(rightAnswers(game)).toBe(right);
        expect(score(game)).toBe(right * { easy: 5, normal: 10, hard: 15 }[game.difficulty]);
        expect(game.chosen.length).toBeLessThanOrEqual(QUESTIONS);
      }),
      { numRuns: 2000 },
    );
  });
});
