import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { counter, inGroup, pass, playInPortal, press, status } from "../testing/play-in-portal.tsx";
import { lit, look, names } from "../testing/visual-memory-game.tsx";
import { VisualMemoryGame } from "./visual-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

test("three of sixteen tiles are lit for four seconds, and read out", async () => {
  playInPortal(VisualMemoryGame);
  press("Empezar");
  const tiles = lit();
  expect([names().length, tiles.length]).toEqual([16, 3]);
  expect(status()).toMatch(/^Recuerda las 3 casillas con estrella\. Fila \d, columna \d; /);
  expect(screen.getByRole("timer").textContent).toBe("Quedan 4 segundos");
  await pass(3999);
  expect(lit()).toEqual(tiles);
  await pass(1);
  expect(lit()).toEqual([]);
  expect(status()).toBe("Toca las 3 casillas que tenían estrella.");
  expect(names()[5]).toBe("Fila 2, columna 2");
});

test("tiles are chosen and let go; 'Comprobar' says kindly what is still to do", async () => {
  playInPortal(VisualMemoryGame);
  press("Empezar");
  const [one = "", two = "", three = ""] = await look(1);
  press(one);
  expect(status()).toBe("Has marcado 1 de 3.");
  expect(screen.getByRole("button", { name: one }).getAttribute("aria-pressed")).toBe("true");
  press("Comprobar");
  expect(status()).toBe("Todavía faltan 2 casillas.");
  press(two);
  press("Comprobar");
  expect(status()).toBe("Todavía falta una casilla.");
  const other = names().find((name) => ![one, two, three].includes(name)) ?? "";
  press(other);
  expect(status()).toBe("Has marcado todas. Pulsa 'Comprobar' cuando quieras.");
  press(three);
  expect(status()).toBe("Has marcado una de más. Tócala otra vez para quitarla.");
  press("Comprobar");
  expect(status()).toBe("Has marcado una de más. Tócala otra vez para quitarla.");
  press(other);
  press("Comprobar");
  expect([status(), counter("Puntos")]).toEqual(["¡Muy bien! Ahora viene la siguiente.", "20"]);
});

test("the arrow keys move over the tiles and stop at the edges", () => {
  playInPortal(VisualMemoryGame);
  press("Empezar");
  const tiles = inGroup("Casillas");
  tiles[0]?.focus();
  const steps = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 5, ArrowLeft: 4 };
  for (const [key, place] of Object.entries(steps)) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement).toBe(tiles[place]);
  }
});
