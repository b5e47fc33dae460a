import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "../../platform/errors.ts";
import { composed, withoutLeftovers } from "../../platform/http/typed-text.ts";

/** People that a file may hold; a row of headings stands above them. */
export const MOST_PEOPLE = 10_000;

/** With those that are empty. */
const MOST_ROWS = 2 * MOST_PEOPLE;

export const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The row that a spreadsheet shows under this number, and its cells. */
export type TableRow = { row: number; cells: string[] };
type Table = { separator: Separator; header: string[]; rows: TableRow[] };

/** Spreadsheets write it into the first line to say what separates; they show it as no row. */
const SEPARATOR_LINE = /^sep=([;,\t])\r?\n/i;

/**
 * The cells of a CSV text, each as plain text with its spaces and line breaks made one space. Rows
 * without any text are left out. @throws ServiceError 400
 */
export function readTable(text: string): Table {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const separator = SEPARATORS.find((one) => one === said?.[1]) ?? findSeparator(body);
  const cells = parseCells(body, separator);
  if (cells.length > MOST_ROWS) throw tooMany();
  const [header = [], ...others] = cells.map((row) => row.map(toPlainText));
  const rows = others
    .map((row, index) => ({ row: index + 2, cells: row }))
    .filter(({ cells: row }) => row.some((cell) => cell !== ""));
  if (rows.length === 0) throw refuse("El archivo no trae a ninguna persona.");
  if (rows.length > MOST_PEOPLE) throw tooMany();
  return { separator, header, rows };
}

/** The one that stands most often in the first line. */
function findSeparator(text: string): Separator {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const counts = SEPARATORS.map((one) => ({ one, count: line.split(one).length }));
  counts.sort((one, other) => other.count - one.count);
  return counts[0]?.one ?? ";";
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

/** An apostrophe before a formula is the sign of spreadsheets for plain text, and no part of it. */
const toPlainText = (cell: string): string =>
  composed(withoutLeftovers(cell))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");

const refuse = (sentence: string) => invalid("file", sentence);

const tooMany = () =>
  refuse("El archivo trae más de 10.000 personas. Divídelo en varios archivos.");
