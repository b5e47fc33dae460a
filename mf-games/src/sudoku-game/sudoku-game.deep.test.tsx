import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  counter,
  hidePage,
  pass,
  playInPortal,
  press,
  status,
} from "../testing/play-in-portal.tsx";
import { seeded } from "../testing/seeded.ts";
import { blanks, cell, cells, digits, fillIn, names, solution } from "../testing/sudoku-game.tsx";
import { SudokuGame } from "./sudoku-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockImplementation(seeded(1));
});

const focus = (position: number) => fireEvent.focus(cell(position));

test("a board of 4 × 4 waits with six blanks, and every cell says what it is", () => {
  playInPortal(SudokuGame);
  expect(screen.getByRole("heading", { level: 1, name: "Sudoku" })).toBe(document.activeElement);
  expect(screen.getByRole("grid", { name: "Tablero de sudoku" })).toBeTruthy();
  expect([cells().length, blanks().length, counter("Por llenar")]).toEqual([16, 6, "6"]);
  for (const name of names())
    expect(name).toMatch(/^Fila [1-4], columna [1-4]: (vacía|[1-4], ya venía puesto)$/);
  expect(status()).toBe(
    "Elige una casilla y después un número. En cada fila, en cada columna y en cada recuadro de línea gruesa van los números del 1 al 4, sin repetir.",
  );
  // The first blank is chosen, and is the grid's one stop for Tab.
  expect(cells().filter((button) => button.tabIndex === 0)).toEqual([cell(blanks()[0] ?? -1)]);
  expect(cell(blanks()[0] ?? -1).getAttribute("aria-pressed")).toBe("true");
});

test("a leaf lies in each box that is finished, and goes with one of its digits", () => {
  playInPortal(SudokuGame);
  const leaves = () =>
    cells().flatMap((one, at) => (one.previousElementSibling?.matches("svg") ? [at] : []));
  const solved = solution();
  const open = blanks();
  fillIn(open.slice(0, -1), solved);
  const [last = 0] = open.slice(-1);
  const [row, column] = [Math.floor(last / 4), last % 4];
  const itsBox = (row - (row % 2)) * 4 + column - (column % 2);
  const boxes = [0, 2, 8, 10];
  expect(leaves()).toEqual(boxes.filter((box) => box !== itsBox));
  const pressed = () => cells().filter((one) => one.getAttribute("aria-pressed") === "true");
  fillIn([last], [...solved].fill(((solved[last] ?? 0) % 4) + 1, last, last + 1));
  expect(pressed()).toEqual([cell(last)]);
  fillIn([last], solved);
  expect(leaves()).toEqual(boxes);
  expect(pressed()).toEqual([]);
});

test("what came with the board cannot be changed", () => {
  playInPortal(SudokuGame);
  const given = digits().findIndex((digit) => digit > 0);
  const before = digits();
  fireEvent.click(cell(given));
  press(`Poner el ${((before[given] ?? 0) % 4) + 1}`);
  press("Borrar");
  expect(digits()).toEqual(before);
  expect(status()).toMatch(/ya venía puesto\. Faltan 6 casillas\.$/);
});

test("'Normal' deals 6 × 6 cells with 18 blanks and counts as normal", async () => {
  const { posted } = playInPortal(SudokuGame);
  fireEvent.click(screen.getByRole("radio", { name: "Normal" }));
  expect([cells().length, blanks().length]).toEqual([36, 18]);
  await pass(0);
  fillIn(blanks(), solution());
  await pass(0);
  expect(posted).toEqual([
    { gameType: "sudoku", score: 2000, timeSeconds: 0, difficulty: "normal" },
  ]);
});

test("'Difícil' deals 9 × 9 cells with 45 blanks", () => {
  playInPortal(SudokuGame);
  fireEvent.click(screen.getByRole("radio", { name: "Difícil" }));
  expect([cells().length, blanks().length]).toEqual([81, 45]);
});

test("arrows for fingers bear a word, choose the cell beside and say which", () => {
  playInPortal(SudokuGame);
  fireEvent.click(screen.getByRole("radio", { name: "Normal" }));
  focus(0);
  const arrows = screen.getAllByRole("button", { name: /^Casilla de/ });
  expect(arrows.map(({ textContent }) => textContent)).toEqual([
    "Arriba",
    "Abajo",
    "Izquierda",
    "Derecha",
  ]);
  press("Casilla de la derecha");
  press("Casilla de abajo");
  expect(cell(7).getAttribute("aria-pressed")).toBe("true");
  expect(status()).toMatch(/^Fila 2, columna 2: /);
  press("Casilla de arriba");
  press("Casilla de la izquierda");
  press("Casilla de la izquierda");
  expect(cell(0).getAttribute("aria-pressed")).toBe("true");
});

test("time stands still while the page is hidden", async () => {
  playInPortal(SudokuGame);
  await pass(3000);
  hidePage(true);
  await pass(60_000);
  hidePage(false);
  await pass(2000);
  expect(counter("Tiempo")).toBe("0:05");
});

test("'A mi ritmo' grows with the player, and a board left half done brings it back", async () => {
  playInPortal(SudokuGame);
  fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
  expect([cells().length, blanks().length]).toEqual([16, 6]);
  fillIn(blanks(), solution());
  await pass(0);
  press("Jugar de Nuevo");
  expect([cells().length, blanks().length]).toEqual([36, 9]);
  fillIn(blanks().slice(0, 2), solution());
  press("Nuevo Juego");
  press("Nuevo Juego");
  expect([cells().length, blanks().length]).toEqual([16, 6]);
});

test("nobody signed in plays as well, and leaves no trace", async () => {
  const { posted, world } = playInPortal(SudokuGame, { session: null });
  fillIn(blanks(), solution());
  await pass(1000);
  expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
  expect([posted, world.calls]).toEqual([[], []]);
});
