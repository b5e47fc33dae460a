import { beginsAName, filled, hasTelephone, isOfAForm } from "./cells.ts";
import { columnsOf, isOfAName, isOfNames, MOST_COLUMNS } from "./find-headings.ts";
import {
  HEADINGS_OF_NAMES,
  isSecondSurname,
  OF_OTHER_COLUMNS,
  readHeading,
  SURNAMES_THEN_NAME,
} from "./headings.ts";
import { refuse } from "./list-error.ts";
import { isListTitle } from "./list-titles.ts";
import { isNobody } from "./not-people.ts";
import type { TableRow } from "./parse-cells.ts";
import { isLikeAName, WHOLE_NAME } from "./people-above.ts";
import { type Places, placesOf } from "./places-of.ts";
import { plainWords } from "./plain-words.ts";

/** What stands at the top of the first page. */
type Top = { header: readonly string[]; titles: readonly string[][] };

/** Rows that are left out above headings, at most. */
const MOST_ABOVE = 12;

/** Of a cell that may be as long as the file. */
const CELL_READ = 200;
/** How headings of names begin, so that few cells are looked up. */
const LIKE_A_NAMES = /^[^\p{L}]*(?:nom|ape|cog|lli|iz|abiz)/iu;

/**
 * The rows without the headings that stand on each page, and without the titles just above them.
 * @throws ServiceError 400 where headings of another list stand below, and where a row above
 *   headings may be a title or a person
 */
export function withoutPageBreaks(rows: readonly TableRow[], top: Top): TableRow[] {
  const findRepeated = repetitionOf(top.header);
  const breaks = rows.flatMap((row, index) => (findRepeated(row) ? index : []));
  const titlesAbove = titlesOf(rows, top, new Set(breaks));
  const left = new Set(breaks.flatMap((index) => [index, ...titlesAbove(index)]));
  const known = new Set(top.titles.filter(isOfWords).map(withoutNumbers));
  const isTitle = (cells: readonly string[]) =>
    filled(cells) === 1 && !cells.some(isLikeAName) && known.has(withoutNumbers(cells));
  const others = rows.filter(({ cells }, index) => !left.has(index) && !isTitle(cells));
  refuseTitles(others, known);
  return others;
}

/**
 * Says whether a row is that of the headings once more, in small letters or capitals.
 * @throws ServiceError 400 where it may be somebody, or heads another list
 */
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
    if (!headsSome(cells, places, words)) return false;
    const read = placesOf(cells.slice(0, MOST_COLUMNS));
    if (isSame(read, places) && isTurned(cells) === isTurned(header)) return true;
    throw refuse(otherHeadings(row));
  };
}

/** 'Nom' is also somebody, where it stands alone. */
const mayBeANameOf = (words: readonly string[]): boolean => {
  const [word = "", ...others] = words.filter(Boolean);
  return others.length === 0 && !word.includes(" ") && !HEADINGS_OF_NAMES.includes(word);
};

/**
 * One word is also somebody's name: 'Nom', 'Calle'. So a heading of names stands there, most cells
 * are headings, and so is that in the place of the name. Nobody is called 'Apellidos y nombre'.
 */
function headsSome(cells: readonly string[], places: Places, words: readonly string[]): boolean {
  const own = cells.slice(0, MOST_COLUMNS).map(plainWords);
  const columns = columnsOf(cells);
  const isOther = (word: string) => words.includes(word) || OF_OTHER_COLUMNS.includes(word);
  const said = own.map((word, index) => columns[index] ?? (word && isOther(word) ? word : null));
  const headings = said.filter(Boolean);
  const ofNames = places.flatMap((place, index) => (isOfNames(place) ? index : []));
  const isWhole = ofNames.some((index) => columns[index] === SURNAMES_THEN_NAME);
  return (
    columns.some(isOfNames) &&
    ofNames.some((index) => said[index]) &&
    2 * headings.length > filled(own) &&
    (new Set(headings).size > 1 || isWhole)
  );
}

/** Whether the second surname stands before the first. */
const isTurned = (cells: readonly string[]): boolean => {
  const surnames = cells.filter((cell) => readHeading(cell)?.column === "surnames");
  const second = surnames.findIndex(isSecondSurname);
  return second >= 0 && second < surnames.length - 1;
};

const isSame = (read: Places, places: Places) =>
  Array.from({ length: Math.max(read.length, places.length) }).every(
    (_, index) => (read[index] ?? null) === (places[index] ?? null),
  );

/**
 * Which rows just above repeated headings are titles of the first page, but for their numbers and
 * what stands behind their first cell, or the end of a page: 'Total: 25', 'Página 1'.
 */
