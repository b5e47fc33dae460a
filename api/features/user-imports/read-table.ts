import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "../../platform/errors.ts";
import { composed, withoutLeftovers } from "../../platform/http/typed-text.ts";
import {
  lineOfHeadings,
  MOST_ROWS_ABOVE,
  placeOfHeadings,
  SEPARATOR_LINE,
  SEPARATORS,
} from "./heading-line.ts";

/** People that a file may hold; a row of headings stands above them. */
export const MOST_PEOPLE = 10_000;

/** With those that are empty. */
const MOST_ROWS = 2 * MOST_PEOPLE;

export type Separator = (typeof SEPARATORS)[number];

/** The row that a spreadsheet shows under this number, and its cells. */
export type TableRow = { row: number; cells: string[] };
type Table = { separator: Separator; header: string[]; rows: TableRow[] };

/** Quotes as people write them in a text, around all of a cell. */
const TYPOGRAPHIC = /^(?:“([^“”]*)”|«([^«»]*)»)$/;

/**
 * The cells of a CSV text, each as plain text with its spaces and line breaks made one space. Rows
 * without any text are left out, so is what stands above the headings, and these on another page.
 * @throws ServiceError 400
 */
export function readTable(text: string): Table {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const separator = SEPARATORS.find((one) => one === said?.[1]) ?? findSeparator(body);
  const parsed = parseCells(body, separator);
  if (parsed.length > MOST_ROWS) throw tooMany();
  const cells = withoutQuotedRows(parsed, separator).map((row) => row.map(toPlainText));
  const at = placeOfHeadings(cells.slice(0, MOST_ROWS_ABOVE + 1));
  const header = cells[at] ?? [];
  const rows = cells
    .map((row, index) => ({ row: index + 1, cells: row }))
    .slice(at + 1)
    .filter(({ cells: row }) => row.some((cell) => cell !== "") && !isSame(row, header));
  if (rows.length === 0) throw refuse("El archivo no trae a ninguna persona.");
  if (rows.length > MOST_PEOPLE) throw tooMany();
  return { separator, header, rows };
}

/** The one that stands most often in the line of the headings. */
function findSeparator(text: string): Separator {
  const line = lineOfHeadings(text);
  const counts = SEPARATORS.map((one) => ({ one, count: line.split(one).length }));
  counts.sort((one, other) => other.count - one.count);
  return counts[0]?.one ?? ";";
}

/**
 * Some programs put a whole row into quotes, so that it is one cell. Such rows are parted again
 * where all people's are so, and fit the headings.
 */
function withoutQuotedRows(rows: string[][], separator: Separator): string[][] {
  const isWhole = (row: readonly string[]) => row.length === 1 && row[0]?.includes(separator);
  const start = rows.findIndex(isWhole);
  const below = rows.slice(start).filter((row) => row.some((cell) => cell !== ""));
  if (start < 0 || start > MOST_ROWS_ABOVE || !below.every(isWhole)) return rows;
  const whole = rows.map((row) => (isWhole(row) ? (row[0] ?? "").replace(/[\r\n]+/g, " ") : ""));
  const again = parseCells(whole.join("\n"), separator);
  const parted = rows.map((row, index) => (isWhole(row) ? (again[index] ?? row) : row));
  const at = placeOfHeadings(parted.slice(0, MOST_ROWS_ABOVE + 1));
  const fits = parted.every(
    (row, index) => row === rows[index] || row.length === parted[at]?.length,
  );
  return at >= start || fits ? parted : rows;
}

function parseCells(text: string, separator: Separator): string[][] {
  try {
    return parse(text, {
      delimiter: separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      to: MOST_ROWS + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(brokenAt(error));
  }
}

/** In which row the quotes are wrong, as a spreadsheet would number it. */
function brokenAt(error: CsvError): string {
  const records = Number(error.records);
  const row = Number.isFinite(records) ? `la fila ${records + 1}` : "una fila";
  return `Hay unas comillas mal puestas en ${row}. Corrígelas y vuelve a elegir el archivo.`;
}

const isSame = (row: readonly string[], other: readonly string[]) =>
  row.length === other.length && row.every((cell, index) => cell === other[index]);

/** An apostrophe before a formula is the sign of spreadsheets for plain text, and no part of it. */
const toPlainText = (cell: string): string =>
  composed(withoutLeftovers(cell))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "")
    .replace(TYPOGRAPHIC, "$1$2")
    .trim();

const refuse = (sentence: string) => invalid("file", sentence);

const tooMany = () =>
  refuse("El archivo trae más de 10.000 personas. Divídelo en varios archivos.");
