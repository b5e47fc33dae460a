import { expect, test } from "vitest";
import area from "./area.ts";
import { text } from "./text.ts";

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

test("each game's help names the buttons that it draws", async () => {
  const help = (await area.help?.()) ?? {};
  const stepsOf = ([, parts]: [string, (typeof help)[keyof typeof help]]) =>
    (parts ?? []).flatMap((part) => part.steps).join(" ");
  const games = Object.entries(help).filter(([name]) => name.endsWith("-game"));
  // The sums wait for 'Empezar' and have no button for a new game.
  expect(
    games.filter((one) => !stepsOf(one).includes(text.frame.newGame)).map(([name]) => name),
  ).toEqual(["math-game"]);
  const untilReady = `«${text.look.times["until-ready"]}»`;
  const remembering = games.filter((one) => stepsOf(one).includes(untilReady));
  expect(remembering.map(([name]) => name).sort()).toEqual([
    "memory-game",
    "number-sequence-game",
    "pattern-memory-game",
    "visual-memory-game",
  ]);
  for (const one of remembering) expect(stepsOf(one)).toContain(`«${text.look.seen}»`);
});
