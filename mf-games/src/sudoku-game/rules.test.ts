import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { solutions } from "../testing/solutions.ts";
import { boards, DIFFICULTIES, difficulties, frozen, seeds } from "../testing/sudoku-rules.ts";
import {
  blanks,
  finishedBoxes,
  GRIDS,
  help,
  hintPlace,
  isWon,
  newSudoku,
  repeated,
  type SudokuState,
  score,
  takeBack,
  write,
} from "./rules.ts";

const fill = (board: SudokuState, digits: readonly number[]) =>
  digits.reduce((filled, digit, position) => frozen(write(filled, position, digit)), board);

describe("a new board", () => {
  test.each([
    ["easy", 4, 6],
    ["normal", 6, 18],
    ["hard", 9, 45],
  ] as const)("'%s' is %i × %i with %i cells removed", (difficulty, size, removed) => {
    const board = newSudoku(difficulty, seeded(3));
    expect([board.size, board.cells.length, blanks(board)]).toEqual([size, size * size, removed]);
    expect(repeated(board).size).toBe(0);
  });

  test("comes again from the same seed, and is another from the next", () => {
    for (const difficulty of DIFFICULTIES) {
      const of = (seed: number) => newSudoku(difficulty, seeded(seed)).givens.join("");
      expect(of(11)).toBe(of(11));
      const hundred = new Set(Array.from({ length: 100 }, (_, seed) => of(seed)));
      expect(hundred.size).toBeGreaterThan(95);
    }
  });

  test("survives a random source that always gives the same", () => {
    for (const value of [0, 0.5, 0.999_999]) {
      for (const difficulty of DIFFICULTIES)
        expect(blanks(newSudoku(difficulty, () => value))).toBe(GRIDS[difficulty].removed);
    }
  });
});

describe("playing", () => {
  test("filling in the solution wins, in whatever order, and locks the board", () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        const [solution = []] = solutions(board.givens, board.size);
        const random = seeded(seed);
        const order = solution.map((_, position) => [random(), position] as const).sort();
        let played = board;
        for (const [, position] of order) {
          expect(isWon(played)).toBe(blanks(played) === 0);
          played = frozen(write(played, position, solution[position] ?? 0));
        }
        expect(isWon(played)).toBe(true);
        const blank = board.givens.indexOf(0);
        expect(write(played, blank, 0)).toBe(played);
      }),
      { numRuns: 30 },
    );
  });

  test("a full board with one wrong digit is not won, names both, and can be mended", () => {
    const board = newSudoku("easy", seeded(5));
    const [solution = []] = solutions(board.givens, 4);
    const blank = board.givens.indexOf(0);
    const wrong = fill(board, solution.with(blank, ((solution[blank] ?? 0) % 4) + 1));
    expect([blanks(wrong), isWon(wrong)]).toEqual([0, false]);
    expect(repeated(wrong).has(blank)).toBe(true);
    // Its twin in the row and its twin in the column.
    expect(repeated(wrong).size).toBe(3);
    expect(isWon(write(wrong, blank, solution[blank] ?? 0))).toBe(true);
  });

  test("a repeated digit is named in its row and in its column, and only there", () => {
    const empty: SudokuState = {
      difficulty: "easy",
      size: 4,
      givens: new Array<number>(16).fill(0),
      cells: new Array<number>(16).fill(0),
      written: [],
      helped: false,
    };
    const written = [0, 3, 4, 10].reduce((board, at) => write(board, at, 2), empty);
    expect([...repeated(written)].sort((a, b) => a - b)).toEqual([0, 3, 4]);
  });
});

test("points are max(1000 − seconds, 100), times 1, 2 or 3", () => {
  expect(score(76, "hard")).toBe(2772);
  expect([score(0, "easy"), score(900, "normal"), score(5000, "hard")]).toEqual([1000, 200, 300]);
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(1000), fc.nat(100_000)),
      fc.nat(100_000),
      difficulties,
      (seconds, more, difficulty) => {
        const points = score(seconds, difficulty);
        expect(points).toBe(
          Math.max(1000 - seconds, 100) * { easy: 1, normal: 2, hard: 3 }[difficulty],
        );
        expect(score(seconds + more, difficulty)).toBeLessThanOrEqual(points);
      },
    ),
    { numRuns: 5000 },
  );
});

describe("taking back and hints", () => {
  test("what was written is taken back, one after the other, to the beginning", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.nat(15), fc.nat(4)), { maxLength: 30 }),
        (seed, steps) => {
          const board = newSudoku("easy", seeded(seed));
          let played = steps.reduce((now, [at, digit]) => write(now, at, digit), board);
          if (isWon(played)) return;
          while (played.written.length > 0) played = takeBack(played);
          expect(played.cells).toEqual(board.cells);
          expect(takeBack(played)).toBe(played);
        },
      ),
    );
  });

  test.each(["easy"] as const)(
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

  test("a hint fills the chosen cell, unless that one is right already", () => {
    const board = newSudoku("easy", seeded(3));
    const [first = 0, second = 0] = board.givens.flatMap((digit, at) => (digit === 0 ? [at] : []));
    expect(hintPlace(board, second)).toBe(second);
    expect(hintPlace(help(board, second), second)).toBe(first);
    expect(
      hintPlace(
        board,
        board.givens.findIndex((digit) => digit > 0),
      ),
    ).toBe(first);
  });
});

test("a box is finished when each digit stands in it once, and not before", () => {
  fc.assert(
    fc.property(boards, (board) => {
      const boxes = (one: SudokuState) => finishedBoxes(one, repeated(one)).size;
      const [solved = []] = solutions([...board.cells], board.size);
      const won = fill(board, solved);
      expect(boxes(won)).toBe(board.size);
      const blank = board.givens.indexOf(0);
      expect(boxes({ ...won, cells: won.cells.with(blank, 0) })).toBe(board.size - 1);
    }),
    { numRuns: 30 },
  );
});
