import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { answer, difficulties, frozen, questions, seeds } from "../testing/math-rules.ts";
import { seeded } from "../testing/seeded.ts";
import { newQuestion, OPTIONS } from "./questions.ts";
import {
  choose,
  currentQuestion,
  LIMIT_MS,
  newMath,
  QUESTIONS,
  rightAnswers,
  SETTLE_MS,
  score,
  secondsLeft,
  secondsTaken,
  start,
  tick,
} from "./rules.ts";

const between = (value: number, least: number, most: number) => value >= least && value <= most;

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
});
