import { ALL_SURNAMES, type Place, readHeading, SURNAMES_THEN_NAME } from "./headings.ts";
import { parseTop, type Separator, type TopCell } from "./parse-cells.ts";
import { isWhole } from "./quoted-rows.ts";

/** Of two that part a line as well. A comma stands in a heading too: 'Apellidos, Nombre'. */
const LIKELIEST_FIRST = [";", "\t", "|", ","] as const;

export const MOST_COLUMNS = 100;
/** Above the headings there may be a title and a date. */
const MOST_ROWS_ABOVE = 10;
/** The same with empty rows. */
const MOST_ROWS = 60;
/** Of a text whose first row may be as long as the file. */
const TOP = 100_000;

/**
 * Spreadsheets write it into the first line to say what separates; they show it as no row. Saved
 * again it stands in quotes, or has empty cells behind it.
 */
const SEPARATOR_LINE = /^"?sep=([;,\t|])"?[;,\t|]*\r?\n/i;
/** A line that is drawn below headings or above a sum: '-----', ':--:' and '---+---'. */
const RULE = /^(?:(?=.*[-=_*—–])[-=_*—–+:|]{3,}|:-|-:)$/;
/** 'Nombre:' is what a form writes before one name. */
const BEFORE_ONE_VALUE = /:\s*$/;

/** Where no heading has one. */
const AT_AN_EDGE = /^ *[;\t|]|[;\t|] *$|,, *$/;

type Row = { cells: string[]; isQuoted: boolean; hasStray: boolean };
type Found = {
  separator: Separator;
  /** How many rows stand above. */
  at: number;
  cells: string[];
  /** The whole row stands in quotes. */
  isQuoted: boolean;
  known: number;
  /** May be a form's line, 'Nombre:', with the headings below it. */
  isOfAForm: boolean;
};
export type Headings = Found & {
  /** The text without the line that says what separates. */
  body: string;
};

/** What each cell of a row heads. */
export const columnsOf = (cells: readonly string[]): (Place | undefined)[] =>
  cells.slice(0, MOST_COLUMNS).map((cell) => readHeading(cell)?.column);

export const isOfNames = (column: Place | null | undefined): boolean =>
  column === "name" || column === SURNAMES_THEN_NAME;

/** The same or surnames. */
export const isOfAName = (column: Place | null | undefined): boolean =>
  column === "surnames" || column === ALL_SURNAMES || isOfNames(column);

export const isEmpty = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === "" || RULE.test(cell.trim()));

/**
 * The first row that says what is in each column, and what separates its cells: that by which most
 * headings are known, and of two such that which the line at the top says. Where there are none,
 * the first row that is not empty.
 */
export function findHeadings(text: string): Headings {
  const said = SEPARATOR_LINE.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const ways = LIKELIEST_FIRST.map((separator) => ({ separator, rows: topOf(body, separator) }));
  const isSaid = ({ separator }: Found) => Number(separator === said?.[1]);
  const [found] = ways
    .flatMap(({ separator, rows }) => headingsOf(separator, rows) ?? [])
    .sort(
      (one, other) =>
        Number(one.isOfAForm) - Number(other.isOfAForm) ||
        one.at - other.at ||
        other.known - one.known ||
        isSaid(other) - isSaid(one) ||
        byCells(one, other),
    );
  const [first] = ways
    .map(({ separator, rows }) => firstOf(separator, rows))
    .sort((one, other) => isSaid(other) - isSaid(one) || byCells(one, other));
  return { body, ...(found ?? first ?? firstOf(";", [])) };
}

const byCells = (one: Found, other: Found) => other.cells.length - one.cells.length;

function topOf(body: string, separator: Separator): Row[] {
  const rows = parseTop(body.slice(0, TOP), { separator, most: MOST_ROWS });
  // The last one may be cut.
  if (body.length > TOP && rows.length < MOST_ROWS && rows.length > 1) rows.pop();
  return rows.map((cells) => rowOf(cells, separator));
}

function rowOf(row: readonly TopCell[], separator: Separator): Row {
  const cells = row.map(({ text }) => text);
  const isQuoted = isWhole(cells, separator);
  const [inner = row] = isQuoted ? parseTop(oneLine(cells), { separator, most: 1 }) : [];
  return {
    cells: inner.map(({ text }) => text),
    isQuoted,
    hasStray: withoutBars(inner.slice(0, MOST_COLUMNS), separator).some(isStray),
  };
}

/** 'Nombre |', where another sign than a comma separates and bars stand at ends of cells alone. */
function withoutBars(row: readonly TopCell[], separator: Separator): readonly TopCell[] {
  const hasBarWithin = ({ text }: TopCell) => /\|.*\S/s.test(text);
  if (row.length === 1 || separator === "," || row.some(hasBarWithin)) return row;
  return row.map((cell) => ({ ...cell, text: cell.text.replace(/\|\s*$/, "") }));
}

const oneLine = ([cell = ""]: readonly string[]) => cell.replace(/[\r\n]+/g, " ");

/** Whether something separates within a cell, or at its edge: it was parted by the wrong sign. */
const isStray = ({ text, isQuoted }: TopCell) =>
  !isQuoted && (AT_AN_EDGE.test(text) || (/[;\t]/.test(text) && readHeading(text) === null));

/** The first row with a heading of names; but a form's 'Nombre:' gives way to a row of more. */
function headingsOf(separator: Separator, rows: readonly Row[]): Found | null {
  const [first, ...others] = rows
    .map((row, at) => ({ ...row, at }))
    .filter(({ cells }) => !isEmpty(cells))
    .slice(0, MOST_ROWS_ABOVE + 1)
    .map((row) => ({ ...row, separator, columns: columnsOf(row.cells) }))
    .filter(({ columns, hasStray }) => !hasStray && columns.some(isOfNames))
    .map(({ columns, ...row }) => ({
      ...row,
      known: columns.filter(Boolean).length,
      isOfAForm: false,
    }));
  if (!first?.cells.some((cell) => BEFORE_ONE_VALUE.test(cell))) return first ?? null;
  return others.find(({ known }) => known > first.known) ?? { ...first, isOfAForm: true };
}

function firstOf(separator: Separator, rows: readonly Row[]): Found {
  const at = Math.max(
    0,
    rows.findIndex(({ cells }) => !isEmpty(cells)),
  );
  const { cells = [], isQuoted = false } = rows[at] ?? {};
  return { separator, at, cells, isQuoted, known: 0, isOfAForm: false };
}
