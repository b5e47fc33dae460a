import type { ScreenName } from "@acompana/kit/area";
import { json } from "@acompana/kit/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loneHost } from "./embed/lone-host.ts";
import { GameStatus } from "./frame/game-status.tsx";
import { GamesHostProvider, memoryStore } from "./host/games-host.ts";
import { MathGame } from "./math-game/math-game.tsx";
import { MemoryGame } from "./memory-game/memory-game.tsx";
import { NumberSequenceGame } from "./number-sequence-game/number-sequence-game.tsx";
import { PatternMemoryGame } from "./pattern-memory-game/pattern-memory-game.tsx";
import { PuzzleGame } from "./puzzle-game/puzzle-game.tsx";
import { SudokuGame } from "./sudoku-game/sudoku-game.tsx";
import { choose, counter, pass, playInPortal, press, status } from "./testing/play-in-portal.tsx";
import { toTheEnd } from "./testing/play-to-the-end.ts";
import { VisualMemoryGame } from "./visual-memory-game/visual-memory-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
const endCard = () => document.querySelector("section[aria-describedby]") as HTMLElement;

test.each(all)(
  "the options of %s are folded away behind one button, which says the level",
  (_, Game) => {
    playInPortal(Game);
    const fold = screen.getByRole("group", { name: "Nivel" }).closest("details");
    expect(fold?.open).toBe(false);
    const radios = [...document.querySelectorAll("input[type=radio]")];
    expect(radios.every((radio) => fold?.contains(radio))).toBe(true);
    const level = document.querySelector<HTMLElement>("input:checked")?.parentElement?.textContent;
    expect(fold?.querySelector("summary")?.textContent).toBe(`Opciones del juego ${level}`);
  },
);

test("a status region is there before it speaks", () => {
  const first = renderToStaticMarkup(<GameStatus status="Te toca" spoken="ahora" wordy={false} />);
  expect(first).toMatch(/^<p[^>]* role="status"><\/p>$/);
  render(<GameStatus status="Te toca" spoken="ahora" wordy={false} />);
  expect(status()).toBe("Te toca ahora");
});

test.each(all)(
  "the end of %s speaks of the record, lights the houses and offers another game",
  async (name, Game) => {
    const { world } = playInPortal(Game, {
      answers: { "GET /api/users/u1/games": () => json(best(5000)) },
    });
    await pass(0);
    await toTheEnd(name);
    const points = Number(/(\d+) puntos?/.exec(endCard().textContent ?? "")?.[1] ?? 0);
    if (points > 0) expect(endCard().textContent).toContain("Tu mejor puntuación es 5000.");
    expect(lights()).toEqual(["0ms", "50ms", "100ms", "150ms", "200ms", "250ms", "300ms", "350ms"]);
    fireEvent.click(within(endCard()).getByRole("button", { name: /^Otro juego: / }));
    expect(world.moves).toHaveLength(1);
    expect(world.moves[0]).toMatch(/-game$/);
    expect(world.moves[0]).not.toBe(name);
  },
);

test("a result is compared with those before it, which are read once", async () => {
  const { world } = playInPortal(SudokuGame);
  await pass(0);
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("1000 puntos. Es tu primera puntuación en este juego.");
  press("Jugar de Nuevo");
  await pass(60_000);
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("940 puntos. Tu mejor puntuación es 1000.");
  press("Jugar de Nuevo");
  await toTheEnd("sudoku-game");
  expect(endCard().textContent).toContain("1000 puntos. Has igualado tu mejor puntuación.");
  expect(world.calls.filter((call) => call === "GET /api/users/u1/games")).toHaveLength(1);
});

test("whether sounds are wanted is asked once, in whichever game comes first", () => {
  const store = memoryStore();
  const first = playInPortal(SudokuGame, { store });
  expect(screen.getByRole("region", { name: "¿Quieres oír sonidos en los juegos?" })).toBeTruthy();
  press("No, sin sonido");
  expect(store.read("sound")).toBe("off");
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(screen.queryByRole("region", { name: /sonidos/ })).toBeNull();
  first.unmount();
  playInPortal(PuzzleGame, { store });
  expect(screen.queryByRole("region", { name: /sonidos/ })).toBeNull();
});

