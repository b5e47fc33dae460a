import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

/** Draws of a whole shuffle; drawn as all 0 it leaves the 3 × 3 board two moves from its order. */
export function shuffleWith(random: () => number) {
  vi.spyOn(Math, "random").mockImplementation(random);
}

export const places = () => [
  ...screen.getByRole("grid", { name: "Piezas del puzle" }).querySelectorAll("button"),
];

export const names = () => places().map((place) => place.getAttribute("aria-label") ?? "");

export const tiles = () => names().map((name) => Number(/^Pieza (\d+)/.exec(name)?.[1] ?? 0));

export const press = (place: number) => fireEvent.click(places()[place] as Element);

export const gap = () => tiles().indexOf(0);
