import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { memoryStore } from "./host/games-host.ts";
import { MathGame } from "./math-game/math-game.tsx";
import { SudokuGame } from "./sudoku-game/sudoku-game.tsx";
import { begin, describeEveryGame, endCard, passMinute } from "./testing/every-game.tsx";
import { counter, pass, playInPortal, press } from "./testing/play-in-portal.tsx";
import { toTheEnd } from "./testing/play-to-the-end.ts";

beforeEach(() => void vi.useFakeTimers());

// All of them are tried in the slow tier.
describeEveryGame(["number-sequence-game", "sudoku-game"]);

test("a result is compared with those before it, which are read once", async () => {
  const { world } = playInPortal(SudokuGame);
  await pass(0);
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("1000 puntos. Es tu primera puntuación en este juego.");
  press("Jugar de Nuevo");
  await passMinute();
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("940 puntos. Tu mejor puntuación es 1000.");
  press("Jugar de Nuevo");
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("1000 puntos. Has igualado tu mejor puntuación.");
  expect(world.calls.filter((call) => call === "GET /api/users/u1/games")).toHaveLength(1);
});

test("a sudoku waits for whoever leaves it, a game against the clock does not", async () => {
  const store = memoryStore();
  const sudoku = playInPortal(SudokuGame, { store });
  await begin("sudoku-game");
  const left = counter("Por llenar");
  sudoku.unmount();
  vi.setSystemTime(Date.now() + 3 * 86_400_000);
  const again = playInPortal(SudokuGame, { store });
  expect(counter("Por llenar")).toBe(left);
  again.unmount();

  const sums = playInPortal(MathGame, { store });
  await begin("math-game");
  sums.unmount();
  playInPortal(MathGame, { store });
  expect(screen.getByRole("button", { name: "Empezar" })).toBeTruthy();
});

test("a helped sudoku ends kindly, leaves no result and is no record", async () => {
  const { posted } = playInPortal(SudokuGame);
  for (let hint = 0; hint < 6; hint++) press("Pista");
  await pass(0);
  expect(endCard().textContent).toContain("no cuenta para tu mejor puntuación");
  expect(posted).toEqual([]);
});
