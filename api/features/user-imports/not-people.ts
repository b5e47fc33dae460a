import { isOfAName } from "./find-headings.ts";
import { HEADINGS_OF_NAMES, headsMore } from "./headings.ts";
import type { Places } from "./places-of.ts";
import { plainWords } from "./plain-words.ts";

/** Alone, 'Suma' and 'Hoja' may be somebody's name. */
const BELOW_A_LIST = [
  /^(?:suma|guztira|(?:sub)?total(?:es)?)(?: (?:general|de|personas|usuari[oa]s|mayores|registros|\d+))*$/,
  /^(?:nº|n|num|numero) (?:total|(?:de )?(?:personas|usuari[oa]s|registros))(?: |$)/,
  /^(?:sub)?total(?:es)? (?:de )?(?:personas|usuari[oa]s|mujeres|hombres|registros|beneficiari[oa]s)(?: |$)/,
  /^fecha (?:de|del) (?:impresion|emision|extraccion|listado|informe|consulta|actualizacion)(?: |$)/,
  /^(?:pagina|pag|hoja) \d/,
  /^\d+ de \d+$/,
  /^fin (?:de la|del|de) (?:lista|listado|relacion|informe|documento)(?: |$)/,
  /^\d+ (?:filas?|registros?|personas?|usuari[oa]s?|rows?)(?: |$)/,
  /^(?:impreso|firmado|actualizado|elaborado) (?:el|en|por) /,
  /(?:^| )\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: del? \d{4})?$/,
  /^suma y sigue$|^(?:pagina|hoja) siguiente$|^sigue en (?:la )?(?:pagina|hoja)(?: |$)/,
  /^v ?º ?b ?º(?: |$)/,
  /^(?:registros?|mujeres|hombres|(?:edad )?media(?: de edad)?|promedio|recuento|cuenta de \p{L}+) \d[\d ]*$/u,
];
/** 'Fdo.: Luis Gil', 'Fuente: padrón' and the address of a page. */
const NOTE =
  /^(?:(?:fdo|firma|nota|notas|fuente|csv|registros|mujeres|hombres|observaciones|leyenda|zona)\.?\s*:|https?:|www\.)/i;
/** Above those of a part of the list. */
const PART = /^(?:zona|sector|distrito) (?:norte|sur|este|oeste|centro|rural|\d+|[a-z])$/;
/** What a column is made of, below its heading: '(texto)', 'varchar(50)', 'obligatorio'. */
const TYPE =
  /^(?:\([^()]*\)|n?(?:var)?char ?\(\d+\)|int|integer|string|text|texto|date|fecha|num[eé]rico|obligatori[oa]|opcional|requerid[oa])$/is;
/** 'Total usuarios SAD: 25' and 'Subtotal zona norte', in a row that says nothing else. */
const TOTAL =
  /^subtotal(?:es)? |^total(?:es)? .*(?:\d|usuari|persona|zona|mayores|registro|beneficiari)/;
/** 'Total: 2', and 'Total' beside numbers alone. */
const SUM =
  /^(?:(?:sub)?total(?:es)?|registros|mujeres|hombres|media de edad|promedio|recuento)(?:\s*:.*|[\s\d.]*)$/isu;
/** 'Fecha:' is what a form writes before something else. */
const KEY = /\p{L}\s*:$/u;
const LETTER = /\p{L}/u;
/** Of a cell that may be as long as the file. */
const CELL_READ = 500;

/** Whether a row stands below a list, or is one of headings: 'Total: 25', 'Página 1 de 2'. */
export function isNobody(cells: readonly string[], places: Places): boolean {
  const names = cells.filter((_, index) => isOfAName(places[index]));
  const said = names.some(Boolean) ? names.filter(Boolean) : cells.filter(Boolean).slice(0, 1);
  const plain = plainWords(said.join(" ").slice(0, CELL_READ));
  if (BELOW_A_LIST.some((words) => words.test(plain)) || HEADINGS_OF_NAMES.includes(plain))
    return true;
  if (cells.every((cell) => cell === "" || TYPE.test(cell.slice(0, CELL_READ)))) return true;
  if (cells.some((cell, index) => places[index] === "name" && headsMore(cell))) return true;
  const called = names.filter((cell) => LETTER.test(cell));
  const isNote = PART.test(plain) || NOTE.test(said[0]?.slice(0, CELL_READ) ?? "");
  if (called.length < 2 && (isNote || isSum(cells) || isKey(cells, called))) return true;
  return TOTAL.test(plain) && cells.filter((cell) => LETTER.test(cell)).length === 1;
}

function isSum(cells: readonly string[]): boolean {
  const [first = "", ...others] = cells.filter(Boolean).map((cell) => cell.slice(0, CELL_READ));
  const isBare = !first.includes(":") && others.some((cell) => LETTER.test(cell));
  return SUM.test(first) && !isBare;
}

/** Beside somebody's name it is a note: 'Ojo:'. */
function isKey(cells: readonly string[], called: readonly string[]): boolean {
  const first = cells.find(Boolean) ?? "";
  return KEY.test(first.slice(0, CELL_READ)) && called.every((cell) => cell === first);
}
