import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { GameStatus } from "./frame/game-status.tsx";
import { GamesHostProvider, memoryStore } from "./host/games-host.ts";
import { MathGame } from "./math-game/math-game.tsx";
import { NumberSequenceGame } from "./number-sequence-game/number-sequence-game.tsx";
import { PuzzleGame } from "./puzzle-game/puzzle-game.tsx";
import { SudokuGame } from "./sudoku-game/sudoku-game.tsx";
import { begin, describeEveryGame, endCard } from "./testing/every-game.tsx";
import { choose, counter, pass, playInPortal, press, status } from "./testing/play-in-portal.tsx";

beforeEach(() => void vi.useFakeTimers());

describeEveryGame();

// All of them are tried in the slow tier.
describeEveryGame(["number-sequence-game", "sudoku-game"]);

test("a status region is there before it speaks", () => {
  const first = renderToStaticMarkup(<GameStatus status="Te toca" spoken="ahora" wordy={false} />);
  expect(first).toMatch(/^<p[^>]* role="status"><\/p>$/);
  render(<GameStatus status="Te toca" spoken="ahora" wordy={false} />);
  expect(status()).toBe("Te toca ahora");
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

test("'Sin prisa' has no clock and no end but the tenth answer, and stays chosen", async () => {
  const store = memoryStore();
  const first = playInPortal(MathGame, { store });
  choose("Sin prisa");
  expect(status()).toBe("Son 10 cuentas, sin reloj. Toca «Empezar» cuando quieras.");
  press("Empezar");
  expect(screen.queryByText("Tiempo", { selector: "dt" })).toBeNull();
  // In steps of a minute: a clock would have ended the game in the first one.
  for (let minute = 0; minute < 20; minute++) await act(() => vi.advanceTimersByTimeAsync(60_000));
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
