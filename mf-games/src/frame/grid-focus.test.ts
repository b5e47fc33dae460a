import { expect, test } from "vitest";
import { neighbour, rowsOf } from "./grid-focus.ts";

test("arrow keys lead over the board, and its edges hold", () => {
  const from = (place: number) =>
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => neighbour(key, place, 3));
  expect(from(4)).toEqual([1, 7, 3, 5]);
  expect(from(0)).toEqual([0, 3, 0, 1]);
  expect(from(8)).toEqual([5, 8, 7, 8]);
});

test("no other key leads anywhere", () => {
  for (const key of ["a", "5", "Enter", "Tab", ""]) expect(neighbour(key, 4, 3)).toBe(null);
});

test("a board is laid row by row", () => {
  expect(rowsOf(2)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
