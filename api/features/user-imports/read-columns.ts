import { cut } from "@acompana/kit/format";
import { invalid } from "../../platform/errors.ts";
import type { UserDetails } from "../users/index.ts";

export type Column = keyof UserDetails;

/** How each column may be headed, without accents and capitals. */
const HEADINGS: Record<Column, readonly string[]> = {
  name: ["nombre", "nombre completo", "nombre y apellidos"],
  surnames: [
    "apellidos",
    "apellido",
    "primer apellido",
    "segundo apellido",
    "apellido 1",
    "apellido 2",
    "apellido1",
    "apellido2",
  ],
  birthDate: ["fecha de nacimiento", "fecha nacimiento", "nacimiento"],
  address: ["direccion", "domicilio", "calle", "calle y numero", "direccion postal"],
  phone: ["telefono", "movil", "telefono movil"],
  email: ["correo", "correo electronico", "email", "e mail"],
  emergencyName: ["contacto de emergencia", "contacto emergencia", "emergencia"],
  emergencyPhone: ["telefono de emergencia", "telefono emergencia"],
};

const COLUMNS = Object.keys(HEADINGS) as Column[];
const MOST_COLUMNS = 100;
const HEADING_SHOWN = 60;

/** What stands in each column, or null in one that is not read. */
export type Columns = { places: (Column | null)[]; unused: string[] };

/** @throws ServiceError 400 when the first row names no columns that can be read */
export function readColumns(header: readonly string[]): Columns {
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
  const unused = header.filter((heading, index) => places[index] === null && heading.trim() !== "");
  return { places, unused: unused.map((heading) => cut(heading.trim(), HEADING_SHOWN)) };
}

function columnOf(heading: string): Column | null {
  const plain = plainWords(heading).slice(0, HEADING_SHOWN);
  return COLUMNS.find((column) => HEADINGS[column].includes(plain)) ?? null;
}

/** Lower case, without accents but with ñ, one space between words and no other signs. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([^n\p{M}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const refuse = (sentence: string) => invalid("file", sentence);
