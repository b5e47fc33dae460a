import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { counter, inGroup, pass, playInPortal, press } from "../testing/play-in-portal.tsx";
import { lit, look, names } from "../testing/visual-memory-game.tsx";
import { VisualMemoryGame } from "./visual-memory-game.tsx";

beforeEach(() => void vi.useFakeTimers());

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
