import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import {
  answer,
  answerAll,
  choose,
  goOn,
  options,
  press,
  question,
} from "../testing/math-game.tsx";
import { counter, pass, playInPortal, status } from "../testing/play-in-portal.tsx";
import { MathGame } from "./math-game.tsx";
import { isInFruit, Stall } from "./stall.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

test("it waits for 'Empezar', and says what is to come", async () => {
  playInPortal(MathGame);
  expect(status()).toBe("Son 10 cuentas en 30 segundos. Toca «Empezar» cuando quieras.");
  await pass(60_000);
  expect([counter("Tiempo"), counter("Pregunta"), counter("Puntos")]).toEqual([
    "30 s",
    "1 de 10",
    "0",
  ]);
  press("Empezar");
  // The question, and not an answer, or a key held down would choose it.
  expect(document.activeElement).toBe(question());
  expect(options()).toHaveLength(4);
  expect(options().map((option) => option.textContent)).toContain(String(answer()));
  expect(status()).toBe(question().textContent?.replace(/^.*= \?/, ""));
});

test("thirty seconds end it, with the last ten told in words", async () => {
  const { posted } = playInPortal(MathGame);
  press("Empezar");
  await pass(1000);
  choose(true);
  await pass(18_900);
  expect(counter("Tiempo")).toBe("11 s");
  await pass(1000);
  expect(counter("Últimos segundos")).toBe("10 s");
  expect(screen.getByText("Últimos segundos").parentElement?.className).toContain("urgent");
  expect(status()).toContain("Quedan los últimos segundos.");
  await pass(10_000);
  expect(screen.getByText(/Has acertado 1 de 1\./)).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Respuestas" })).toBe(null);
  expect(posted).toEqual([{ gameType: "math", score: 5, timeSeconds: 30, difficulty: "easy" }]);
});

test("eyes read one short sentence, however much is read out, so that the answers do not move", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(21_000);
  choose(true);
  const shown = screen.getByRole("status").firstChild?.textContent;
  expect(shown).toMatch(/^¡Muy bien! \d+ (más|menos) \d+ son \d+\.$/);
  expect(status()).toMatch(/son \d+\. Quedan los últimos segundos\. ¿Cuánto es .*\?$/);
});

test("a sum up to ten is laid out in fruit, a larger one stands on the slate alone", () => {
  const sum = { answer: 3, options: [], operation: "+" } as const;
  expect(isInFruit({ ...sum, left: 10, right: 1 })).toBe(true);
  expect(isInFruit({ ...sum, operation: "−", left: 10, right: 7 })).toBe(true);
  expect(isInFruit({ ...sum, left: 3, right: 11 })).toBe(false);
  expect(isInFruit({ ...sum, operation: "×", left: 3, right: 2 })).toBe(false);
  const fruit = (game: ReactElement) => {
    const { container, unmount } = render(game);
    const count = (colour: string) =>
      (container.querySelector(`path[fill="${colour}"]`)?.getAttribute("d") ?? "").split("M")
        .length - 1;
    const counted = [count("#d2462f"), count("#ef8b1f")];
    unmount();
    return counted;
  };
  expect(fruit(<Stall left={7} operation="+" right={9} />)).toEqual([7, 9]);
  expect(fruit(<Stall left={7} operation="−" right={5} />)).toEqual([2, 0]);
});

test("right answers are stamped, and at the end every sum stands there with its result", async () => {
  playInPortal(MathGame);
  press("Empezar");
  const stamps = () =>
    [...(question().closest("section")?.nextElementSibling?.querySelectorAll("span") ?? [])].map(
      (place) => place.querySelector("svg") !== null,
    );
  const sums: string[] = [];
  for (const isRight of [true, false, true]) {
    await pass(1000);
    const [, asked] = /Cuánto es (.*)\?/.exec(question().textContent ?? "") ?? [];
    sums.push(`${asked} son ${answer()}, ${isRight ? "acertada" : "no acertada"}.`);
    choose(isRight);
    goOn();
  }
  expect(stamps()).toEqual([true, false, true, ...new Array(7).fill(false)]);
  await pass(30_000);
  const done = within(screen.getByRole("list", { name: "Las cuentas" })).getAllByRole("listitem");
  expect(done.map((sum) => sum.querySelectorAll("span")[1]?.textContent)).toEqual(sums);
  expect(done.map((sum) => sum.querySelector("svg") !== null)).toEqual([true, false, true]);
});

test("nobody is told off who answered nothing", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(31_000);
  expect(screen.getByRole("region", { name: "¡Gracias por jugar!" }).textContent).toContain(
    "Se acabó el tiempo. Puedes empezar otra vez con calma.",
  );
});

test.each([
  ["Normal", "normal", 100],
  ["Difícil", "hard", 150],
])("'%s' counts as %s", async (name, difficulty, score) => {
  const { posted } = playInPortal(MathGame);
  fireEvent.click(screen.getByRole("radio", { name }));
  press("Empezar");
  await answerAll(() => true);
  expect(posted).toEqual([{ gameType: "math", score, timeSeconds: 10, difficulty }]);
});

test("'A mi ritmo' begins with twice the time", async () => {
  playInPortal(MathGame);
  fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
  expect(counter("Tiempo")).toBe("60 s");
  press("Empezar");
  await answerAll((asked) => asked < 8);
  press("Jugar de Nuevo");
  expect(counter("Tiempo")).toBe("45 s");
});

test("'Sin prisa' that an earlier release kept still holds, until it is chosen anew", () => {
  const store = memoryStore();
  store.write("level math time", "none");
  const first = playInPortal(MathGame, { store });
  expect(status()).toContain("sin reloj");
  fireEvent.click(screen.getByRole("radio", { name: "Con tiempo" }));
  first.unmount();
  playInPortal(MathGame, { store });
  expect(status()).toContain("en 30 segundos");
});
