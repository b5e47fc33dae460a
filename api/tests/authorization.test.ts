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

testCells(CHOSEN_CELLS);
