import { expect, test } from "vitest";
import area from "./area.ts";

test("the area exposes its menus and the games that are built", () => {
  expect(area.name).toBe("games");
  expect(Object.keys(area.screens).sort()).toEqual([
    "games-menu",
    "math-game",
    "memory-game",
    "memory-games-menu",
    "number-sequence-game",
    "other-games-menu",
    "pattern-memory-game",
    "puzzle-game",
    "sudoku-game",
    "visual-memory-game",
  ]);
});
