/** What a spreadsheet would take for a formula, also behind spaces; and what hides one. */
const FORMULA = /^[\s\p{C}\p{M}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n]/u;

/** Tells spreadsheets that the bytes are UTF-8. */
export const CSV_START = "\ufeff";

/** One cell: quoted where it must be; what looks like a formula gets an apostrophe: it is text. */
function cell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end, separated by ';' as spreadsheets set to Spanish read it. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(cell).join(";")}\r\n`;
