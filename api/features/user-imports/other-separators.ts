import { hasTelephone } from "./cells.ts";
import { type Headings, isOfAName, MOST_COLUMNS } from "./find-headings.ts";
import { refuse } from "./list-error.ts";
import { placesOf } from "./places-of.ts";

/** Nobody writes these in a name without a space behind. */
const SURE = /\S[;\t|]+\S/;
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
  { separator, at, cells: header }: Headings,
): void {
  if (header.length < 2) return;
  const places = placesOf(header.slice(0, MOST_COLUMNS));
  const hasOther = (cells: readonly string[]) =>
    isParted(cells, separator) ||
    cells.some((cell, index) => isOfAName(places[index]) && isOfMore(cell, separator));
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

function isParted([cell = "", ...others]: readonly string[], separator: string): boolean {
  if (others.length > 0) return false;
  const said = cell.slice(0, CELL_READ).replaceAll(separator, " ").trim();
  return SURE.test(said) || (separator !== "," && COMMAS.test(said));
}
