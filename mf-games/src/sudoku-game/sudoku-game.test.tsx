import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { counter, pass, playInPortal, press, status } from "../testing/play-in-portal.tsx";
import { seeded } from "../testing/seeded.ts";
import { blanks, cell, digits, fillIn, names, solution } from "../testing/sudoku-game.tsx";
import { SudokuGame } from "./sudoku-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockImplementation(seeded(1));
});

const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });

test("played to the end by touch, the board locks and the score goes out once", async () => {
  const { posted } = playInPortal(SudokuGame);
  const solved = solution();
  const open = blanks();
  await pass(75_000);
  expect(counter("Tiempo")).toBe("1:15");
  fillIn(open.slice(0, 1), solved);
  expect(status()).toMatch(/^Fila \d, columna \d: \d\. Faltan 5 casillas\.$/);
  fillIn(open.slice(1), solved);
  await pass(0);

  expect(status()).toBe("¡Sudoku completado!");
  const card = screen.getByRole("region", { name: "¡Felicitaciones!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain("Has completado el sudoku en 1 minuto y 15 segundos.");
  expect(card.textContent).toContain("925 puntos");
  const result = { gameType: "sudoku", score: 925, timeSeconds: 75, difficulty: "easy" };
  expect(posted).toEqual([result]);

  // Locked: no pad, no key changes anything, time stands.
  expect(screen.queryByRole("group", { name: "Números" })).toBe(null);
  cell(open[0] ?? 0).focus();
  key("Backspace");
  await pass(60_000);
  expect([digits(), counter("Tiempo")]).toEqual([solved, "1:15"]);
  expect(posted).toHaveLength(1);

  press("Jugar de Nuevo");
  expect([counter("Tiempo"), blanks().length]).toEqual(["0:00", 6]);
  expect(document.activeElement).toBe(cell(0));
});

test("played by keyboard alone: arrows choose, digits write, Supr empties", () => {
  playInPortal(SudokuGame);
  const solved = solution();
  const open = blanks();
  cell(0).focus();
  for (const position of open) {
    for (let row = 0; row < 4; row++) key("ArrowUp");
    for (let column = 0; column < 4; column++) key("ArrowLeft");
    expect(document.activeElement).toBe(cell(0));
    for (let row = 0; row < Math.floor(position / 4); row++) key("ArrowDown");
    for (let column = 0; column < position % 4; column++) key("ArrowRight");
    expect(document.activeElement).toBe(cell(position));
    key(String(solved[position]));
    expect(digits()[position]).toBe(solved[position]);
    if (position !== open[0]) continue;
    key("9");
    expect(digits()[position]).toBe(solved[position]);
    key("Delete");
    expect(names()[position]).toMatch(/vacía$/);
    key(String(solved[position]));
  }
  expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
});

test("a digit that is already there is named and marked, and a full board says so kindly", () => {
  playInPortal(SudokuGame);
  const solved = solution();
  const [first = 0, ...others] = blanks();
  const row = Math.floor(first / 4);
  const there = digits().find((digit, position) => digit > 0 && Math.floor(position / 4) === row);
  fillIn(others, solved);
  fireEvent.click(cell(first));
  press(`Poner el ${there}`);
  expect(names()[first]).toMatch(/, repetido$/);
  expect(cell(first).querySelector("svg")).toBeTruthy();
  expect(status()).toBe(
    "Ya está lleno. Hay números repetidos, marcados con un signo: cámbialos y lo tienes.",
  );
  press("Borrar");
  fillIn([first], [...solved].fill(Number(there), first, first + 1));
  fillIn([first], solved);
  expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
});
