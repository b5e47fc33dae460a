import { expect, test } from "vitest";
import {
  CELLS,
  CHOSEN_CELLS,
  missingRows,
  outcomeOf,
  ROWS,
} from "../tools/testing/authorization-table.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";
import { testCells } from "../tools/testing/judge-cells.ts";

test("every operation has a row, and every row an operation", () => {
  const ids = OPERATIONS.map(({ id }) => id);
  expect(missingRows(ROWS, ids)).toEqual({ withoutRow: [], withoutOperation: [] });
});

test("the cells chosen here hold everything that a caller is answered", () => {
  const answersOf = (cells: typeof CELLS) =>
    new Set(cells.map((cell) => `${cell.caller}: ${outcomeOf(cell)}`));
  expect(answersOf(CHOSEN_CELLS)).toEqual(answersOf(CELLS));
});

test("they hold of every row a call that is done and one that is refused, where it has them", () => {
  const kindsOf = (cells: typeof CELLS) =>
    new Set(cells.map(({ row, status }) => `${row} ${status < 400 ? "is done" : "is refused"}`));
  const rowsOf = (cells: typeof CELLS) => new Set(cells.map(({ row }) => row));
  expect(rowsOf(CHOSEN_CELLS)).toEqual(new Set(ROWS));
  expect(kindsOf(CHOSEN_CELLS)).toEqual(kindsOf(CELLS));
});

testCells(CHOSEN_CELLS);
