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

test("each screen has its help, which names no place that another width has elsewhere", async () => {
  const help = (await area.help?.()) ?? {};
  expect(Object.keys(help).sort()).toEqual(Object.keys(area.screens).sort());
  const steps = Object.values(help).flatMap((parts) => parts.flatMap((part) => part.steps));
  expect(steps.filter((step) => /izquierda|derecha|arriba|(?<!boca )abajo/.test(step))).toEqual([]);
});
