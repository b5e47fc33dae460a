import { invalid } from "../../platform/errors.ts";
import { composed, withoutLeftovers } from "../../platform/http/typed-text.ts";
import {
  headsTheSame,
  lineOfHeadings,
  MOST_ROWS_ABOVE,
  namesPeople,
  SEPARATOR_LINE,
  SEPARATORS,
  type Separator,
} from "./heading-line.ts";
import { parseCells } from "./parse-cells.ts";
import { withoutQuotedRows } from "./quoted-rows.ts";

/** People that a file may hold; a row of headings stands above them. */
export const MOST_PEOPLE = 10_000;

/** With those that are empty. */
const MOST_ROWS = 2 * MOST_PEOPLE;

/** The row that a spreadsheet shows under this number, and its cells. */
export type TableRow = { row: number; cells: string[] };
type Table = { separator: Separator; header: string[]; rows: TableRow[] };

/** Quotes as people write them in a text, around all of a cell. */
const TYPOGRAPHIC = /^(?:“([^“”]*)”|«([^«»]*)»)$/;
/** A line that is drawn below headings or above a sum. */
const RULE = /^[-=_*—–]{3,}$/;

/**
 * The cells of a CSV text, each as plain text with its spaces and line breaks made one space. Rows
 * without any text are left out, and so are titles above the headings, and both on another page.
 * @throws ServiceError 400
 */
export function readTable(text: string): Table {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const separator = SEPARATORS.find((one) => one === said?.[1]) ?? findSeparator(body);
  const parsed = parseCells(body, { separator, most: MOST_ROWS + 1 });
  if (parsed.length > MOST_ROWS) throw tooMany();
  const all = withoutQuotedRows(parsed, separator)
    .map((row, index) => ({ row: index + 1, cells: row.map(toPlainText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== "" && !RULE.test(cell)));
  const top = all.slice(0, MOST_ROWS_ABOVE + 1);
  const at = Math.max(
    0,
    top.findIndex(({ cells }) => namesPeople(cells)),
  );
  const header = all[at]?.cells ?? [];
  const nameAt = Math.max(
    0,
    header.findIndex((cell) => namesPeople([cell])),
  );
  const titles = all.slice(0, at).map(({ cells }) => cells);
  if (titles.some((title) => filled(title) >= filled(header))) throw refuse(PEOPLE_ABOVE);
  const rows = all.slice(at + 1).filter(({ row, cells }) => {
    if (titles.some((title) => isSame(title, cells))) return false;
    if (!namesPeople([cells[nameAt] ?? ""])) return true;
    if (headsTheSame(cells, header)) return false;
    throw refuse(otherHeadings(row));
  });
  if (rows.length === 0) throw refuse("El archivo no trae a ninguna persona.");
  if (rows.length > MOST_PEOPLE) throw tooMany();
  return { separator, header, rows };
}

/** What parts the headings, or else stands most often in the first line. */
function findSeparator(text: string): Separator {
  const { line, separator } = lineOfHeadings(text);
  const counts = SEPARATORS.map((one) => ({ one, count: line.split(one).length }));
  counts.sort((one, other) => other.count - one.count);
  return separator ?? counts[0]?.one ?? ";";
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;

const isSame = (row: readonly string[], other: readonly string[]) =>
  filled(row) === filled(other) && other.every((cell, index) => cell === (row[index] ?? ""));

/** An apostrophe before a formula is the sign of spreadsheets for plain text, and no part of it. */
const toPlainText = (cell: string): string =>
  composed(withoutLeftovers(cell))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "")
    .replace(TYPOGRAPHIC, "$1$2")
    .trim();

const PEOPLE_ABOVE =
  "Encima de la fila que dice qué hay en cada columna («Nombre»…) hay filas con datos. Pon esa fila la primera.";

const otherHeadings = (row: number) =>
  `La fila ${row} vuelve a decir qué hay en cada columna, y no dice lo mismo. Pon cada lista en un archivo.`;

const refuse = (sentence: string) => invalid("file", sentence);

const tooMany = () =>
  refuse("El archivo trae más de 10.000 personas. Divídelo en varios archivos.");
