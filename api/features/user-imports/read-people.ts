import { Buffer } from "node:buffer";
import { cut } from "@acompana/kit/format";
import { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { tidyTexts } from "../../platform/http/typed-text.ts";
import { birthDateProblem, detailInputs, NO_NAME, type UserDetails } from "../users/index.ts";
import { isSaidIn, twiceSaid } from "./all-surnames.ts";
import { hasTelephone } from "./cells.ts";
import { decodeText, type Encoding } from "./decode-text.ts";
import { ALL_SURNAMES, type Column, SURNAMES_THEN_NAME } from "./headings.ts";
import { refuse } from "./list-error.ts";
import { isListTitle } from "./list-titles.ts";
import { isNobody } from "./not-people.ts";
import { isNothing } from "./nothing.ts";
import type { Separator, TableRow } from "./parse-cells.ts";
import type { Places } from "./places-of.ts";
import { type Columns, readColumns } from "./read-columns.ts";
import { readTable } from "./read-table.ts";
import { refuseSpoiltNames } from "./spoilt-names.ts";
import { isUncalculated } from "./uncalculated.ts";

/** Somebody of the file, with the number of their row in a spreadsheet. */
export type ReadPerson = { row: number; details: UserDetails };
type RowError = { row: number; message: string };

export type ReadFile = {
  encoding: Encoding;
  separator: Separator;
  /** Columns that the portal does not read. */
  leftOut: Columns["leftOut"];
  people: ReadPerson[];
  errors: RowError[];
};

/** The file must not be larger, in bytes. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const BIRTH_DATE_WRONG = "Escribe una fecha de nacimiento válida, como 28/05/1941.";
const NAME_LACKS_COMMA =
  "Escribe una sola coma entre los apellidos y el nombre, como «García López, Ana».";
const NOBODY = "Esta fila no parece de una persona. Quítala del archivo.";
const PHONE_AS_ADDRESS = "En la dirección hay un teléfono. Pon cada dato en su columna.";
const SURNAMES_WRONG = "Escribe los apellidos con letras, como «García López».";
const LETTER = /\p{L}/u;
const CELL_SHOWN = 40;
/** The midnight that a spreadsheet writes behind a day. */
const MIDNIGHT = /[T ]00?:00(:00(\.0+)?)?$/;
/** As Spain writes a day: 28/05/1941, also with dashes or dots. */
const SPANISH_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

type Fields = Partial<Record<Column, string>> & { name: string };

/** A detail whose column is missing is one that nobody knows. */
const person = z.object(detailInputs).transform((given): UserDetails => {
  const { name, surnames = null, email = null, phone = null, birthDate = null } = given;
  const {
    preferredName = null,
    address = null,
    emergencyName = null,
    emergencyPhone = null,
  } = given;
  const called = { name, surnames, preferredName };
  return { ...called, email, phone, address, birthDate, emergencyName, emergencyPhone };
});

/**
 * Everybody in a CSV file, by the rules that hold for one who is enrolled by hand, and what is
 * wrong with the others. `file` is in base64. @throws ServiceError 400 when it cannot be read at
 * all
 */
export function readPeople(ctx: Ctx, file: string): ReadFile {
  const { text, encoding } = decodeText(toBytes(file));
  const { separator, header, rows } = readTable(text);
  const { places, leftOut } = readColumns(header, rows);
  refuseSpoiltNames(rows, places);
  const read: ReadFile = { encoding, separator, leftOut, people: [], errors: [] };
  for (const row of rows) {
    const result = readPerson(ctx, row, places);
    if ("message" in result) read.errors.push(result);
    else read.people.push(result);
  }
  return read;
}

function toBytes(file: string): Uint8Array {
  if (file.length % 4 !== 0 || !BASE64.test(file))
    throw refuse("El archivo no ha llegado entero. Vuelve a elegirlo.");
  const bytes = Buffer.from(file, "base64");
  if (bytes.byteLength > MAX_FILE_BYTES) throw refuse("El archivo no puede ocupar más de 4 MB.");
  return bytes;
}

function readPerson(ctx: Ctx, { row, cells }: TableRow, places: Places): ReadPerson | RowError {
  if (cells.slice(places.length).some((cell) => cell !== ""))
    return {
      row,
      message: "Tiene más casillas que la fila de los encabezados. ¿Falta poner comillas?",
    };
  if (isNobody(cells, places) || isListTitle(cells, places)) return { row, message: NOBODY };
  const failed = cells.find((cell, index) => places[index] && isUncalculated(cell));
  if (failed) return { row, message: uncalculated(failed) };
  const twice = twiceSaid(cells, places);
  if (twice && !isSaidIn(...twice)) return { row, message: otherSurnames(...twice) };
  const fields = fieldsOf(cells, places);
  if (!fields) return { row, message: NAME_LACKS_COMMA };
  const wrongText = problemOf(fields);
  if (wrongText) return { row, message: wrongText };
  const parsed = person.safeParse(fields);
  if (!parsed.success) return { row, message: messageOf(parsed.error) };
  const wrong = tidyTexts(parsed.data);
  if (wrong) return { row, message: wrong[1] };
  const problem = birthDateProblem(ctx, parsed.data.birthDate);
  return problem ? { row, message: problem } : { row, details: parsed.data };
}

const uncalculated = (cell: string) =>
  `La hoja de cálculo ha escrito «${cut(cell, CELL_SHOWN)}» en lugar de un dato. Escribe el dato o deja la casilla vacía.`;

const otherSurnames = (all: string, parts: string) =>
  `Los apellidos están dos veces y no son los mismos: «${cut(all, CELL_SHOWN)}» y «${cut(parts, CELL_SHOWN)}». Deja unos solos.`;

/** What stands in a column that is not its own. */
function problemOf({ name, surnames, address }: Fields): string | null {
  if (name && !LETTER.test(name)) return NO_NAME;
  if (surnames && !LETTER.test(surnames)) return SURNAMES_WRONG;
  return address && !LETTER.test(address) && hasTelephone(address) ? PHONE_AS_ADDRESS : null;
}

/** What is wrong first; a day as one writes it in a spreadsheet. */
function messageOf({ issues: [issue] }: z.ZodError): string {
  return issue?.path[0] === "birthDate" ? BIRTH_DATE_WRONG : (issue?.message ?? "");
}

/** Null where one cell has both names and nobody can tell which is which. */
export function fieldsOf(cells: readonly string[], places: Places): Fields | null {
  const fields: Partial<Record<Column, string>> = {};
  const isTwice = twiceSaid(cells, places) !== null;
  const first = places.indexOf("surnames");
  for (const [index, column] of places.entries()) {
    const cell = cells[index] ?? "";
    if (!column || isNothing(column, cell, column === "surnames" && index > first)) continue;
    // Those of one each say no more.
    if (isTwice && column === "surnames") continue;
    if (column === SURNAMES_THEN_NAME) {
      const both = namesIn(cell);
      if (!both) return null;
      Object.assign(fields, both);
    } else if (column === "birthDate") fields[column] = toIsoDay(cell);
    // Surnames may come in two columns.
    else if (cell) {
      const field = column === ALL_SURNAMES ? "surnames" : column;
      fields[field] = [fields[field], cell].filter(Boolean).join(" ");
    }
  }
  return { name: "", ...fields };
}

/**
 * 'García López, Ana', also where the comma is there once more at the end, and without what says
 * that there is none: '-, Ana'.
 */
function namesIn(cell: string): Pick<Fields, "surnames" | "name"> | null {
  if (cell === "") return { surnames: "", name: "" };
  const [surnames, name, ...more] = cell
    .replace(/,$/, "")
    .split(",")
    .map((part) => part.trim());
  if (!surnames || !name || more.length > 0) return null;
  return {
    ...(isNothing("surnames", surnames) ? {} : { surnames }),
    name: isNothing("name", name) ? "" : name,
  };
}

function toIsoDay(cell: string): string {
  const written = cell.replace(MIDNIGHT, "");
  const [, day, month, year] = SPANISH_DAY.exec(written) ?? [];
  if (!day || !month || !year) return written;
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
