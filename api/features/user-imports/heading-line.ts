import { readHeading, SURNAMES_THEN_NAME } from "./headings.ts";

export const SEPARATORS = [";", ",", "\t"] as const;

export const MOST_COLUMNS = 100;
/** Above the headings there may be a title, a date and empty rows. */
export const MOST_ROWS_ABOVE = 10;
/** Of a line that may be as long as the file. */
const LINE_READ = 6_000;

/**
 * Spreadsheets write it into the first line to say what separates; they show it as no row. Saved
 * again it stands in quotes, or has empty cells behind it.
 */
export const SEPARATOR_LINE = /^"?sep=([;,\t])"?[;,\t]*\r?\n/i;

/** How many columns a row heads, where one of them is of people's names; else none. */
function headed(cells: readonly string[]): number {
  const columns = cells.slice(0, MOST_COLUMNS).map((cell) => readHeading(cell)?.column);
  const namesPeople = columns.includes("name") || columns.includes(SURNAMES_THEN_NAME);
  return namesPeople ? columns.filter(Boolean).length : 0;
}

/** The row that heads most columns: a title may have a 'Nombre:' too. The first where none does. */
export function placeOfHeadings(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(headed);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** The same of a text of which nobody knows yet what separates its cells. */
export function lineOfHeadings(text: string): string {
  const lines = text.replace(SEPARATOR_LINE, "").split(/\r\n|\n|\r/, MOST_ROWS_ABOVE + 1);
  const rows = lines.flatMap((line) => {
    const start = line.slice(0, LINE_READ).replace(/["“”«»]/g, "");
    return SEPARATORS.map((one) => start.split(one));
  });
  return lines[Math.floor(placeOfHeadings(rows) / SEPARATORS.length)] ?? "";
}
