import type { KeyboardEvent } from "react";

/** Which way an arrow key leads, as rows and columns; null for any other key. */
function arrowOf(key: string): { rows: number; columns: number } | null {
  switch (key) {
    case "ArrowUp":
      return { rows: -1, columns: 0 };
    case "ArrowDown":
      return { rows: 1, columns: 0 };
    case "ArrowLeft":
      return { rows: 0, columns: -1 };
    case "ArrowRight":
      return { rows: 0, columns: 1 };
    default:
      return null;
  }
}

/** The place that an arrow key leads to on a square board; the edge holds. Null for other keys. */
export function neighbour(key: string, place: number, size: number): number | null {
  const way = arrowOf(key);
  if (!way) return null;
  const row = Math.floor(place / size) + way.rows;
  const column = (place % size) + way.columns;
  const inside = row >= 0 && row < size && column >= 0 && column < size;
  return inside ? row * size + column : place;
}

/** Moves the focus over a table, or a group, of buttons, by arrow keys; whether the key was one. */
export function moveFocus(event: KeyboardEvent, place: number, size: number): boolean {
  const target = neighbour(event.key, place, size);
  if (target === null) return false;
  // The arrows would scroll the page as well.
  event.preventDefault();
  const table = event.currentTarget.closest("table, fieldset");
  table?.querySelectorAll("button").item(target)?.focus();
  return true;
}

/** Places row by row, for a table. */
export function rowsOf(size: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => row * size + column),
  );
}
