import { CsvError, parse } from "csv-parse/sync";
import { refuse } from "./list-error.ts";

export const SEPARATORS = [";", ",", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The row that a spreadsheet shows under this number, and its cells. */
export type TableRow = { row: number; cells: string[] };

type Options = {
  separator: Separator;
  /** Rows that are read at most. */
  most: number;
  /** How many rows stand above the text, for what is said of wrong quotes. */
  above?: number;
};

/** Quotes around a cell are no part of its text. */
export type TopCell = { text: string; isQuoted: boolean };

const RECORDS = { record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true };

/** The cells of each row, as they are written. @throws ServiceError 400 where quotes are wrong */
export function parseCells(text: string, { separator, most, above = 0 }: Options): string[][] {
  try {
    return parse(text, { ...RECORDS, delimiter: separator, to: most });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(brokenAt(error, above));
  }
}

/** The parser's option for what is made of a cell. */
const OF_EACH_CELL = "cast";

/** The same whatever the quotes, to see whether it is this that separates. */
export const parseTop = (text: string, { separator, most }: Options): TopCell[][] =>
  parse(text, {
    ...RECORDS,
    delimiter: separator,
    to: most,
    relax_quotes: true,
    skip_records_with_error: true,
    [OF_EACH_CELL]: (cell: string, { quoting }: { quoting: boolean }) => ({
      text: cell,
      isQuoted: quoting,
    }),
  }) as unknown as TopCell[][];

/** In which row the quotes are wrong, as a spreadsheet would number it. */
function brokenAt(error: CsvError, above: number): string {
  const records = Number(error.records);
  const row = Number.isFinite(records) ? `la fila ${above + records + 1}` : "una fila";
  return `Hay unas comillas mal puestas en ${row}. Corrígelas y vuelve a elegir el archivo.`;
}
