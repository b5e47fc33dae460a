import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "../../platform/errors.ts";
import type { Separator } from "./heading-line.ts";

type Options = {
  separator: Separator;
  /** Rows that are read at most. */
  most: number;
  /** How many rows stand above the text, for what is said of wrong quotes. */
  above?: number;
};

/** The cells of each row, as they are written. @throws ServiceError 400 where quotes are wrong */
export function parseCells(text: string, { separator, most, above = 0 }: Options): string[][] {
  try {
    return parse(text, {
      delimiter: separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      to: most,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid("file", brokenAt(error, above));
  }
}

/** In which row the quotes are wrong, as a spreadsheet would number it. */
function brokenAt(error: CsvError, above: number): string {
  const records = Number(error.records);
  const row = Number.isFinite(records) ? `la fila ${above + records + 1}` : "una fila";
  return `Hay unas comillas mal puestas en ${row}. Corrígelas y vuelve a elegir el archivo.`;
}
