import { composed, withoutLeftovers } from "../../platform/http/typed-text.ts";
import { findHeadings, type Headings, isEmpty, MOST_COLUMNS } from "./find-headings.ts";
import { withGroups } from "./groups.ts";
import { refuse } from "./list-error.ts";
import { refuseOtherSeparators } from "./other-separators.ts";
import { withoutPageBreaks } from "./page-breaks.ts";
import { parseCells, type Separator, type TableRow } from "./parse-cells.ts";
import { refusePeopleAbove } from "./people-above.ts";
import { withoutQuotedRows } from "./quoted-rows.ts";

/** People that a file may hold; a row of headings stands above them. */
export const MOST_PEOPLE = 10_000;

/** With those that are empty. */
const MOST_ROWS = 2 * MOST_PEOPLE;

type Table = { separator: Separator; header: string[]; rows: TableRow[] };

/** Quotes as people write them in a text, around all of a cell. */
const TYPOGRAPHIC = /^(?:“([^“”]*)”|«([^«»]*)»)$/;

/** 'Ana |', which bars separated elsewhere. */
const BAR_AT_THE_END = /(?:^| )\|$/;

/**
 * The cells of a CSV text, each as plain text with its spaces and line breaks made one space. Rows
 * without any text are left out, and so are titles above the headings, and both on another page.
 * @throws ServiceError 400
 */
export function readTable(text: string): Table {
  const headings = findHeadings(text);
  if (headings.cells.length > MOST_COLUMNS)
    throw refuse(`El archivo tiene más de ${MOST_COLUMNS} columnas.`);
  const all = rowsOf(headings);
  const first = all.findIndex(({ row }) => row > headings.at);
  const headers = all[first]?.cells ?? [];
  const titles = all.slice(0, Math.max(0, first)).map(({ cells }) => cells);
  const rows = withoutPageBreaks(all.slice(first + 1), { header: headers, titles });
  const header = withGroups(headers, titles.at(-1) ?? []);
  refusePeopleAbove(titles, header, rows);
  if (rows.length === 0) throw refuse("El archivo no trae a ninguna persona.");
  if (rows.length > MOST_PEOPLE) throw tooMany();
  return { separator: headings.separator, header, rows };
}

/** Those that are not empty. */
function rowsOf(headings: Headings): TableRow[] {
  const { body, separator } = headings;
  const parsed = parseCells(body, { separator, most: MOST_ROWS + 1 });
  if (parsed.length > MOST_ROWS) throw tooMany();
  const parted = withoutQuotedRows(parsed, headings);
  refuseOtherSeparators(parted, headings);
  return parted
    .map((cells, index) => ({ row: index + 1, cells: cells.map(toPlainText) }))
    .filter(({ cells }) => !isEmpty(cells));
}

/**
 * An apostrophe before a formula is the sign of spreadsheets for plain text, and no part of it.
 * Most cells of a wide list are empty.
 */
const toPlainText = (cell: string): string =>
  cell &&
  composed(withoutLeftovers(cell))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "")
    .replace(TYPOGRAPHIC, "$1$2")
    .replace(BAR_AT_THE_END, "")
    .trim();

const tooMany = () =>
  refuse("El archivo trae más de 10.000 personas. Divídelo en varios archivos.");
