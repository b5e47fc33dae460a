import { beginsAName, CELL_READ, hasDay, isOfOne } from "./cells.ts";
import { isOfAName } from "./find-headings.ts";
import type { Places } from "./places-of.ts";
import { plainWords } from "./plain-words.ts";

/** Who writes lists, and has a telephone and an address. */
const OF_AN_OFFICE =
  /^(?:ayuntamiento|ajuntament|concello|diputacion|mancomunidad|consejeria|concejalia|delegacion|departamento|servicios?|serveis?|servizos?|residencia|centros? (?:de|social|civico|municipal))(?: |$)/;
const SURNAMES_OF_OFFICES = /^(?:servicio|residencia|centro)(?: |$)/;
const STREET_OR_PAGE = /^(?:c\/|avda\b|avenida |www\.|https?:)/i;
/** Beside telephones and addresses of e-mail alone: 'Tfno.;953111222'. */
const BEFORE_AN_ADDRESS =
  /^(?:tel|telf|tlf|tfno|tlfno|telefonos?|moviles|movil|fax|correo|e ?mail)(?: \d|$)/;
/** What a list says of itself: 'Año;2026', 'Técnico;Luis Gil'. Nobody is called so. */
const OF_A_LIST =
  /^(?:municipio|municipi|provincia|comarca|localidad|distrito|programa|entidad|empresa|ejercicio|año|trimestre|semestre|periodo|fecha|listados?|llistat|relacion|informe|usuari[oa]s|usuaris|beneficiari[oa]s|tecnic[oa]|responsable|coordinador[ae]?|trabajador[ae]? social|auxiliar)(?: |$)/;
/** The same, and surnames too. */
const SURNAMES_TOO =
  /^(?:mes|semana|turno|zona|barrio|sector|area|centro|poblacion|pueblo|parroquia|plaza|lista|curso|grupo|hogar)$/;

/**
 * Whether the first of the cells, in the place of a name, is a word that titles begin with. Those
 * that are surnames too are so where a first name is to stand, and no such name is beside them.
 */
export function isListTitle(cells: readonly string[], places: Places): boolean {
  const at = cells.findIndex(Boolean);
  if (!isOfAName(places[at])) return false;
  const [first = "", ...others] = cells.slice(at).filter(Boolean);
  const plain = plainWords(first.slice(0, CELL_READ));
  const isSurname = SURNAMES_OF_OFFICES.test(plain) && others.some(beginsAName);
  if ((OF_AN_OFFICE.test(plain) && !isSurname) || STREET_OR_PAGE.test(first)) return true;
  const addresses = others.length > 0 ? others : [first];
  if (BEFORE_AN_ADDRESS.test(plain) && addresses.every(isOfOne)) return true;
  const isOfAPerson = (cell: string, index: number) =>
    index > at && (isOfOne(cell) || (places[index] === "birthDate" && hasDay(cell)));
  if (cells.some(isOfAPerson)) return false;
  if (OF_A_LIST.test(plain)) return true;
  const isOfAFirstName = places[at] === "name" && places.includes("surnames");
  return isOfAFirstName && SURNAMES_TOO.test(plain) && !others.some(beginsAName);
}
