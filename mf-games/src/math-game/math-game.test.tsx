import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, answerAll, choose, goOn, press } from "../testing/math-game.tsx";
import { counter, hidePage, pass, playInPortal, status } from "../testing/play-in-portal.tsx";
import { MathGame } from "./math-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

test("ten answers end it; the points of the right ones go out once", async () => {
  const { posted } = playInPortal(MathGame);
  press("Empezar");
  await answerAll((asked) => asked < 7);
  const card = screen.getByRole("region", { name: "¡Felicitaciones!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain("Has acertado 7 de 10.");
  expect(card.textContent).toContain("35 puntos");
  const result = { gameType: "math", score: 35, timeSeconds: 10, difficulty: "easy" };
  expect(posted).toEqual([result]);
  await pass(60_000);
  expect(posted).toHaveLength(1);

  press("Jugar de Nuevo");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Empezar" }));
  expect(counter("Tiempo")).toBe("30 s");
});

test("an answer is told kindly, right or not, with the next question", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(1000);
  const first = answer();
  choose(true);
  expect(status()).toMatch(
    new RegExp(`^¡Muy bien! \\d+ (más|menos) \\d+ son ${first}\\. ¿Cuánto es .*\\?$`),
  );
  expect(counter("Puntos")).toBe("5");
  await pass(1000);
  const second = answer();
  choose(false);
  expect(status()).toContain(`son ${second}. ¡A por la siguiente!`);
  goOn();
  expect([counter("Puntos"), counter("Pregunta")]).toEqual(["5", "3 de 10"]);
});

test("a trembling finger's second tap does not answer the next question", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(1000);
  choose(true);
  choose(true);
  choose(false);
  expect(counter("Pregunta")).toBe("2 de 10");
});

test("time stands still while the page is hidden", async () => {
  playInPortal(MathGame);
  press("Empezar");
  await pass(3000);
  hidePage(true);
  await pass(60_000);
  hidePage(false);
  await pass(2000);
  expect(counter("Tiempo")).toBe("25 s");
});
