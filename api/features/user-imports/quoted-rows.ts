import { parseCells, type Separator } from "./parse-cells.ts";

/** One name is two parts: 'García, Ana'. */
const FEWEST_COLUMNS = 3;

type Headings = { separator: Separator; cells: readonly string[]; isQuoted: boolean };

/** Whether a row is one cell in which cells are separated, as no text separates words. */
export const isWhole = (row: readonly string[], separator: Separator): boolean =>
  row.length === 1 &&
  (row[0] ?? "")
    .split(separator)
    .slice(1)
    .some((part) => !part.startsWith(" "));

/**
 * Some programs put a whole row into quotes, so that it is one cell. Such a row is parted again
 * where that of the headings is so too, or where it has as many cells as these.
 * @throws ServiceError 400 where quotes within a row are wrong
 */
export function withoutQuotedRows(
  rows: string[][],
  { separator, cells, isQuoted }: Headings,
): string[][] {
  if (!isQuoted && cells.length < FEWEST_COLUMNS) return rows;
  return rows.map((row, above) => {
    if (!isWhole(row, separator)) return row;
    const parted = part(row, above);
    return isQuoted || parted.length === cells.length ? parted : row;
  });

  function part([cell = ""]: readonly string[], above: number): string[] {
    if (!cell.includes('"')) return cell.split(separator);
    return parseCells(cell.replace(/[\r\n]+/g, " "), { separator, most: 1, above })[0] ?? [];
  }
}
