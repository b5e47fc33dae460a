import { MOST_ROWS_ABOVE, namesPeople, type Separator } from "./heading-line.ts";
import { parseCells } from "./parse-cells.ts";

/** One name is two parts: 'García, Ana'. */
const FEWEST_COLUMNS = 3;

/**
 * Some programs put a whole row into quotes, so that it is one cell. Such a row is parted again
 * where that of the headings is so too, or where it has as many cells as these.
 * @throws ServiceError 400 where quotes within a row are wrong
 */
export function withoutQuotedRows(rows: string[][], separator: Separator): string[][] {
  const header = rows
    .slice(0, MOST_ROWS_ABOVE + 1)
    .find((row) => !isWhole(row, separator) && namesPeople(row));
  if (header && header.length < FEWEST_COLUMNS) return rows;
  return rows.map((row, above) => {
    if (!isWhole(row, separator)) return row;
    const parted = part(row, above);
    return header && parted.length !== header.length ? row : parted;
  });

  function part([cell = ""]: readonly string[], above: number): string[] {
    if (!cell.includes('"')) return cell.split(separator);
    return parseCells(cell.replace(/[\r\n]+/g, " "), { separator, most: 1, above })[0] ?? [];
  }
}

/** Whether a row is one cell in which cells are separated, as no text separates words. */
const isWhole = (row: readonly string[], separator: Separator): boolean =>
  row.length === 1 &&
  (row[0] ?? "")
    .split(separator)
    .slice(1)
    .some((part) => !part.startsWith(" "));
