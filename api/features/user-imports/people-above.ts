import { beginsAName, CELL_READ, filled, hasDay, isOfAForm, isOfOne } from "./cells.ts";
import { isOfAName } from "./find-headings.ts";
import { SURNAMES_THEN_NAME } from "./headings.ts";
import { refuse } from "./list-error.ts";
import { isListTitle } from "./list-titles.ts";
import { type Places, placesOf } from "./places-of.ts";

const ABOVE =
  "Encima de la fila de los encabezados («Nombre»…) hay otras filas. Si son un título, bórralas; si son personas, ponlas debajo.";
/** What a name is written with. */
const WORDS = /^(?=.*\p{L})[^\d:]+$/u;
const PAGE = /^p[aá]g|^hoja \d/i;

const isFilled = (cell: string) => cell !== "";

/** @throws ServiceError 400 where a row above the headings could be a person */
export function refusePeopleAbove(titles: readonly string[][], header: readonly string[]): void {
  const places = placesOf(header);
  const columns = filled(header);
  if (titles.some((cells) => couldBePerson(cells, places, columns))) throw refuse(ABOVE);
}

/** A title is one cell, or names nobody; a date and a page are no person's. */
function couldBePerson(cells: readonly string[], places: Places, columns: number): boolean {
  if (isOfAForm(cells) || isListTitle(cells, places)) return false;
  const said = cells.filter(isFilled);
  const nameColumns = places.flatMap((place, index) => (isOfAName(place) ? index : []));
  const names = nameColumns.flatMap((index) => cells[index] || []);
  if (said.length === 1) {
    const isWhole = places.some((place, at) => place === SURNAMES_THEN_NAME && cells[at]);
    return names.some((cell) => isWritten(cell, isWhole || nameColumns.length === 1));
  }
  const called = names.filter((cell) => WORDS.test(cell));
  if (called.length === 0) return false;
  if (called.length > 1 || said.some(isOfOne)) return true;
  if (!called.some(beginsAName)) return false;
  if (cells.some((cell, at) => places[at] === "birthDate" && hasDay(cell))) return true;
  return said.length >= columns && !said.some((cell) => hasDay(cell) || PAGE.test(cell));
}

/** 'Gil, Ana' where that is a whole name, 'Ana;Gil' and 'Ana,Gil,600123456'. */
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
