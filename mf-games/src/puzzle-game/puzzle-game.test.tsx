import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counter, hidePage, pass, playInPortal, status } from "../testing/play-in-portal.tsx";
import { seeded } from "../testing/seeded.ts";
import { wayHome } from "../testing/way-home.ts";
import { PuzzleGame } from "./puzzle-game.tsx";
import { SHUFFLE_MOVES } from "./rules.ts";

/** Draws of a whole shuffle; drawn as all 0 it leaves the 3 × 3 board two moves from its order. */
function shuffleWith(random: () => number) {
  vi.spyOn(Math, "random").mockImplementation(random);
}

beforeEach(() => {
  vi.useFakeTimers();
  // Twelve moves from its order.
  shuffleWith(seeded(1));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const places = () => [
  ...screen.getByRole("grid", { name: "Piezas del puzle" }).querySelectorAll("button"),
];
const names = () => places().map((place) => place.getAttribute("aria-label") ?? "");
const tiles = () => names().map((name) => Number(/^Pieza (\d+)/.exec(name)?.[1] ?? 0));
const press = (place: number) => fireEvent.click(places()[place] as Element);
const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
const gap = () => tiles().indexOf(0);

test("nine places, one of them free, each saying what may be done with it", () => {
  playInPortal(PuzzleGame);
  expect(screen.getByRole("heading", { level: 1, name: "Puzle deslizante" })).toBe(
    document.activeElement,
  );
  expect([...tiles()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(names()[gap()]).toMatch(/^Hueco, fila \d, columna \d$/);
  expect(names().filter((name) => name.includes("se puede mover")).length).toBeGreaterThan(1);
  expect([counter("Tiempo"), counter("Movimientos")]).toEqual(["0:00", "0"]);
  expect(status()).toBe(
    "Toca una pieza que esté junto al hueco y se moverá. Ordénalas del 1 al 8.",
  );
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

/** How far a tile slides to its place, in columns and rows; null for one that was lying there. */
const slideOf = (place: number) => {
  const style = places()[place]?.querySelector("span")?.style;
  const column = style?.getPropertyValue("--from-column");
  return column ? [Number(column), Number(style?.getPropertyValue("--from-row"))] : null;
};
/** The piece of the picture that lies on a place, by its corner in thirds of the picture. */
const pieceOf = (place: number) =>
  places()
    [place]?.querySelector("svg")
    ?.getAttribute("viewBox")
    ?.split(" ")
    .map((side) => Number(side) / 100);

test("a tile slides in from where it lay and bears its piece; the solved picture is whole", async () => {
  playInPortal(PuzzleGame);
  const way = wayHome(tiles());
  expect(places().map((_, place) => slideOf(place))).toEqual(new Array(9).fill(null));
  expect(places()[gap()]?.querySelector("svg")).toBe(null);
  const [first = 0] = way;
  const to = gap();
  press(first);
  const columns = (first % 3) - (to % 3);
  expect(slideOf(to)).toEqual([columns, Math.floor(first / 3) - Math.floor(to / 3)]);
  // A second that passes does not stop it.
  await pass(1000);
  expect(slideOf(to)).not.toBe(null);
  for (const place of way.slice(1)) press(place);
  expect(places().map((_, place) => pieceOf(place))).toEqual(
    places().map((_, place) => [place % 3, Math.floor(place / 3), 1, 1]),
  );
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

test("played by keyboard alone: one stop for Tab, arrows between the places", async () => {
  playInPortal(PuzzleGame);
  expect(places().filter((place) => place.tabIndex === 0)).toHaveLength(1);
  places()[0]?.focus();
  for (const place of wayHome(tiles())) {
    const at = () => places().indexOf(document.activeElement as HTMLButtonElement);
    while (at() % 3 < place % 3) key("ArrowRight");
    while (at() % 3 > place % 3) key("ArrowLeft");
    while (at() < place) key("ArrowDown");
    while (at() > place) key("ArrowUp");
    fireEvent.click(document.activeElement as Element);
  }
  await pass(0);
  expect(screen.getByText("¡Felicitaciones!")).toBeTruthy();
});

test.each([
  ["Normal", 16],
  ["Difícil", 25],
])("'%s' has %i places", (name, count) => {
  playInPortal(PuzzleGame);
  fireEvent.click(screen.getByRole("radio", { name }));
  expect(places()).toHaveLength(count);
  expect([...new Set(tiles())]).toHaveLength(count);
});

test("'A mi ritmo' begins with few moves from the order", () => {
  playInPortal(PuzzleGame);
  let draws = 0;
  shuffleWith(() => {
    draws += 1;
    return 0.5;
  });
  fireEvent.click(screen.getByRole("radio", { name: "A mi ritmo" }));
  // StrictMode deals twice.
  expect(draws).toBeLessThan(100);
  fireEvent.click(screen.getByRole("radio", { name: "Difícil" }));
  expect(draws).toBeGreaterThanOrEqual(SHUFFLE_MOVES);
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
