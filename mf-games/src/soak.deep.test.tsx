import { act, cleanup, fireEvent } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { MathGame } from "./math-game/math-game.tsx";
import { MemoryGame } from "./memory-game/memory-game.tsx";
import { NumberSequenceGame } from "./number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "./pattern-memory-game/pattern-memory-game.tsx";
import { PuzzleGame } from "./puzzle-game/puzzle-game.tsx";
import { TAKE_BACK_MS } from "./rounds/rounds.ts";
import { SudokuGame } from "./sudoku-game/sudoku-game.tsx";
import { pass, playInPortal } from "./testing/play-in-portal.tsx";
import { solutions } from "./testing/solutions.ts";
import { wayHome } from "./testing/way-home.ts";
import { VisualMemoryGame } from "./visual-memory-game/visual-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

/** Counts the listeners of page and window that were added and not removed. */
function countListeners() {
  let open = 0;
  for (const target of [document, window]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, "addEventListener").mockImplementation((...args: unknown[]) => {
      open += 1;
      Reflect.apply(addEventListener, target, args);
    });
    vi.spyOn(target, "removeEventListener").mockImplementation((...args: unknown[]) => {
      open -= 1;
      Reflect.apply(removeEventListener, target, args);
    });
  }
  return () => open;
}

const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
const pressAll = (buttons: (Element | undefined | null)[]) => {
  for (const one of buttons) if (one) fireEvent.click(one);
};

/** The pairs of the deck that a shuffle drawing always the last card leaves lie eight apart. */
async function playPairs() {
  const cards = [...document.querySelectorAll("fieldset[aria-label=Cartas] button")];
  for (let place = 0; place < 8; place++) {
    pressAll([cards[place], cards[place + 8]]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

/** Waits until it is one's turn, and gives something that does not fit. */
async function playDigits() {
  pressAll([button("Empezar")]);
  const first = document.querySelector("ol li")?.textContent;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await pass(3000);
  pressAll([button(first === "1" ? "2" : "1")]);
  await pass(TAKE_BACK_MS);
}

async function playColours() {
  pressAll([button("Empezar")]);
  const first = document.querySelector("ol li")?.textContent ?? "";
  await pass(4000);
  const keys = [...document.querySelectorAll("fieldset[aria-label='Colores para elegir'] button")];
  pressAll([keys.find((key) => key.getAttribute("aria-label") !== first)]);
  await pass(TAKE_BACK_MS);
}

async function playTiles() {
  pressAll([button("Empezar")]);
  const tiles = [...document.querySelectorAll("fieldset[aria-label=Casillas] button")];
  const plain = tiles.filter((tile) => !tile.getAttribute("aria-label")?.endsWith("iluminada"));
  await pass(4000);
  pressAll([...plain.slice(0, 3), button("Comprobar")]);
}

const inTable = (name: string) => [
  ...document.querySelectorAll<HTMLElement>(`table[aria-label="${name}"] button`),
];
/** The digit that each button of a table bears in its name; 0 for those without. */
const digitsOf = (buttons: HTMLElement[], pattern: RegExp) =>
  buttons.map((one) => Number(pattern.exec(one.getAttribute("aria-label") ?? "")?.[1] ?? 0));

async function playSudoku() {
  const cells = inTable("Tablero de sudoku");
  const digits = digitsOf(cells, /: (\d)/);
  const [solved = []] = solutions(digits, Math.sqrt(digits.length));
  for (const [place, digit] of digits.entries()) {
    if (digit > 0) continue;
    pressAll([cells[place], document.querySelector(`[aria-label="Poner el ${solved[place]}"]`)]);
  }
  await pass(0);
}

async function playPuzzle() {
  const places = inTable("Piezas del puzle");
  pressAll(wayHome(digitsOf(places, /^Pieza (\d)/)).map((place) => places[place]));
  await pass(0);
}

async function playSums() {
  pressAll([button("Empezar")]);
  for (let asked = 0; asked < 10; asked++) {
    await act(() => vi.advanceTimersByTimeAsync(400));
    pressAll([document.querySelector("fieldset[aria-label=Respuestas] button")]);
    pressAll([button("Siguiente"), button("Terminar")]);
  }
}

const GAMES: [ComponentType, play: () => Promise<void>, again: string][] = [
  [MemoryGame, playPairs, "Jugar de Nuevo"],
  [NumberSequenceGame, playDigits, "Intentar otra vez"],
  [PatternMemoryGame, playColours, "Jugar de Nuevo"],
  [VisualMemoryGame, playTiles, "Jugar de Nuevo"],
  [SudokuGame, playSudoku, "Jugar de Nuevo"],
  [PuzzleGame, playPuzzle, "Jugar de Nuevo"],
  [MathGame, playSums, "Jugar de Nuevo"],
];
const TOTAL = 200;
const EACH = Math.ceil(TOTAL / GAMES.length);

test("200 games in a row leave no more listeners or timers than one", {
  timeout: 300_000,
}, async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9999);
  const listeners = countListeners();
  for (const [Game, play, again] of GAMES) {
    playInPortal(Game);
    await pass(0);
    const counts = new Set<string>();
    for (let game = 0; game < EACH; game++) {
      await play();
      expect(button(again), `the end of game ${game}`).toBeTruthy();
      counts.add(`${listeners()} listeners, ${vi.getTimerCount()} timers`);
      pressAll([button(again)]);
    }
    expect([...counts]).toHaveLength(1);
    // The last result is on its way, and its call has a limit.
    await pass(0);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  }
});
