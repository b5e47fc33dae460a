import { cut } from "@acompana/kit/format";
import { filled } from "./cells.ts";
import { isOfNames } from "./find-headings.ts";
import { headsMore, isOfAllSurnames, isOfAParticle, isSecondSurname } from "./headings.ts";
import { refuse } from "./list-error.ts";
import { type Places, placesOf } from "./places-of.ts";

const HEADING_SHOWN = 60;
const EXAMPLE_SHOWN = 60;

/** A column that is not read: its heading, or '' without one, and the first text in it. */
type LeftOut = { column: string; heading: string; example: string | null };

/** What stands in each column, or null in one that is not read. */
export type Columns = { places: Places; leftOut: LeftOut[] };

const TURNED =
  "En esta lista cada persona ocupa una columna. Gírala en tu hoja de cálculo («Pegado especial», «Trasponer») para que cada una ocupe una fila.";

/** @throws ServiceError 400 when the headings name no columns that can be read */
export function readColumns(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[],
): Columns {
  const places = placesOf(header);
  const read = places.filter((column) => column !== null);
  if (!read.some(isOfNames))
    throw refuse(
      "Una fila tiene que decir qué hay en cada columna, y una de ellas tiene que ser «Nombre». Descarga la plantilla para ver cómo es.",
    );
  // Two surnames often stand in a column each.
  const twice = read.find((column, index) => column !== "surnames" && read.indexOf(column) < index);
  if (twice) {
    const heading = header[places.indexOf(twice)]?.trim() ?? "";
    throw refuse(`Hay dos columnas para «${heading}». Deja una sola.`);
  }
  refuseTurnedSurnames(header, places);
  const isOfNamesAlone = read.length === 1 && filled(header) > 1;
  const at = places.findIndex(isOfNames);
  const turned = isOfNamesAlone ? rows.filter(({ cells }) => headsMore(cells[at] ?? "")).length : 0;
  if (turned > 1 || (turned > 0 && turned === rows.length)) throw refuse(TURNED);
  return { places, leftOut: leftOutOf(header, places, rows) };
}

/**
 * Surnames are read in the order of their columns, which are the first and the second, or one.
 * @throws ServiceError 400
 */
function refuseTurnedSurnames(header: readonly string[], places: Places): void {
  const surnames = header.filter(
    (heading, index) => places[index] === "surnames" && !isOfAParticle(heading),
  );
  const [all, again] = surnames.filter(isOfAllSurnames);
  if (all && again) throw refuse(`Hay dos columnas para «${all}». Deja una sola.`);
  const second = surnames.findIndex(isSecondSurname);
  if (second < 0) return;
  if (surnames.every(isSecondSurname))
    throw refuse(
      `Hay una columna para «${cut(surnames[0] ?? "", HEADING_SHOWN)}» y ninguna para el primero. Escribe «Primer apellido» en su encabezado.`,
    );
  if (second < surnames.length - 1)
    throw refuse("El segundo apellido está antes que el primero. Pon primero el primer apellido.");
}

/** Without those that have neither a heading nor any text. */
function leftOutOf(
  header: readonly string[],
  places: Columns["places"],
  rows: readonly { cells: readonly string[] }[],
): LeftOut[] {
  return header.flatMap((heading, index) => {
    if (places[index] !== null) return [];
    const example = rows.find(({ cells }) => cells[index])?.cells[index] ?? null;
    if (heading === "" && example === null) return [];
    return {
      column: columnName(index),
      heading: cut(heading, HEADING_SHOWN),
      example: example && cut(example, EXAMPLE_SHOWN),
    };
  });
}

/** As spreadsheets name columns: A, B … Z, AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
