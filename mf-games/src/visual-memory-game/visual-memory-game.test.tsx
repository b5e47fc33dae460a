import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counter, inGroup, pass, playInPortal, press, status } from "../testing/play-in-portal.tsx";
import { VisualMemoryGame } from "./visual-memory-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

const names = () => inGroup("Casillas").map((tile) => tile.getAttribute("aria-label") ?? "");
const lit = () =>
  names()
    .filter((name) => name.endsWith(": iluminada"))
    .map((name) => name.replace(": iluminada", ""));

/** Reads which tiles are lit, and waits until it is one's turn on this level. */
async function look(level: number): Promise<string[]> {
  const tiles = lit();
  await pass((3 + level) * 1000);
  return tiles;
}

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

test("a game adds level × 20 a round, and its points are kept when it ends", async () => {
  const { posted } = playInPortal(VisualMemoryGame);
  press("Empezar");
  for (const level of [1, 2, 3]) {
    for (const tile of await look(level)) press(tile);
    press("Comprobar");
    await pass(1500);
  }
  expect([counter("Nivel"), counter("Puntos"), lit().length]).toEqual(["4", "120", 6]);
  expect(posted).toEqual([]);
  const tiles = await look(4);
  for (const name of names()) if (!tiles.slice(1).includes(name)) press(name);
  for (const tile of tiles.slice(1)) press(tile);
  // Everything is chosen: all but six are let go again, one of the right ones among them.
  const others = names().filter((name) => !tiles.includes(name));
  for (const name of [tiles[0] ?? "", ...others.slice(1)]) press(name);
  press("Comprobar");
  await pass(0);
  expect(posted).toEqual([
    { gameType: "visual-memory", score: 120, timeSeconds: 26, difficulty: "normal" },
  ]);
  expect(names().filter((name) => name.endsWith("estaba iluminada"))).toHaveLength(1);
  expect(names().filter((name) => name.endsWith("encontrada"))).toHaveLength(5);
  // Only those bear a tick; the one that had no star bears a ring.
  const withTick = inGroup("Casillas").filter((tile) => tile.querySelector(".lucide-check"));
  expect(withTick.map((tile) => tile.getAttribute("aria-label"))).toEqual(
    names().filter((name) => name.endsWith("encontrada")),
  );
  expect(names().filter((name) => name.endsWith(": marcada"))).toHaveLength(1);
  const card = screen.getByRole("region", { name: "¡Buena partida!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain("Has llegado al nivel 4. 120 puntos");
  press("Jugar de Nuevo");
  expect([counter("Nivel"), counter("Puntos"), lit().length]).toEqual(["1", "0", 3]);
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
