import type { ScreenName } from "@acompana/kit/area";
import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { inGroup, pass, press } from "./play-in-portal.tsx";
import { solutions } from "./solutions.ts";
import { wayHome } from "./way-home.ts";

/** The digit that each button of a board bears in its name; 0 for those without. */
function digitsOf(board: string, pattern: RegExp): number[] {
  return inGroup(board).map((button) =>
    Number(pattern.exec(button.getAttribute("aria-label") ?? "")?.[1] ?? 0),
  );
}

/** Plays a round that comes out and one that does not, so that there are points at the end. */
async function playRounds(list: string, keys: string, showMs: number) {
  press("Empezar");
  const nameOf = (key: HTMLElement) => key.getAttribute("aria-label") ?? key.textContent;
  for (const isRight of [true, false]) {
    const shown = inGroup(list, "li").map((item) => item.textContent);
    await pass(showMs);
    for (const item of isRight ? shown : shown.slice(0, 1)) {
      const key = inGroup(keys).find((one) => (nameOf(one) === item) === isRight);
      fireEvent.click(key as Element);
    }
    await pass(isRight ? 1500 : TAKE_BACK_MS);
  }
}

async function playTiles() {
  press("Empezar");
  for (const level of [1, 2]) {
    const isLit = (tile: HTMLElement) => tile.getAttribute("aria-label")?.endsWith(": iluminada");
    const tiles = inGroup("Casillas");
    // The second round does not come out.
    const chosen = tiles.filter((tile) => Boolean(isLit(tile)) === (level === 1));
    await pass((3 + level) * 1000);
    for (const tile of chosen.slice(0, 2 + level)) fireEvent.click(tile);
    press("Comprobar");
    await pass(1500);
  }
}

/** Turns all cards two by two to learn them, and then each pair that is not found yet. */
async function playPairs() {
  const cards = inGroup("Cartas");
  const nameOf = (card: HTMLElement) => card.getAttribute("aria-label") ?? "";
  const turn = async (two: HTMLElement[]) => {
    for (const card of two) fireEvent.click(card);
    const symbols = two.map((card) => nameOf(card).replace(/^.*: (\w+).*$/, "$1"));
    await pass(1500);
    return symbols;
  };
  const symbols: string[] = [];
  for (let card = 0; card < cards.length; card += 2)
    symbols.push(...(await turn(cards.slice(card, card + 2))));
  for (const symbol of new Set(symbols)) {
    const pair = cards.filter((_, place) => symbols[place] === symbol);
    if (pair.every((card) => nameOf(card).includes("boca abajo"))) await turn(pair);
  }
}

function playSudoku() {
  const digits = digitsOf("Tablero de sudoku", /: (\d)/);
  const [solved = []] = solutions(digits, Math.sqrt(digits.length));
  for (const [place, digit] of digits.entries()) {
    if (digit > 0) continue;
    fireEvent.click(inGroup("Tablero de sudoku")[place] as Element);
    press(`Poner el ${solved[place]}`);
  }
}

function playPuzzle() {
  for (const place of wayHome(digitsOf("Piezas del puzle", /^Pieza (\d)/)))
    fireEvent.click(inGroup("Piezas del puzle")[place] as Element);
}

async function playSums() {
  press("Empezar");
  for (let asked = 0; asked < 10; asked++) {
    await act(() => vi.advanceTimersByTimeAsync(500));
    fireEvent.click(inGroup("Respuestas")[0] as Element);
    const next = screen.queryByRole("button", { name: /^(Siguiente|Terminar)$/ });
    if (next) fireEvent.click(next);
  }
}

/** How each game is played to its end; one without a line here does not compile. */
const PLAYS: Record<Extract<ScreenName, `${string}-game`>, () => unknown> = {
  "memory-game": playPairs,
  "number-sequence-game": () => playRounds("Números de la secuencia", "Teclado de números", 3000),
  "pattern-memory-game": () => playRounds("Colores en orden", "Colores para elegir", 4000),
  "visual-memory-game": playTiles,
  "sudoku-game": playSudoku,
  "puzzle-game": playPuzzle,
  "math-game": playSums,
};

/** Plays the game on the screen to its end, by what the screen shows. */
export async function toTheEnd(game: keyof typeof PLAYS): Promise<void> {
  await PLAYS[game]();
  await pass(0);
}
