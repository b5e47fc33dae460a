import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { counter, hidePage, pass, playInPortal, status } from "../testing/play-in-portal.tsx";
import { gap, names, places, press, shuffleWith, tiles } from "../testing/puzzle-game.tsx";
import { seeded } from "../testing/seeded.ts";
import { wayHome } from "../testing/way-home.ts";
import { PuzzleGame } from "./puzzle-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // Twelve moves from its order.
  shuffleWith(seeded(1));
});

test("played to the end, the board locks and the score goes out once", async () => {
  const { posted } = playInPortal(PuzzleGame);
  const presses = wayHome(tiles());
  await pass(20_000);
  for (const place of presses) press(place);
  await pass(0);
  const score = Math.max(100, 1000 - 10 * presses.length - 20);
  expect(tiles()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  expect(status()).toBe("¡Puzle completado!");
  expect(counter("En su sitio")).toBe("8 de 8");
  const card = screen.getByRole("region", { name: "¡Felicitaciones!" });
  expect(card).toBe(document.activeElement);
  expect(card.textContent).toContain(
    `Has ordenado las piezas con ${presses.length} movimientos en 20 segundos.`,
  );
  expect(card.textContent).toContain(`${score} puntos`);
  expect(posted).toEqual([{ gameType: "puzzle", score, timeSeconds: 20, difficulty: "easy" }]);

  press(7);
  await pass(5000);
  expect([tiles()[8], counter("Tiempo"), posted.length]).toEqual([0, "0:20", 1]);
  fireEvent.click(screen.getByRole("button", { name: "Jugar de Nuevo" }));
  expect([counter("Tiempo"), counter("Movimientos")]).toEqual(["0:00", "0"]);
  expect(document.activeElement).toBe(places()[0]);
});

test("a press says where the tile has gone, or that it cannot go", () => {
  playInPortal(PuzzleGame);
  const beside = names().findIndex((name) => name.includes("se puede mover"));
  const tile = tiles()[beside];
  const target = gap();
  press(beside);
  expect(tiles()[target]).toBe(tile);
  expect(status()).toBe(
    target + 1 === tile
      ? `La pieza ${tile} está en su sitio.`
      : `La pieza ${tile} pasa a fila ${Math.floor(target / 3) + 1}, columna ${(target % 3) + 1}.`,
  );
  expect(counter("Movimientos")).toBe("1");

  const far = tiles().findIndex((other, place) => other > 0 && !names()[place]?.includes("mover"));
  press(far);
  expect(status()).toBe(`La pieza ${tiles()[far]} no está junto al hueco.`);
  press(gap());
  expect(counter("Movimientos")).toBe("1");
});

test("time stands still while the page is hidden", async () => {
  playInPortal(PuzzleGame);
  await pass(3000);
  hidePage(true);
  await pass(60_000);
  hidePage(false);
  await pass(2000);
  expect(counter("Tiempo")).toBe("0:05");
});
