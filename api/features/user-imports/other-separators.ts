import { filled, hasTelephone } from "./cells.ts";
import { type Headings, isOfAName, MOST_COLUMNS } from "./find-headings.ts";
import { refuse } from "./list-error.ts";
import { placesOf } from "./places-of.ts";

/** Nobody writes these in a name without a space behind. */
const SURE = /\S[;\t|]+\S/;
/** But pages that a name was copied from, and slips of a hand. */
const COPIED = /[\t|]/g;
/** In a name there are none, and in what stands in other cells often. */
const OF_OTHER_CELLS = /[\d@]/;
/** What is in quotes, a line at most. */
const IN_QUOTES = /"([^"\r\n]*)"/g;
/** A comma separates words too, with a space behind it. */
const COMMAS = /\S,\S.*\S,\S/;
/** Of a cell that may be as long as the file. */
const CELL_READ = 1_000;

/**
 * A row below the headings, in which something else separates than in them, would be a person
 * whose name is the whole row, or a part of it. @throws ServiceError 400
 */
export function refuseOtherSeparators(
  rows: readonly string[][],
  { separator, at, cells: header, body }: Headings,
): void {
  if (header.length < 2) return;
  const places = placesOf(header.slice(0, MOST_COLUMNS));
  const names = places.flatMap((place, index) => (isOfAName(place) ? index : []));
  const isQuoted = quotesOf(body);
  const isCopied = (cell: string, cells: readonly string[]) =>
    (separator !== "," || isQuoted(cell)) && standsAmongOthers(cell, cells, names);
  const isOther = (cell: string, cells: readonly string[]) =>
    isOfMore(cell, separator) &&
    !(isCopied(cell, cells) && !isOfMore(cell.replace(COPIED, " "), separator));
  const hasOther = (cells: readonly string[]) =>
    isParted(cells, separator) || names.some((index) => isOther(cells[index] ?? "", cells));
  const other = rows.findIndex((cells, index) => index > at && hasOther(cells));
  if (other >= 0)
    throw refuse(
      `La fila ${other + 1} no está separada en casillas como la de los encabezados. Corrígela, o bórrala si no es de una persona.`,
    );
}

/** A name that has what stands in other cells. */
function isOfMore(cell: string, separator: string): boolean {
  const said = cell.slice(0, CELL_READ).replaceAll(separator, " ");
  return SURE.test(said) || hasTelephone(said);
}

/**
 * Whether the row is parted as its headings are: all names are there, and something else. Who
 * separates by a tab has the other separator in a text, with a space behind it.
 */
const standsAmongOthers = (cell: string, cells: readonly string[], names: readonly number[]) =>
  !OF_OTHER_CELLS.test(cell.slice(0, CELL_READ)) &&
  names.every((index) => cells[index]?.trim()) &&
  filled(cells) > 1 &&
  !cells.some((other) => other.startsWith(" "));

/** Whether a cell stands in quotes: looked up where it is asked first. */
function quotesOf(body: string): (cell: string) => boolean {
  let quoted: Set<string> | undefined;
  return (cell) => {
    quoted ??= new Set(Array.from(body.matchAll(IN_QUOTES), ([, inner = ""]) => inner));
    return quoted.has(cell);
  };
}

function isParted([cell = "", ...others]: readonly string[], separator: string): boolean {
  if (others.length > 0) return false;
  const said = cell.slice(0, CELL_READ).replaceAll(separator, " ").trim();
  return SURE.test(said) || (separator !== "," && COMMAS.test(said));
}
