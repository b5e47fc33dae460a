/** What a spreadsheet would take for a formula, also behind spaces; and what hides one. */
const FORMULA = /^[,;|\t\r\n]?[ "\p{Z}\p{C}\p{M}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u;
/** Where one that is set to another sign than ours would part a cell. */
const BEFORE_PART = /(?=[,;|\t\r\n])/;
const PARTING = /[",;|\t\r\n]/;

/** Tells spreadsheets that the bytes are UTF-8. */
export const CSV_START = "\ufeff";

/**
 * One cell, quoted where it must be. What looks like a formula gets an apostrophe, which makes it
 * text: where the cell begins, and where it would be parted.
 */
function cell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const [first = "", ...others] = text.split(BEFORE_PART);
  const isFormula = FORMULA.test(first) || /^[\t\r\n]/.test(first);
  const inside = others.map((part) => (FORMULA.test(part) ? `${part[0]}'${part.slice(1)}` : part));
  const safe = `${isFormula ? "'" : ""}${first}${inside.join("")}`;
  return PARTING.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end, separated by ';' as spreadsheets set to Spanish read it. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(cell).join(";")}\r\n`;
