import type { Headings } from "./find-headings.ts";
import { refuse } from "./list-error.ts";

/** Nobody writes these in a name without a space behind. */
const SURE = /\S[;\t|]+\S/;
/** A comma separates words too, with a space behind it. */
const COMMAS = /\S,\S.*\S,\S/;
/** Of a cell that may be as long as the file. */
const CELL_READ = 1_000;

/**
 * A row of one cell below the headings, in which something else separates than in them, would be
 * a person whose name is the whole row. @throws ServiceError 400
 */
export function refuseOtherSeparators(
  rows: readonly string[][],
  { separator, at, cells: header }: Headings,
): void {
  if (header.length < 2) return;
  const other = rows.findIndex((cells, index) => index > at && isParted(cells, separator));
  if (other >= 0)
    throw refuse(
      `La fila ${other + 1} no está separada en casillas como la de los encabezados. Corrígela, o bórrala si no es de una persona.`,
    );
}

function isParted([cell = "", ...others]: readonly string[], separator: string): boolean {
  if (others.length > 0) return false;
  const said = cell.slice(0, CELL_READ).replaceAll(separator, " ").trim();
  return SURE.test(said) || (separator !== "," && COMMAS.test(said));
}
