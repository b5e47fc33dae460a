import { isGivenName } from "@acompana/kit/format";
import { isOfNames } from "./find-headings.ts";
import { refuse } from "./list-error.ts";
import { type Places, placesOf } from "./places-of.ts";

const ABOVE =
  "Encima de la fila de los encabezados («Nombre»…) hay otras filas. Si son un título, bórralas; si son personas, ponlas debajo.";
/** 'Nombre: Centro de día' is a line of a form. */
const KEY = /:$/;

const isFilled = (cell: string) => cell !== "";
export const filled = (cells: readonly string[]): number => cells.filter(isFilled).length;

/** @throws ServiceError 400 where a row above the headings could be a person */
export function refusePeopleAbove(titles: readonly string[][], header: readonly string[]): void {
  const places = placesOf(header);
  const columns = filled(header);
  if (titles.some((cells) => couldBePerson(cells, places, columns))) throw refuse(ABOVE);
}

/** A title has one cell, or is as wide as no list, and names nobody. */
function couldBePerson(cells: readonly string[], places: Places, columns: number): boolean {
  if (KEY.test(cells.find(isFilled) ?? "")) return false;
  if (filled(cells) >= columns) return true;
  const read = cells.flatMap((cell, index) => (cell && places[index] ? { cell, index } : []));
  const names = read.filter(({ index }) => isOfNames(places[index]));
  return names.length > 0 && (read.length > 1 || names.some(({ cell }) => beginsAName(cell)));
}

/** 'Ana Gil', 'Gil, Ana' and 'Ana;Gil'. */
const beginsAName = (cell: string): boolean =>
  cell.split(/[,;|]/).some((part) => isGivenName(part.trim().split(" ")[0] ?? ""));
