import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ServiceError } from "../../platform/errors.ts";
import { decodeText } from "./decode-text.ts";
import { readColumns } from "./read-columns.ts";
import { readTable } from "./read-table.ts";
import { refuseSpoiltNames } from "./spoilt-names.ts";

const MEGABYTE = 1_000_000;
/** Each takes a second at most; a text that is walked from each of its signs takes minutes. */
const SOME_MOMENTS_MS = 15_000;

const megabyteOf = (signs: string) => signs.repeat(Math.ceil(MEGABYTE / signs.length));

/** What is read of a file, or the sentence with which it is refused. */
function read(text: string): unknown {
  try {
    const { header, rows } = readTable(decodeText(new TextEncoder().encode(text)).text);
    refuseSpoiltNames(rows, readColumns(header, rows).places);
    return rows;
  } catch (error) {
    if (error instanceof ServiceError) return error.message;
    throw error;
  }
}

const CELLS = ";".repeat(200_000);
const WIDE = ";".repeat(90);
const rowsOf = (row: string) => `${row}\n`.repeat(2_000);

const LONG_FILES: [name: string, text: string][] = [
  ["zeros and an end", `${megabyteOf("\0")}x`],
  ["zeros in its midst", `Nombre;Apellidos\nAna;${megabyteOf("\0")}\n`],
  ["control characters and letters", `Nombre\n${megabyteOf("\x01\x02a")}`],
  ["a dash and letters", `Nombre\n—\n${megabyteOf("a")}`],
  ["letters and a dash", `Nombre\n${megabyteOf("A")}—`],
  ["letters with dashes", `Nombre\n${megabyteOf("ANA—EVA—")}`],
  ["exclamations that end once", `Nombre\n${megabyteOf(" ¡a")}!`],
  ["a heading of brackets", `${megabyteOf("Nombre (")};Nombre`],
  ["a title of cells", `Jaén${CELLS}\nNombre;Apellidos\n${rowsOf("Ana;Gil")}`],
  ["a title of commas", `Jaén${",".repeat(90_000)}x\nNombre;Apellidos\n${rowsOf("Ana;Gil")}`],
  [
    "letters above repeated headings",
    `Apellidos y nombre;Tel.\nGil, Ana;\n${megabyteOf("a")},a1;\nApellidos y nombre;Tel.\n`,
  ],
  ["headings of cells", `Nombre${CELLS}\n${rowsOf("Nombre")}`],
  ["quotes above headings", `${megabyteOf('"a";')}\n"Nombre"\n${rowsOf("Ana")}`],
  ["a quote that never ends", `"Nombre;${megabyteOf("Ana\n")}`],
  ["repeated headings", `Jaén;;\n${megabyteOf("NOMBRE;Apellidos;Tel.\nNombre;Apellidos;Tlf.\n")}`],
  ["wide repeated headings", `Nombre;Apellidos\n${megabyteOf(`Nombre;Apellidos${WIDE}\n`)}`],
  ["repeated titles", `Jaén;\nNombre;Tel.\n${megabyteOf("Jaén;\nNombre;Tel.\n")}`],
];

test.each(LONG_FILES)(
  "a megabyte of %s holds up nobody",
  { timeout: 2 * SOME_MOMENTS_MS },
  (_, text) => {
    const work = () => read(text);
    // Of all ways to wait, this one alone ends what runs without a pause.
    expect(runInNewContext("work()", { work }, { timeout: SOME_MOMENTS_MS })).toBeDefined();
  },
);
