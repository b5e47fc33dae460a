import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  counter,
  hidePage,
  pass,
  playInPortal,
  press,
  status,
} from "../testing/play-in-portal.tsx";
import { seeded } from "../testing/seeded.ts";
import { solutions } from "../testing/solutions.ts";
import { SudokuGame } from "./sudoku-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockImplementation(seeded(1));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// Not found by role: these are looked at hundreds of times.
const cells = () => [
  ...document.querySelectorAll<HTMLButtonElement>("table[aria-label='Tablero de sudoku'] button"),
];
const cell = (position: number) => cells()[position] as HTMLButtonElement;
const names = () => cells().map((button) => button.getAttribute("aria-label") ?? "");
const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
const focus = (position: number) => fireEvent.focus(cell(position));

/** The digits as a screen reader tells them; 0 where a cell is empty. */
const digits = () => names().map((name) => Number(/: (\d)/.exec(name)?.[1] ?? 0));
const blanks = () => digits().flatMap((digit, position) => (digit === 0 ? [position] : []));
const solution = () => solutions(digits(), Math.sqrt(cells().length))[0] ?? [];

function fillIn(positions: number[], solved: readonly number[]) {
  for (const position of positions) {
    fireEvent.click(cell(position));
    press(`Poner el ${solved[position]}`);
  }
}

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