test("whether sounds are wanted is asked no more once it was seen and left unanswered", () => {
  let see = (_: boolean) => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => {};
      disconnect = () => {};
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
    },
  );
  const store = memoryStore();
  const isAsked = () => screen.queryByRole("region", { name: /sonidos/ }) !== null;
  const first = playInPortal(SudokuGame, { store });
  see(false);
  first.unmount();
  const second = playInPortal(PuzzleGame, { store });
  expect(isAsked()).toBe(true);
  see(true);
  // It stays for the game in which it was seen, and can still be answered.
  expect(isAsked()).toBe(true);
  second.unmount();
  playInPortal(SudokuGame, { store });
  expect(isAsked()).toBe(false);
  expect(screen.getByRole("radio", { name: "Sin sonido", checked: true })).toBeTruthy();
});

/** A few moves in each game. */
async function begin(name: keyof typeof GAMES) {
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
/** What the board holds and the counters say. */
const board = () => [
  document.querySelector("dl")?.textContent,
  ...[...document.querySelectorAll("main button, main li")].map(
    (one) => one.getAttribute("aria-label") ?? one.textContent,
  ),
];
/** What a reload does to the page: nothing is unmounted, everything is gone. */
const reload = () => document.body.replaceChildren();

test.each(all)(
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

test.each(all)(
  "%s that is gone on with under a dialog stands still until that is closed",
  async (name, Game) => {
    const store = memoryStore();
    playInPortal(Game, { store });
    await begin(name);
    const before = board();
    reload();
    playInPortal(Game, { store, isCovered: true });
    await pass(60_000);
    expect(board()).toEqual(before);
  },
);

test.each(all)("nothing is kept of %s once it has ended", async (name, Game) => {
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

test.each([
  "no text",
  "{}",
  '{"version":1,"choice":"easy","game":{}}',
  '{"version":1,"choice":"easy","at":1,"game":{"playedMs":5,"board":{"difficulty":"easy","size":4,"givens":[1],"cells":[],"written":[]}}}',
])("what cannot be a game of these rules is left alone: %s", (kept) => {
  const store = memoryStore();
  store.write("game sudoku", kept);
  store.write("game math", kept);
  playInPortal(SudokuGame, { store });
  expect(counter("Por llenar")).toBe("6");
  cleanup();
  playInPortal(MathGame, { store });
  expect(screen.getByRole("button", { name: "Empezar" })).toBeTruthy();
});

test("a kept game of another level is not gone on with", async () => {
  const store = memoryStore();
  const first = playInPortal(SudokuGame, { store });
  await begin("sudoku-game");
  first.unmount();
  store.write("level sudoku", "normal");
  playInPortal(SudokuGame, { store });
  expect(counter("Por llenar")).toBe("18");
});

test("digits are heard by the game that has the focus, of two on one page", async () => {
  const host = {
    saveResult: () => {},
    readGame: async () => ({ pace: null }),
    saveDifficulty: () => {},
    store: memoryStore(),
  };
  render(
    <GamesHostProvider value={host}>
      <section aria-label="uno">
        <NumberSequenceGame />
      </section>
      <section aria-label="dos">
        <NumberSequenceGame />
      </section>
    </GamesHostProvider>,
  );
  const [one, two] = ["uno", "dos"].map((name) => within(screen.getByRole("region", { name })));
  for (const game of [one, two])
    fireEvent.click(game?.getByRole("button", { name: "Empezar" }) as Element);
  await pass(3000);
  const given = (game: typeof one) => game?.getByRole("status").textContent;
  fireEvent.keyDown(two?.getByRole("heading", { level: 1 }) as Element, { key: "5" });
  fireEvent.keyDown(document.body, { key: "6" });
  expect(given(one)).toBe("Ahora tócalos en el mismo orden.");
  expect(given(two)).toBe("Llevas 1 de 3. Sigue, sin prisa.");
  fireEvent.keyDown(two?.getByRole("heading", { level: 1 }) as Element, { key: "Backspace" });
  expect(given(two)).toBe("Ahora tócalos en el mismo orden.");
});

test.each([
  ["Sudoku", SudokuGame],
  ["Puzle", PuzzleGame],
] as const)("%s is a grid, and each cell has the button that fingers press", (_, Game) => {
  playInPortal(Game);
  const grid = screen.getByRole<HTMLTableElement>("grid");
  const rows = [...grid.rows].map((row) => [...row.cells]);
  expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => rows.length));
  for (const cell of rows.flat()) {
    // Without a role of its own: in a grid it is a gridcell.
    expect([cell.getAttribute("role"), cell.querySelectorAll("button").length]).toEqual([null, 1]);
  }
});

test("a helped sudoku ends kindly, leaves no result and is no record", async () => {
  const { posted } = playInPortal(SudokuGame);
  for (let hint = 0; hint < 6; hint++) press("Pista");
  await pass(0);
  expect(endCard().textContent).toContain("no cuenta para tu mejor puntuación");
  expect(posted).toEqual([]);
});

test("a hint in the sudoku says where it is, and can be taken back", () => {
  playInPortal(SudokuGame);
  press("Pista");
  expect(status()).toMatch(/^Pista\. Fila \d, columna \d: \d\. Faltan 5 casillas\.$/);
  press("Deshacer");
  expect(counter("Por llenar")).toBe("6");
  expect(status()).toMatch(/: vacía\. Faltan 6 casillas\.$/);
});

test("the puzzle takes moves back and gives one hint at a time", async () => {
  const { posted } = playInPortal(PuzzleGame);
  fireEvent.click(document.querySelector("button[aria-label*='se puede mover']") as Element);
  press("Deshacer");
  expect(counter("Movimientos")).toBe("2");
  for (let hint = 1; screen.queryByRole("button", { name: "Pista" }); hint++) {
    press("Pista");
    expect(counter("Movimientos")).toBe(String(2 + hint));
    expect(hint).toBeLessThan(13);
  }
  await pass(0);
  expect(endCard().textContent).toContain("no cuenta para tu mejor puntuación");
  expect(posted).toEqual([]);
});

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

describe.each(Object.keys(SHOWN) as (keyof typeof SHOWN)[])("what %s shows", (name) => {
  const Game = GAMES[name];
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

test("'Sin prisa' has no clock and no end but the tenth answer, and stays chosen", async () => {
  const store = memoryStore();
  const first = playInPortal(MathGame, { store });
  choose("Sin prisa");
  expect(status()).toBe("Son 10 cuentas, sin reloj. Toca «Empezar» cuando quieras.");
  press("Empezar");
  expect(screen.queryByText("Tiempo", { selector: "dt" })).toBeNull();
  await pass(20 * 60_000);
  expect(counter("Pregunta")).toBe("1 de 10");
  first.unmount();
  playInPortal(MathGame, { store });
  expect(status()).toBe("Son 10 cuentas, sin reloj. Toca «Empezar» cuando quieras.");
  choose("Con tiempo");
  expect(status()).toContain("en 30 segundos");
});

test("what a sum comes to is shown before the next one, while time stands still", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(1000);
  const question = screen.getByRole("heading", { level: 2 });
  const [, left, sign, right] = /(\d+) ([+−]) (\d+)/.exec(question.textContent ?? "") ?? [];
  const answer = Number(left) + (sign === "+" ? 1 : -1) * Number(right);
  const options = within(screen.getByRole("group", { name: "Respuestas" })).getAllByRole("button");
  const wrong = options.find((option) => option.textContent !== String(answer)) as HTMLElement;
  fireEvent.click(wrong);
  expect(question.textContent).toContain(`= ${answer}`);
  expect(screen.getByRole("button", { name: `${answer}, es el resultado` })).toBeTruthy();
  expect(wrong.getAttribute("aria-label")).toMatch(/^\d+, tu respuesta$/);
  const time = counter("Tiempo");
  await pass(60_000);
  expect([counter("Tiempo"), counter("Pregunta")]).toEqual([time, "1 de 10"]);
  press("Siguiente");
  expect(counter("Pregunta")).toBe("2 de 10");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
});
