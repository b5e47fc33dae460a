import { beforeEach, expect, test, vi } from "vitest";
import { NAMES, shown } from "../testing/pattern-memory-game.tsx";
import { inGroup, pass, playInPortal, press, status } from "../testing/play-in-portal.tsx";
import { PatternMemoryGame } from "./pattern-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

test("each of the six colours has a shape and a spoken name", () => {
  playInPortal(PatternMemoryGame);
  press("Empezar");
  const keys = inGroup("Colores para elegir");
  expect(keys.map((key) => key.getAttribute("aria-label"))).toEqual(NAMES);
  const outlines = keys.map((key) => key.querySelector("path[transform]")?.getAttribute("d"));
  expect(new Set(outlines).size).toBe(6);
  expect(outlines).not.toContain(undefined);
});

test("three colours are shown for four seconds, read out, and then hidden", async () => {
  playInPortal(PatternMemoryGame);
  press("Empezar");
  const colours = shown();
  expect(colours).toHaveLength(3);
  for (const colour of colours) expect(NAMES).toContain(colour);
  expect(status()).toBe(`Recuerda estos colores. ${colours.join("; ")}.`);
  await pass(3999);
  expect(shown()).toEqual(colours);
  await pass(1);
  expect(shown()).toEqual(["por completar", "por completar", "por completar"]);
  expect(status()).toBe("Ahora tócalos en el mismo orden.");
});
