import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { answer, difficulties, frozen, questions, seeds } from "../testing/math-rules.ts";
import { seeded } from "../testing/seeded.ts";
import {
  choose,
  currentQuestion,
  newMath,
  QUESTIONS,
  rightAnswers,
  SETTLE_MS,
  score,
  start,
  tick,
} from "./rules.ts";

const games = fc
  .tuple(difficulties, seeds)
  .map(([difficulty, seed]) => frozen(newMath(difficulty, seeded(seed))));

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
});

describe("a game", () => {
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
