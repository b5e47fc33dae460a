import { columnsOf, isOfNames, MOST_COLUMNS } from "./find-headings.ts";
import { HEADINGS_OF_NAMES } from "./headings.ts";
import { refuse } from "./list-error.ts";
import type { TableRow } from "./parse-cells.ts";
import { filled } from "./people-above.ts";
import { type Places, placesOf } from "./places-of.ts";
import { plainWords } from "./plain-words.ts";

/** What stands at the top of the first page. */
type Top = { header: readonly string[]; titles: readonly string[][] };

/** How headings of names begin, so that few cells are looked up. */
const LIKE_A_NAMES = /^[^\p{L}]*(?:nom|ape|cog|lli|iz|abiz)/iu;

/**
 * The rows without the headings that stand on each page, and without the titles just above them.
 * @throws ServiceError 400 where headings of another list stand below, and where a row above
 *   headings may be a title or a person
 */
export function withoutPageBreaks(rows: readonly TableRow[], top: Top): TableRow[] {
  const isRepeated = repetitionOf(top.header);
  const titlesAbove = titlesOf(rows, top);
  const breaks = rows.flatMap((row, index) => (isRepeated(row) ? index : []));
  const left = new Set(breaks.flatMap((index) => [index, ...titlesAbove(index)]));
  return rows.filter((_, index) => !left.has(index));
}

/** Whether a row is that of the headings once more, in small letters or capitals. */
function repetitionOf(header: readonly string[]): (row: TableRow) => boolean {
  const places = placesOf(header);
  const words = header.map(plainWords);
  return ({ row, cells }) => {
    if (!cells.some((cell) => LIKE_A_NAMES.test(cell))) return false;
    if (!places.some((place, index) => isOfNames(place) && cells[index])) return false;
    const own = cells.slice(0, MOST_COLUMNS).map(plainWords);
    const isMore = columnsOf(cells.slice(words.length)).some(Boolean);
    if (!isMore && words.every((word, index) => word === (own[index] ?? ""))) {
      if (mayBeANameOf(words)) throw refuse(headingOrPerson(row));
      return true;
    }
    const read = placesOf(cells.slice(0, MOST_COLUMNS));
    if (!headsSome(read, own, words)) return false;
    if (isSame(read, places)) return true;
    throw refuse(otherHeadings(row));
  };
}

/** 'Nom' is also somebody, where it stands alone. */
const mayBeANameOf = (words: readonly string[]): boolean => {
  const [word = "", ...others] = words.filter(Boolean);
  return others.length === 0 && !HEADINGS_OF_NAMES.includes(word);
};

/** One word is also somebody's name: 'Nom', 'Calle'. */
function headsSome(read: Places, own: readonly string[], words: readonly string[]): boolean {
  if (!read.some(isOfNames)) return false;
  const isOfHeadings = own.every((word) => word === "" || words.includes(word));
  return read.filter(Boolean).length > 1 || (isOfHeadings && filled(own) > 1);
}

const isSame = (read: Places, places: Places) =>
  Array.from({ length: Math.max(read.length, places.length) }).every(
    (_, index) => (read[index] ?? null) === (places[index] ?? null),
  );

/** Which rows just above repeated headings are titles of the first page, but for their numbers. */
function titlesOf(rows: readonly TableRow[], { header, titles }: Top) {
  const known = new Set(titles.map(withoutNumbers));
  const isTitle = (row?: TableRow) => row !== undefined && known.has(withoutNumbers(row.cells));
  return (index: number): number[] => {
    const found: number[] = [];
    let at = index - 1;
    while (found.length < titles.length && isTitle(rows[at])) {
      found.push(at);
      at -= 1;
    }
    const next = rows[at];
    if (next && found.length < Math.max(1, titles.length) && mayBeATitle(next.cells, header))
      throw refuse(titleOrPerson(next.row));
    return found;
  };
}

/** 'Listado (pág. 2)' is the title of the second page. */
const withoutNumbers = (cells: readonly string[]): string =>
  cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => plainWords(cell).replace(/\d+/g, "0"))
    .join(";")
    .replace(/;+$/, "");

const mayBeATitle = (cells: readonly string[], header: readonly string[]) =>
  filled(cells) === 1 && filled(header) > 1;

const otherHeadings = (row: number) =>
  `La fila ${row} vuelve a decir qué hay en cada columna, y no dice lo mismo. Pon cada lista en un archivo.`;

const headingOrPerson = (row: number) =>
  `La fila ${row} dice lo mismo que el encabezado. Si no es una persona, bórrala; si lo es, escribe «Nombre» en el encabezado.`;

const titleOrPerson = (row: number) =>
  `La fila ${row} está justo encima de unos encabezados repetidos y tiene una sola casilla. Si es un título, bórrala; si es una persona, borra esos encabezados.`;
