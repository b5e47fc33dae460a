import type { ScreenName } from "@acompana/kit/area";
import { chosen, json } from "@acompana/kit/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { loneHost } from "../embed/lone-host.ts";
import { GamesHostProvider, memoryStore } from "../host/games-host.ts";
import { MathGame } from "../math-game/math-game.tsx";
import { MemoryGame } from "../memory-game/memory-game.tsx";
import { NumberSequenceGame } from "../number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "../pattern-memory-game/pattern-memory-game.tsx";
import { PuzzleGame } from "../puzzle-game/puzzle-game.tsx";
import { SudokuGame } from "../sudoku-game/sudoku-game.tsx";
import { VisualMemoryGame } from "../visual-memory-game/visual-memory-game.tsx";
import { choose, pass, playInPortal, press, status } from "./play-in-portal.tsx";
import { toTheEnd } from "./play-to-the-end.ts";

/** Every game screen that the portal has; one without a line here does not compile. */
const GAMES: Record<Extract<ScreenName, `${string}-game`>, ComponentType> = {
  "memory-game": MemoryGame,
  "number-sequence-game": NumberSequenceGame,
  "pattern-memory-game": PatternMemoryGame,
  "visual-memory-game": VisualMemoryGame,
  "sudoku-game": SudokuGame,
  "puzzle-game": PuzzleGame,
  "math-game": MathGame,
};
const all = Object.entries(GAMES) as [keyof typeof GAMES, ComponentType][];
const best = (points: number) =>
  [
    "memory-cards",
    "number-sequence",
    "pattern-memory",
    "visual-memory",
    "sudoku",
    "puzzle",
    "math",
  ].map((gameType) => ({ gameType, best: points, latest: [], pace: null }));
/** When each window of the houses at the end begins to be lit. */
const lights = () =>
  [...endCard().querySelectorAll<SVGElement>("svg rect[style]")].map(
    ({ style }) => style.animationDelay,
  );
export const endCard = () => document.querySelector("section[aria-describedby]") as HTMLElement;

/** A few moves in each game. */
export async function begin(name: keyof typeof GAMES) {
  const start = screen.queryByRole("button", { name: "Empezar" });
  if (start) fireEvent.click(start);
  if (name === "memory-game") press("Carta 1, boca abajo");
  if (name === "sudoku-game") {
    const empty = document.querySelector("button[aria-label$=': vacía']");
    fireEvent.click(empty as Element);
    press("Poner el 1");
  }
  if (name === "puzzle-game")
    fireEvent.click(document.querySelector("button[aria-label*='se puede mover']") as Element);
  await pass(1200);
}
/** In a few steps, each of which sees the timers that the last one's drawing has set. */
export async function passMinute(): Promise<void> {
  for (let step = 0; step < 6; step++) await act(() => vi.advanceTimersByTimeAsync(10_000));
}
/** What the board holds and the counters say. */
const board = () => [
  document.querySelector("dl")?.textContent,
  ...[...document.querySelectorAll("main button, main li")].map(
    (one) => one.getAttribute("aria-label") ?? one.textContent,
  ),
];
/** What a reload does to the page: nothing is unmounted, everything is gone. */
const reload = () => document.body.replaceChildren();

/** What each memory game shows only for a time: how much of it is to be seen. */
const SHOWN: Partial<Record<keyof typeof GAMES, () => number>> = {
  "memory-game": () => openCards().length,
  "number-sequence-game": () => shownItems("Números de la secuencia"),
  "pattern-memory-game": () => shownItems("Colores en orden"),
  "visual-memory-game": () => document.querySelectorAll("[aria-label$=': iluminada']").length,
};
const openCards = () =>
  [...document.querySelectorAll("[aria-label^='Carta ']")].filter(
    (card) => !/boca abajo|encontrada/.test(card.getAttribute("aria-label") ?? ""),
  );
const shownItems = (list: string) =>
  [...document.querySelectorAll(`[aria-label='${list}'] li`)].filter(
    ({ textContent }) => textContent !== "por completar",
  ).length;

/** Brings a memory game to where something is shown that goes by itself. */
async function show(): Promise<void> {
  if (screen.queryByRole("button", { name: "Empezar" })) return press("Empezar");
  // An equal pair stays: then the next two are tried.
  for (const card of document.querySelectorAll("[aria-label$='boca abajo']")) {
    fireEvent.click(card);
    if (status()?.includes("No coinciden")) return;
    if (openCards().length === 2) await pass(1000);
  }
}

/**
 * What holds for every game, under a clock that the test holds.
 *
 * @param names of the games that are tried as examples; all of them when absent
 */
