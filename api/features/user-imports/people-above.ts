import { beginsAName, CELL_READ, filled, hasDay, isOfAForm, isOfOne } from "./cells.ts";
import { isOfAName } from "./find-headings.ts";
import { SURNAMES_THEN_NAME } from "./headings.ts";
import { refuse } from "./list-error.ts";
import { isListTitle } from "./list-titles.ts";
import { isNobody } from "./not-people.ts";
import type { TableRow } from "./parse-cells.ts";
import { type Places, placesOf } from "./places-of.ts";

const ABOVE =
  "Encima de la fila de los encabezados («Nombre»…) hay otras filas. Si son un título, bórralas; si son personas, ponlas debajo.";
/** What a name is written with. */
const WORDS = /^(?=.*\p{L})[^\d:]+$/u;
const PAGE = /^p[aá]g|^hoja \d/i;
/** When a list was written; nobody in it was born then. */
const OF_THIS_CENTURY = /(?<!\d)20\d\d(?!\d)/;
/** An age, a number in a list, or a year. */
const NUMBER = /^\d{1,4}$/;
/** 'Gil, Ana' and no 'Jaén, 2026'. */
export const WHOLE_NAME = /^[^\d,]*\p{L}[^\d,]*,[^\d,]*\p{L}[^\d,]*,?$/u;
/** 'Bouchra Ali', and no 'Listado de usuarios' or 'Rosa de los Vientos'. */
const CAPITALS_ALONE =
  /^(?!.* (?:DE|DEL|LA|LAS|LOS|EL|Y|I|E)(?: |$))\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,5}$/u;
const ONE_WORD = /^\p{Lu}[\p{L}'’-]*$/u;

const isFilled = (cell: string) => cell !== "";

type List = {
  places: Places;
  /** Where names stand. */
  names: number[];
  /** How many columns have a heading. */
  columns: number;
  /** Somebody below the headings has nothing but a name. */
  hasNamesAlone: boolean;
};

/** @throws ServiceError 400 where a row above the headings could be a person */
export function refusePeopleAbove(
  titles: readonly string[][],
  header: readonly string[],
  rows: readonly TableRow[],
): void {
  if (titles.length === 0) return;
  const places = placesOf(header);
  const names = places.flatMap((place, index) => (isOfAName(place) ? index : []));
  const columns = filled(header);
  const others = titles.filter(
    (cells) =>
      !isOfAForm(cells) &&
      !isListTitle(cells, places) &&
      (!isNobody(cells, places) || cells.some(isOfOne)),
  );
  const alone = others.flatMap((cells) =>
    filled(cells) === 1 ? names.flatMap((at) => cells[at] || []) : [],
  );
  const isMany = alone.filter(isLikeAName).length > 1 && alone.some(beginsAName);
  const known = new Set(titles.map((cells) => cells.join("")));
  const isAName = ({ cells }: TableRow) =>
    filled(cells) === 1 &&
    names.some((at) => cells[at] && (beginsAName(cells[at]) || !known.has(cells[at]))) &&
    !isNobody(cells, places);
  const list = { places, names, columns, hasNamesAlone: columns > 1 && rows.some(isAName) };
  if (isMany || others.some((cells) => couldBePerson(cells, list))) throw refuse(ABOVE);
}

/** A title is one cell, or names nobody; a date and a page are no person's. */
function couldBePerson(cells: readonly string[], list: List): boolean {
  const { places, columns } = list;
  const said = cells.filter(isFilled);
  const names = list.names.flatMap((index) => cells[index] || []);
  const isWhole = places.some((place, at) => place === SURNAMES_THEN_NAME && cells[at]);
  if (isWhole && names.some((cell) => WHOLE_NAME.test(cell.slice(0, CELL_READ)))) return true;
  const called = names.filter((cell) => WORDS.test(cell));
  if (said.length === 1)
    return (
      names.some((cell) => isWritten(cell, isWhole || list.names.length === 1)) ||
      called.some((cell) => isAlone(cell, list))
    );
  if (called.length === 0) return false;
  if (called.length > 1 || said.some(isOfOne)) return true;
  const isNamed = called.some(beginsAName);
  const isHers = (cell: string, at: number) =>
    (places[at] === "birthDate" && hasDay(cell) && (isNamed || !OF_THIS_CENTURY.test(cell))) ||
    (places[at] === "address" && isFilled(cell) && !isOfAPage(cell)) ||
    (NUMBER.test(cell) && !OF_THIS_CENTURY.test(cell));
  if (cells.some(isHers)) return true;
  if (said.some(isOfAPage)) return false;
  return (isNamed && said.length >= columns) || called.some((cell) => isAlone(cell, list));
}

/** A name that has nothing beside it: all of it, or the first as others of the list are. */
const isAlone = (cell: string, { names, hasNamesAlone }: List): boolean =>
  beginsAName(cell) && (hasNamesAlone || (names.length === 1 && isInCapitals(cell)));

const isInCapitals = (cell: string) => CAPITALS_ALONE.test(cell.slice(0, CELL_READ));
/** A title may be so too: 'Jaén'. */
export const isLikeAName = (cell: string): boolean =>
  isInCapitals(cell) || ONE_WORD.test(cell) || (WORDS.test(cell) && beginsAName(cell));
const isOfAPage = (cell: string) => hasDay(cell) || PAGE.test(cell);

/** 'Ana;Gil' and 'Ana,Gil,600123456'. */
function isWritten(cell: string, isWhole: boolean): boolean {
  const parts = cell
    .slice(0, CELL_READ)
    .split(isWhole ? /[,;\t|]/ : /[;\t|]|,(?=\S)/)
    .map((part) => part.trim())
    .filter(isFilled);
  if (parts.length < 2) return false;
  return (
    parts.some(isOfOne) || (parts.every((part) => WORDS.test(part)) && parts.some(beginsAName))
  );
}
