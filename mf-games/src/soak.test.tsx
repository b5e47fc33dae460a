import { act, cleanup, fireEvent } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryGame } from "./memory-game/memory-game.tsx";
import { NumberSequenceGame } from "./number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "./pattern-memory-game/pattern-memory-game.tsx";
import { pass, playInPortal } from "./testing/play-in-portal.tsx";
import { VisualMemoryGame } from "./visual-memory-game/visual-memory-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

/** Listeners of the page and the window that nobody has taken away. */
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
  const first = document.querySelector("ol li")?.textContent;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await pass(3000);
  pressAll([button(first === "1" ? "2" : "1")]);
}

async function playColours() {
  const first = document.querySelector("ol li")?.textContent ?? "";
  await pass(4000);
  const keys = [...document.querySelectorAll("fieldset[aria-label='Colores para elegir'] button")];
  pressAll([keys.find((key) => key.getAttribute("aria-label") !== first)]);
}

async function playTiles() {
  const tiles = [...document.querySelectorAll("fieldset[aria-label=Casillas] button")];
  const plain = tiles.filter((tile) => !tile.getAttribute("aria-label")?.endsWith("iluminada"));
  await pass(4000);
  pressAll([...plain.slice(0, 3), button("Comprobar")]);
}

const GAMES: [ComponentType, play: () => Promise<void>, again: string][] = [
  [MemoryGame, playPairs, "Jugar de Nuevo"],
  [NumberSequenceGame, playDigits, "Intentar otra vez"],
  [PatternMemoryGame, playColours, "Jugar de Nuevo"],
  [VisualMemoryGame, playTiles, "Jugar de Nuevo"],
];
const EACH = 50;

test("200 games in a row leave no more listeners or timers than one", {
  timeout: 120_000,
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
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  }
});
