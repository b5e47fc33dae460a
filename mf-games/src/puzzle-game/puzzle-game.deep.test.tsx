import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { counter, pass, playInPortal, status } from "../testing/play-in-portal.tsx";
import { gap, names, places, press, shuffleWith, tiles } from "../testing/puzzle-game.tsx";
import { seeded } from "../testing/seeded.ts";
import { wayHome } from "../testing/way-home.ts";
import { PuzzleGame } from "./puzzle-game.tsx";
import { SHUFFLE_MOVES } from "./rules.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Twelve moves from its order.
  shuffleWith(seeded(1));
});

const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });

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
