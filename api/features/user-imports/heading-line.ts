import { type Place, readHeading, SURNAMES_THEN_NAME } from "./headings.ts";

export const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];
/** A comma stands in a heading too: 'Apellidos, Nombre'. */
const LIKELIEST_FIRST = [";", "\t", ","] as const;

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

/** What each cell of a row heads; 'Nombre:' is what a form writes before one name. */
const columnsOf = (cells: readonly string[]): (Place | undefined)[] =>
  cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => (/:\s*$/.test(cell) ? undefined : readHeading(cell)?.column));

/** Whether a row heads a column in which people's names are. */
export function namesPeople(cells: readonly string[]): boolean {
  const columns = columnsOf(cells);
  return columns.includes("name") || columns.includes(SURNAMES_THEN_NAME);
}

/** Whether a row heads the same columns as another, in small letters or capitals. */
export const headsTheSame = (cells: readonly string[], others: readonly string[]): boolean => {
  const [columns, otherColumns] = [columnsOf(cells), columnsOf(others)];
  return others.every((_, index) => columns[index] === otherColumns[index]);
};

/** The first line where no line has headings, and what separates them. */
export function lineOfHeadings(text: string): { line: string; separator: Separator | null } {
  const lines = text.replace(SEPARATOR_LINE, "").split(/\r\n|\n|\r/, MOST_ROWS_ABOVE + 1);
  for (const line of lines) {
    const start = line.slice(0, LINE_READ).replace(/["“”«»]/g, "");
    const parted = LIKELIEST_FIRST.map((separator) => ({
      separator,
      cells: start.split(separator),
    }));
    const known = ({ cells }: { cells: string[] }) => columnsOf(cells).filter(Boolean).length;
    const [best] = parted
      .filter(({ cells }) => namesPeople(cells))
      .sort((one, other) => known(other) - known(one));
    if (best) return { line, separator: best.separator };
  }
  return { line: lines[0] ?? "", separator: null };
}
