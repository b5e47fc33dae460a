import { cut } from "@acompana/kit/format";
import { invalid } from "../../platform/errors.ts";
import type { UserDetails } from "../users/index.ts";

export type Column = keyof UserDetails;

/** How each column may be headed, in small letters. */
const WRITTEN: Record<Column, readonly string[]> = {
  name: ["nombre", "nombre completo", "nombre y apellidos", "nom", "nome", "izena"],
  surnames: [
    "apellidos",
    "apellido",
    "primer apellido",
    "segundo apellido",
    "apellido 1",
    "apellido 2",
    "apellido1",
    "apellido2",
    "1er apellido",
    "2º apellido",
    "cognoms",
    "apelidos",
    "abizenak",
  ],
  preferredName: [
    "cómo quiere que la llamemos",
    "cómo quiere que le llamemos",
    "cómo quiere que lo llamemos",
    "cómo quiere que le llamen",
    "cómo quiere que la llamen",
    "cómo le gusta que le llamen",
    "cómo le gusta que la llamen",
    "cómo se le llama",
    "cómo la llamamos",
    "cómo llamarla",
    "cómo llamarle",
    "nombre preferido",
    "nombre de uso",
    "nombre usual",
    "nombre habitual",
    "nombre familiar",
    "conocida como",
    "conocido como",
    "conocido a como",
    "apodo",
    "mote",
    "alias",
  ],
  birthDate: [
    "fecha de nacimiento",
    "fecha nacimiento",
    "nacimiento",
    "f nacimiento",
    "f nac",
    "fecha nac",
    "fec nac",
    "fecha nacim",
    "data de naixement",
    "data de nacemento",
    "jaioteguna",
    "jaiotze data",
  ],
  address: ["dirección", "domicilio", "calle", "calle y número", "dirección postal"],
  phone: [
    "teléfono",
    "móvil",
    "teléfono móvil",
    "tel",
    "telf",
    "tlf",
    "tfno",
    "tlfno",
    "teléfono de contacto",
    "telèfon",
    "telefonoa",
  ],
  email: [
    "correo",
    "correo electrónico",
    "email",
    "e mail",
    "mail",
    "correo e",
    "correu",
    "correu electrònic",
    "posta",
  ],
  emergencyName: ["contacto de emergencia", "contacto emergencia", "emergencia"],
  emergencyPhone: ["teléfono de emergencia", "teléfono emergencia"],
};

/** The same without accents. */
const HEADINGS = Object.fromEntries(
  Object.entries(WRITTEN).map(([column, headings]) => [column, headings.map(plainWords)]),
) as Record<Column, string[]>;

const COLUMNS = Object.keys(HEADINGS) as Column[];
const MOST_COLUMNS = 100;
const HEADING_SHOWN = 60;
/** Of one that may be as long as the file. */
const HEADING_READ = 1_000;
const EXAMPLE_SHOWN = 60;
/** What is to be written there: 'Teléfono (9 cifras)', 'Fecha de nacimiento [dd/mm/aaaa]'. */
const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;

/** A column that is not read: its heading, or '' without one, and the first text in it. */
type LeftOut = { column: string; heading: string; example: string | null };

/** What stands in each column, or null in one that is not read. */
export type Columns = { places: (Column | null)[]; leftOut: LeftOut[] };

/** @throws ServiceError 400 when the first row names no columns that can be read */
export function readColumns(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[],
): Columns {
  if (header.length > MOST_COLUMNS)
    throw refuse(`El archivo tiene más de ${MOST_COLUMNS} columnas.`);
  const places = header.map(columnOf);
  const read = places.filter((column) => column !== null);
  if (!read.includes("name"))
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

function columnOf(heading: string): Column | null {
  const said = heading.slice(0, HEADING_READ).replace(ASIDE, " ");
  const plain = plainWords(said).slice(0, HEADING_SHOWN);
  return COLUMNS.find((column) => HEADINGS[column].includes(plain)) ?? null;
}

/** Signs that no heading has: what is left of letters in the wrong encoding. */
const SPOILT_SIGNS = /(?:[^\0-\x7f]|[?])+/g;
const KNOWN = Object.values(HEADINGS).flat();
/** A letter in ASCII, as '=C3=A9' and '&eacute', another sign in its place, or one at its side. */
const IN_ITS_PLACE = String.raw`(?:(?:[=%][\da-f]{2}){1,3}|\\[ux][\da-f]{2,4}|&#?\w{2,8};?|.?\p{L}?|\p{L}.)`;
/** Each known heading that has an accent, with anything in the place of the letter under it. */
const NEARLY = Object.values(WRITTEN)
  .flat()
  .filter((heading) => /[^ -~]/.test(heading))
  .map((heading) => new RegExp(`^${heading.replace(/[^ -~]/g, IN_ITS_PLACE)}$`, "u"));

/** How many headings of the first line are known, and whether one is so but for its accents. */
export function judgeHeadings(text: string): { known: number; isSpoilt: boolean } {
  const line = /^(?:sep=.\r?\n)?([^\r\n]*)/i.exec(text)?.[1] ?? "";
  const headings = line.split(/[;,\t]/).slice(0, MOST_COLUMNS);
  const isKnown = headings.map((heading) => columnOf(heading) !== null);
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

/** Lower case, without accents but with ñ, one space between words and no other signs. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([^n\p{M}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const refuse = (sentence: string) => invalid("file", sentence);
