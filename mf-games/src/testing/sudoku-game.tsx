import { fireEvent } from "@testing-library/react";
import { press } from "./play-in-portal.tsx";
import { solutions } from "./solutions.ts";

// Not found by role: these are looked at hundreds of times.
export const cells = () => [
  ...document.querySelectorAll<HTMLButtonElement>("table[aria-label='Tablero de sudoku'] button"),
];

export const cell = (position: number) => cells()[position] as HTMLButtonElement;

export const names = () => cells().map((button) => button.getAttribute("aria-label") ?? "");

/** The digits as a screen reader tells them; 0 where a cell is empty. */
export const digits = () => names().map((name) => Number(/: (\d)/.exec(name)?.[1] ?? 0));

export const blanks = () => digits().flatMap((digit, position) => (digit === 0 ? [position] : []));

export const solution = () => solutions(digits(), Math.sqrt(cells().length))[0] ?? [];

export function fillIn(positions: number[], solved: readonly number[]) {
  for (const position of positions) {
    fireEvent.click(cell(position));
    press(`Poner el ${solved[position]}`);
  }
}
