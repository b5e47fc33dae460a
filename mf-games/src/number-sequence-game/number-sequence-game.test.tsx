import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { miss, repeat, shown } from "../testing/number-sequence-game.tsx";
import {
  counter,
  hidePage,
  pass,
  playInPortal,
  press,
  status,
} from "../testing/play-in-portal.tsx";
import { NumberSequenceGame } from "./number-sequence-game.tsx";

beforeEach(() => void vi.useFakeTimers());

test("a correct repeat gives level × 10, is kept at once, and leads to the next level", async () => {
  const { posted } = playInPortal(NumberSequenceGame);
  press("Empezar");
  await repeat();
  expect([counter("Nivel"), counter("Puntos"), status()]).toEqual([
    "1",
    "10",
    "¡Muy bien! Ahora viene la siguiente.",
  ]);
  await pass(1499);
  expect(counter("Nivel")).toBe("1");
  await pass(1);
  expect([counter("Nivel"), shown().length]).toEqual(["2", 4]);
  for (const level of [2, 3]) {
    expect(counter("Nivel")).toBe(String(level));
    await repeat();
    await pass(1500);
  }
  const kept = { gameType: "number-sequence" };
  expect(posted).toEqual([
    { ...kept, score: 10, timeSeconds: 9500, difficulty: "easy" },
    { ...kept, score: 30, timeSeconds: 11_000, difficulty: "easy" },
    { ...kept, score: 60, timeSeconds: 12_500, difficulty: "normal" },
  ]);
});

test("a digit that does not fit shows the sequence, kindly, and the round can be tried again", async () => {
  const { posted } = playInPortal(NumberSequenceGame);
  press("Empezar");
  await repeat();
  await pass(1500);
  const digits = await miss();
  expect(shown()).toEqual(digits);
  const card = screen.getByRole("region", { name: "¡Buen intento!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain(`Los números eran ${digits.join(", ")}.`);
  expect(card.textContent).toContain("10 puntos");
  expect(document.body.textContent).not.toMatch(/fall|error|\bmal\b|perd|incorrect/i);
  press("Intentar otra vez");
  expect([counter("Nivel"), counter("Puntos"), shown().length]).toEqual(["2", "10", 4]);
  expect(document.activeElement?.textContent).toBe("1");
  await repeat();
  await pass(0);
  expect(posted).toMatchObject([{ score: 10 }, { score: 30 }]);
});

test("the digits wait while the page is hidden", async () => {
  playInPortal(NumberSequenceGame);
  press("Empezar");
  const digits = shown();
  await pass(1000);
  hidePage(true);
  await pass(60_000);
  expect(shown()).toEqual(digits);
  hidePage(false);
  await pass(1999);
  expect(shown()).toEqual(digits);
  await pass(1);
  expect(shown()).not.toEqual(digits);
});
