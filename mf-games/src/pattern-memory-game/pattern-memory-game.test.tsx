import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { NAMES, shown } from "../testing/pattern-memory-game.tsx";
import { counter, pass, playInPortal, press } from "../testing/play-in-portal.tsx";
import { PatternMemoryGame } from "./pattern-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

async function repeat() {
  const colours = shown();
  await pass(4000);
  for (const colour of colours) press(colour);
}

test("a game adds level × 15 a round, and its points are kept when it ends", async () => {
  const { posted } = playInPortal(PatternMemoryGame);
  press("Empezar");
  for (const [level, points] of [
    ["1", "15"],
    ["2", "45"],
    ["3", "90"],
  ]) {
    expect(counter("Nivel")).toBe(level);
    await repeat();
    expect(counter("Puntos")).toBe(points);
    await pass(1500);
  }
  expect(posted).toEqual([]);

  const colours = shown();
  await pass(4000);
  press(NAMES.find((name) => name !== colours[0]) ?? "");
  await pass(TAKE_BACK_MS);
  expect(shown()).toEqual(colours);
  await pass(0);
  // Three rounds of 4 s and 1.5 s, and the look at the fourth.
  expect(posted).toEqual([
    { gameType: "pattern-memory", score: 90, timeSeconds: 20, difficulty: "normal" },
  ]);
  const card = screen.getByRole("region", { name: "¡Buena partida!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain(`Los colores eran ${colours.join("; ")}.`);
  expect(card.textContent).toContain("Has llegado al nivel 4.");
  expect(card.textContent).toContain("90 puntos");
  expect(document.body.textContent).not.toMatch(/fall|error|\bmal\b|perd|incorrect/i);

  press("Jugar de Nuevo");
  expect([counter("Nivel"), counter("Puntos")]).toEqual(["1", "0"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("rojo, corazón");
  expect(posted).toHaveLength(1);
});
