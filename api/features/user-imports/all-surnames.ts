import { ALL_SURNAMES, type Place } from "./headings.ts";
import { isNothing } from "./nothing.ts";
import type { Places } from "./places-of.ts";
import { plainWords } from "./plain-words.ts";

/**
 * The surnames of somebody who has them in one column and also in columns of one each: all of
 * them, and those that stand alone. Null where there are not both.
 */
export function twiceSaid(cells: readonly string[], places: Places): [string, string] | null {
  const saidIn = (place: Place) =>
    places
      .map((one, index) => (one === place ? (cells[index] ?? "") : ""))
      .filter((cell) => cell !== "" && !isNothing(place, cell))
      .join(" ");
  const all = saidIn(ALL_SURNAMES);
  const parts = saidIn("surnames");
  return all && parts ? [all, parts] : null;
}

/** Whether one of two says no more than the other, or its beginning: a second is often left out. */
export const isSaidIn = (all: string, parts: string): boolean =>
  `${plainWords(all)} `.startsWith(`${plainWords(parts)} `);
