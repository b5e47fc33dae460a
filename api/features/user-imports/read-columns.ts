import { cut } from "@acompana/kit/format";
import { invalid } from "../../platform/errors.ts";
import { lineOfHeadings, MOST_COLUMNS } from "./heading-line.ts";
import { KNOWN_HEADINGS, type Place, readHeading, SUREST, SURNAMES_THEN_NAME } from "./headings.ts";
import { plainWords } from "./plain-words.ts";

const HEADING_SHOWN = 60;
const EXAMPLE_SHOWN = 60;

/** A column that is not read: its heading, or '' without one, and the first text in it. */
type LeftOut = { column: string; heading: string; example: string | null };

/** What stands in each column, or null in one that is not read. */
export type Columns = { places: (Place | null)[]; leftOut: LeftOut[] };

/** @throws ServiceError 400 when the first row names no columns that can be read */
export function readColumns(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[],
): Columns {
  if (header.length > MOST_COLUMNS)
    throw refuse(`El archivo tiene más de ${MOST_COLUMNS} columnas.`);
  const places = placesOf(header);
  const read = places.filter((column) => column !== null);
  if (!read.includes("name") && !read.includes(SURNAMES_THEN_NAME))
    throw refuse(
      "La primera fila tiene que decir qué hay en cada columna, y una de ellas tiene que ser «Nombre». Descarga la plantilla para ver cómo es.",
    );
  // Two surnames often stand in a column each.
  const twice = read.find((column, index) => column !== "surnames" && read.indexOf(column) < index);
  if (twice) {
    const heading = header[places.indexOf(twice)]?.trim() ?? "";
    throw refuse(`Hay dos columnas para «${heading}». Deja una sola.`);
  }
  return { places, leftOut: leftOutOf(header, places, rows) };
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

/**
 * Of two headings for one column the surer is read, or else the first; the other is left out. So
 * are surnames with the name in one cell beside a name, and surnames beside these.
 */
function placesOf(header: readonly string[]): Columns["places"] {
  const read = header.map(readHeading);
  const surest = (column: Place) =>
    Math.max(-1, ...read.map((one) => (one?.column === column ? one.sureness : -1)));
  const isLeftOut = (column: Place) =>
    column === SURNAMES_THEN_NAME
      ? surest("name") >= 0
      : column === "surnames" && surest("name") < 0 && surest(SURNAMES_THEN_NAME) >= 0;
  const taken = new Set<Place>();
  return read.map((one) => {
    if (!one || isLeftOut(one.column) || one.sureness < surest(one.column)) return null;
    const { column, sureness } = one;
    // Two that are surest are one too many, which is said.
    if (sureness < SUREST && column !== "surnames" && taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Signs that no heading has: what is left of letters in the wrong encoding. */
const SPOILT_SIGNS = /(?:[^\0-\x7f]|[?])+/g;
const KNOWN = KNOWN_HEADINGS.map(plainWords);
/** A letter in ASCII, as '=C3=A9' and '&eacute', another sign in its place, or one at its side. */
const IN_ITS_PLACE = String.raw`(?:(?:[=%][\da-f]{2}){1,3}|\\[ux][\da-f]{2,4}|&#?\w{2,8};?|.?\p{L}?|\p{L}.)`;
/** Each known heading that has an accent, with anything in the place of the letter under it. */
const NEARLY = KNOWN_HEADINGS.filter((heading) => /[^ -~]/.test(heading)).map(
  (heading) => new RegExp(`^${heading.replace(/[^ -~]/g, IN_ITS_PLACE)}$`, "u"),
);

/** How many headings of their line are known, and whether one is so but for its accents. */
export function judgeHeadings(text: string): { known: number; isSpoilt: boolean } {
  const headings = lineOfHeadings(text)
    .line.split(/[;,\t]/)
    .slice(0, MOST_COLUMNS);
  const isKnown = headings.map((heading) => readHeading(heading) !== null);
  return {
    known: isKnown.filter(Boolean).length,
    isSpoilt: headings.some((heading, index) => !isKnown[index] && isSpoilt(heading)),
  };
}

/** 'TelŽfono', 'Tel_fono': a known heading but for signs that are none of its letters. */
function isSpoilt(heading: string): boolean {
  const plain = heading.toLowerCase().replaceAll('"', "").trim().slice(0, HEADING_SHOWN);
  const words = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (NEARLY.some((nearly) => nearly.test(words))) return true;
  const parts = plain.split(SPOILT_SIGNS).map((part) => part.replace(/[^a-z0-9]+/g, " "));
  if (parts.length === 1 || parts.join("").length < 4) return false;
  const pattern = new RegExp(`^${parts.join(".")}$`);
  return KNOWN.some((known) => pattern.test(known));
}

const refuse = (sentence: string) => invalid("file", sentence);
