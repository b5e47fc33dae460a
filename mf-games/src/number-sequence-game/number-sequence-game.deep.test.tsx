import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { key, miss, repeat, shown } from "../testing/number-sequence-game.tsx";
import {
  choose,
  counter,
  inGroup,
  pass,
  playInPortal,
  press,
  status,
} from "../testing/play-in-portal.tsx";
import { NumberSequenceGame } from "./number-sequence-game.tsx";

beforeEach(() => void vi.useFakeTimers());

/** Somewhere in the game that is not one of its keys. */
const inGame = () => screen.getByRole("heading", { level: 1 });

test("three digits are shown for three seconds, read out, and then hidden", async () => {
  playInPortal(NumberSequenceGame);
  expect(screen.getByRole("heading", { level: 1, name: "Secuencia de números" })).toBe(
    document.activeElement,
  );
  press("Empezar");
  const digits = shown();
  expect(digits).toHaveLength(3);
  expect(status()).toBe(`Recuerda estos números. ${digits.join(", ")}.`);
  expect(screen.getByRole("timer").textContent).toBe("Quedan 3 segundos");
  await pass(2000);
  expect(screen.getByRole("timer").textContent).toBe("Queda 1 segundo");
  await pass(999);
  expect(shown()).toEqual(digits);
  await pass(1);
  expect(shown()).toEqual(["por completar", "por completar", "por completar"]);
  expect(status()).toBe("Ahora tócalos en el mismo orden.");
  expect(screen.getByRole("timer").textContent).toBe("Te toca");
});

test("the end says how many digits were right before the first that was not, if any was", async () => {
  playInPortal(NumberSequenceGame);
  press("Empezar");
  await miss();
  const card = () => screen.getByRole("region", { name: "¡Buen intento!" });
  expect(card().textContent).not.toContain("Recordaste");
  press("Intentar otra vez");
  const digits = shown() as string[];
  await pass(3000);
  for (const digit of digits.slice(0, 2)) key(digit);
  key(digits[2] === "1" ? "2" : "1");
  await pass(TAKE_BACK_MS);
  expect(card().textContent).toContain("Recordaste 2 de 3.");
  expect(shown()).toEqual(digits);
});

test("a first round that does not come out tells of no points and keeps none", async () => {
  const { posted } = playInPortal(NumberSequenceGame);
  press("Empezar");
  await miss();
  expect(screen.getByRole("region", { name: "¡Buen intento!" }).textContent).not.toContain("punto");
  expect(posted).toEqual([]);
});

test("a keyboard's digits work wherever the focus is, but not with Ctrl", async () => {
  playInPortal(NumberSequenceGame);
  press("Empezar");
  const digits = shown() as string[];
  fireEvent.keyDown(inGame(), { key: digits[0] });
  await pass(3000);
  expect(shown()).toEqual(["por completar", "por completar", "por completar"]);
  fireEvent.keyDown(inGame(), { key: digits[0], ctrlKey: true });
  fireEvent.keyDown(inGame(), { key: "x" });
  fireEvent.keyDown(inGame(), { key: digits[0] });
  expect(shown()).toEqual([digits[0], "por completar", "por completar"]);
  expect(status()).toBe("Llevas 1 de 3. Sigue, sin prisa.");
  for (const digit of digits.slice(1)) fireEvent.keyDown(inGame(), { key: digit });
  expect(counter("Puntos")).toBe("10");
});

test("the arrow keys move over the keys as they lie, and stop at the edges", () => {
  playInPortal(NumberSequenceGame);
  press("Empezar");
  inGroup("Teclado de números")[0]?.focus();
  for (const [arrow, digit] of [
    ["ArrowUp", "1"],
    ["ArrowRight", "2"],
    ["ArrowDown", "5"],
    ["ArrowLeft", "4"],
  ]) {
    fireEvent.keyDown(document.activeElement as Element, { key: arrow });
    expect(document.activeElement?.textContent).toBe(digit);
  }
});

test.each([
  ["Fácil", "1", 3],
  ["Normal", "3", 5],
  ["Difícil", "6", 8],
])("'%s' begins at level %s with %i digits, and 'Nuevo Juego' too", async (name, level, digits) => {
  playInPortal(NumberSequenceGame);
  choose(name, "Nivel");
  press("Empezar");
  expect([counter("Nivel"), shown().length]).toEqual([level, digits]);
  await repeat();
  press("Nuevo Juego");
  expect([counter("Nivel"), counter("Puntos"), shown().length]).toEqual([level, "0", digits]);
});

test("'A mi ritmo' climbs at successes, goes back after a miss, and is kept", async () => {
  const { difficulties } = playInPortal(NumberSequenceGame);
  choose("A mi ritmo");
  press("Empezar");
  expect(screen.getByText(/El juego se adapta a ti/)).toBeTruthy();
  for (const level of ["1", "2", "3"]) {
    expect(counter("Nivel")).toBe(level);
    await repeat();
    await pass(1500);
  }
  await miss();
  press("Intentar otra vez");
  expect(counter("Nivel")).toBe("3");
  await pass(0);
  expect(difficulties).toEqual([
    { gameType: "number-sequence", level: 2, rounds: 1, misses: 0 },
    { gameType: "number-sequence", level: 3, rounds: 2, misses: 0 },
    { gameType: "number-sequence", level: 4, rounds: 3, misses: 0 },
    { gameType: "number-sequence", level: 2.5, rounds: 4, misses: 1 },
  ]);
});