export function describeEveryGame(names?: readonly (keyof typeof GAMES)[]): void {
  const games = chosen(all, ([name]) => name, names);

  test.each(games)(
    "the options of %s are folded away behind one button, which says the level",
    (_, Game) => {
      playInPortal(Game);
      const fold = screen.getByRole("group", { name: "Nivel" }).closest("details");
      expect(fold?.open).toBe(false);
      const radios = [...document.querySelectorAll("input[type=radio]")];
      expect(radios.every((radio) => fold?.contains(radio))).toBe(true);
      const level =
        document.querySelector<HTMLElement>("input:checked")?.parentElement?.textContent;
      expect(fold?.querySelector("summary")?.textContent).toBe(`Opciones del juego ${level}`);
    },
  );

  test.each(games)(
    "the end of %s speaks of the record, lights the houses and offers another game",
    async (name, Game) => {
      const { world } = playInPortal(Game, {
        answers: { "GET /api/users/u1/games": () => json(best(5000)) },
      });
      await pass(0);
      await toTheEnd(name);
      const points = Number(/(\d+) puntos?/.exec(endCard().textContent ?? "")?.[1] ?? 0);
      if (points > 0) expect(endCard().textContent).toContain("Tu mejor puntuación es 5000.");
      expect(lights()).toEqual([
        "0ms",
        "50ms",
        "100ms",
        "150ms",
        "200ms",
        "250ms",
        "300ms",
        "350ms",
      ]);
      fireEvent.click(within(endCard()).getByRole("button", { name: /^Otro juego: / }));
      expect(world.moves).toHaveLength(1);
      expect(world.moves[0]).toMatch(/-game in its place$/);
      expect(world.moves[0]).not.toContain(`${name} `);
    },
  );

  test.each(games)(
    "a reload goes on with %s, and its time stands still meanwhile",
    async (name, Game) => {
      const store = memoryStore();
      playInPortal(Game, { store });
      await begin(name);
      const before = board();
      reload();
      vi.setSystemTime(Date.now() + 5 * 60_000);
      playInPortal(Game, { store });
      await pass(0);
      expect(board()).toEqual(before);
    },
  );

  test.each(games)(
    "%s that is gone on with under a dialog stands still until that is closed",
    async (name, Game) => {
      const store = memoryStore();
      playInPortal(Game, { store });
      await begin(name);
      const before = board();
      reload();
      playInPortal(Game, { store, isCovered: true });
      await passMinute();
      expect(board()).toEqual(before);
    },
  );

  test.each(games)("nothing is kept of %s once it has ended", async (name, Game) => {
    const store = memoryStore();
    playInPortal(Game, { store });
    await pass(0);
    await toTheEnd(name);
    expect(
      [
        "memory-cards",
        "number-sequence",
        "pattern-memory",
        "visual-memory",
        "sudoku",
        "puzzle",
        "math",
      ].map((game) => store.read(`game ${game}`)),
    ).toEqual(Array(7).fill(null));
  });

  describe.each(games.filter(([name]) => SHOWN[name]))("what %s shows", (name, Game) => {
    const shown = () => SHOWN[name]?.() ?? 0;
    const isChosen = (time: string) =>
      screen.getByRole<HTMLInputElement>("radio", { name: time }).checked;
    const chooseTime = (time: string) => choose(time, "Cuánto tiempo se ve");
    /** Until nothing of it is to be seen any more. */
    async function secondsShown(): Promise<number> {
      for (let seconds = 0; seconds < 60; seconds += 0.5) {
        if (shown() === 0) return seconds;
        await act(() => vi.advanceTimersByTimeAsync(500));
      }
      return Number.POSITIVE_INFINITY;
    }

    test("is shown for the specification's time, longer, or until the player says so", async () => {
      const usual = { "memory-game": 1.5, "number-sequence-game": 3 }[String(name)] ?? 4;
      const store = memoryStore();
      playInPortal(Game, { store });
      await show();
      expect(await secondsShown()).toBe(usual);
      expect(screen.queryByRole("button", { name: "Ya lo he visto" })).toBeNull();
      cleanup();

      playInPortal(Game, { store });
      chooseTime("Más tiempo");
      await show();
      const longer = await secondsShown();
      expect(longer).toBeGreaterThan(2 * usual);
      expect(longer).toBeLessThan(20);
      cleanup();

      // It stays chosen, also for the other games of this player.
      playInPortal(Game, { store });
      expect(isChosen("Más tiempo")).toBe(true);
      chooseTime("Hasta que yo diga");
      await show();
      expect(await secondsShown()).toBe(Number.POSITIVE_INFINITY);
      const button = screen.getByRole("button", { name: "Ya lo he visto" });
      expect(button.getAttribute("aria-disabled")).toBe("false");
      fireEvent.click(button);
      expect(shown()).toBe(0);
      // Nothing moves under the finger, and a second tap changes nothing.
      expect(button.isConnected).toBe(true);
      expect(button.getAttribute("aria-disabled")).toBe("true");
    });

    test("can be shown longer while it is looked at; another host keeps the choice too", async () => {
      const host = loneHost({ store: memoryStore() });
      const draw = () =>
        render(
          <GamesHostProvider value={host}>
            <Game />
          </GamesHostProvider>,
        );
      draw();
      await show();
      chooseTime("Hasta que yo diga");
      expect(await secondsShown()).toBe(Number.POSITIVE_INFINITY);
      cleanup();
      draw();
      expect(isChosen("Hasta que yo diga")).toBe(true);
    });
  });
}
