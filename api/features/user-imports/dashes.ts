import { isGivenName } from "@acompana/kit/format";

/** Words are looked for from the dash, so that a long text is walked once; no name is longer. */
const BETWEEN = /—(?<=(\p{L}{1,60})—)(?=(\p{L}{1,60}))/gu;
/** On neither side of an Ñ there is so much of a name: 'CASTA—EDA', 'QUI—ONES', 'MU—OZ'. */
const LONG = 5;

/** A list of people has fewer, and each name takes microseconds. */
const MOST = 10_000;

/** With a plain dash between two names, 'ANA—EVA', where a Mac would have made one of an Ñ. */
export function withPlainDashes(text: string): string {
  let judged = 0;
  return text.replace(BETWEEN, (dash, ...[before, after]: [string, string]) => {
    judged += 1;
    if (judged > MOST) return dash;
    const names = [before, after];
    const isPlain = names.every((name) => [...name].length >= LONG) || names.every(isGivenName);
    return isPlain ? "-" : dash;
  });
}