function titlesOf(rows: readonly TableRow[], { header, titles }: Top, breaks: ReadonlySet<number>) {
  const places = placesOf(header);
  const isTitle = titleLike(titles, places);
  return (index: number): number[] => {
    const found: number[] = [];
    let titlesFound = 0;
    let at = index - 1;
    for (let next = rows[at]; next && found.length < MOST_ABOVE; next = rows[at]) {
      const { cells } = next;
      if (titlesFound < titles.length && isTitle(cells)) titlesFound += 1;
      else if (!isNobody(cells, places) || cells.some(hasTelephone)) break;
      found.push(at);
      at -= 1;
    }
    const next = rows[at];
    const isFirst = titlesFound < Math.max(1, titles.length);
    const isAsked = next && isFirst && mayBeATitle(next.cells, header, places);
    if (isAsked && (titles.length > 0 || !isOneOfMany(at))) throw refuse(titleOrPerson(next.row));
    return found;
  };

  /** Whether it is a first name alone, as another of its page is. */
  function isOneOfMany(last: number): boolean {
    const column = rows[last]?.cells.findIndex(Boolean) ?? 0;
    const isName = (at: number) => {
      const cells = rows[at]?.cells ?? [];
      return filled(cells) === 1 && beginsAName(cells[column] ?? "");
    };
    if (!isOfNames(places[column]) || !isName(last)) return false;
    for (let at = last - 1; at >= 0 && !breaks.has(at); at -= 1) if (isName(at)) return true;
    return false;
  }
}

/**
 * Of a title of two cells, 'Listado;;Enero', the first says which it is, where the same cells are
 * filled and what stands in the place of a name is the same too, but in a form: 'Centro:;Norte',
 * 'Mes;Enero'.
 */
function titleLike(titles: readonly string[][], places: Places) {
  const known = new Set(titles.map(withoutNumbers));
  const isForm = (cells: readonly string[]) => isOfAForm(cells) || isListTitle(cells, places);
  const wide = titles
    .filter((cells) => filled(cells) > 1)
    .map((cells) => ({ title: wordsOf(cells), isOfForm: isForm(cells) }));
  return (cells: readonly string[]): boolean => {
    if (known.has(withoutNumbers(cells))) return true;
    if (filled(cells) < 2) return false;
    const words = wordsOf(cells);
    return wide.some(({ title, isOfForm }) => {
      const mayDiffer = (at: number) =>
        at > title.findIndex(Boolean) && (!isOfAName(places[at]) || (isOfForm && isForm(cells)));
      return (
        title.length === words.length &&
        title.every((word, at) => word === words[at] || (word && words[at] && mayDiffer(at)))
      );
    });
  };
}

/** A word alone, 'Jaén', is also somebody's name. */
const isOfWords = (cells: readonly string[]): boolean => /\S\s+\S/.test(cells.join(" "));

/** @throws ServiceError 400 where a title that is like a name stands below, or of two cells */
function refuseTitles(rows: readonly TableRow[], known: ReadonlySet<string>): void {
  const title = known.size > 0 && rows.find(({ cells }) => known.has(withoutNumbers(cells)));
  if (title) throw refuse(titleBelow(title.row));
}

/** 'Listado (pág. 2)' is the title of the second page. */
const withoutNumbers = (cells: readonly string[]): string => wordsOf(cells).join(";");

const wordsOf = (cells: readonly string[]): string[] => {
  const words = cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => plainWords(cell.slice(0, CELL_READ)).replace(/\d+/g, "0"));
  return words.slice(0, words.findLastIndex(Boolean) + 1);
};

/** 'Gil, Ana' is somebody below 'Apellidos y nombre'. */
const mayBeATitle = (cells: readonly string[], header: readonly string[], places: Places) =>
  filled(cells) === 1 &&
  filled(header) > 1 &&
  !cells.some(
    (cell, at) => places[at] === SURNAMES_THEN_NAME && WHOLE_NAME.test(cell.slice(0, CELL_READ)),
  );

const otherHeadings = (row: number) =>
  `La fila ${row} vuelve a decir qué hay en cada columna, y no dice lo mismo. Pon cada lista en un archivo.`;

const headingOrPerson = (row: number) =>
  `La fila ${row} dice lo mismo que el encabezado. Si no es una persona, bórrala; si lo es, escribe «Nombre» en el encabezado.`;

const titleBelow = (row: number) =>
  `La fila ${row} dice lo mismo que un título de encima de los encabezados. Bórrala; si es una persona, borra ese título.`;

const titleOrPerson = (row: number) =>
  `La fila ${row} está justo encima de unos encabezados repetidos y tiene una sola casilla. Si es un título, bórrala; si es una persona, borra esos encabezados.`;
