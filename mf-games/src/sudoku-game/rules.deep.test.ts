import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { solutions } from "../testing/solutions.ts";
import { boards, frozen } from "../testing/sudoku-rules.ts";
import { GRIDS, help, hintPlace, isGiven, isWon, newSudoku, write } from "./rules.ts";

describe("a new board", () => {
  test("has exactly one solution under rows and columns, which also fills the boxes", () => {
    fc.assert(
      fc.property(boards, (board) => {
        const [only, ...others] = solutions(board.givens, board.size);
        expect(others).toEqual([]);
        const { boxRows, boxColumns } = GRIDS[board.difficulty];
        const boxes = new Set(
          (only ?? []).map((digit, position) => {
            const row = Math.floor(position / board.size / boxRows);
            const column = Math.floor((position % board.size) / boxColumns);
            return `${digit} in ${row},${column}`;
          }),
        );
        expect(boxes.size).toBe(board.size ** 2);
      }),
      { numRuns: 100 },
    );
  });
});

describe("playing", () => {
  test("no input throws, changes a given, or writes a digit that does not exist", () => {
    const step = fc.tuple(
      fc.oneof(fc.integer({ min: -2, max: 90 }), fc.double()),
      fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double()),
    );
    fc.assert(
      fc.property(boards, fc.array(step, { maxLength: 80 }), (board, steps) => {
        let played = board;
        for (const [position, digit] of steps) played = frozen(write(played, position, digit));
        expect(played.cells).toHaveLength(board.size ** 2);
        for (const [position, digit] of played.cells.entries()) {
          if (isGiven(board, position)) expect(digit).toBe(board.givens[position]);
          expect(Number.isInteger(digit) && digit >= 0 && digit <= board.size).toBe(true);
        }
      }),
    );
  });
});

describe("taking back and hints", () => {
  test.each(["normal", "hard"] as const)(
    "hint after hint fills any board of '%s', whatever was written before",
    (difficulty) => {
      fc.assert(
        fc.property(
          fc.integer(),
          fc.array(fc.tuple(fc.nat(80), fc.nat(9)), { maxLength: 12 }),
          (seed, steps) => {
            const dealt = newSudoku(difficulty, seeded(seed));
            let board = steps.reduce((now, [at, digit]) => write(now, at, digit), dealt);
            const asked = board;
            for (let hint = 0; hint < 81 && !isWon(board); hint++) {
              const place = hintPlace(board, 0);
              const helped = help(board, place);
              expect(helped.cells.filter((digit, at) => digit !== board.cells[at])).toHaveLength(1);
              board = helped;
            }
            expect(isWon(board)).toBe(true);
            expect(board.helped).toBe(!isWon(asked));
          },
        ),
        { numRuns: 10 },
      );
    },
  );
});
