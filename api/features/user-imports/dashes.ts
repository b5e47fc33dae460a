import { isGivenName } from "@acompana/kit/format";

const PAIR = /\p{L}+—\p{L}+/gu;
/** On neither side of an Ñ there is so much of a name: 'CASTA—EDA', 'QUI—ONES', 'MU—OZ'. */
const LONG = /^\p{L}{5,}—\p{L}{5,}$/u;

/** With a plain dash between two names, 'ANA—EVA', where a Mac would have made one of an Ñ. */
export const withPlainDashes = (text: string): string =>
  text.replace(PAIR, (pair) =>
    LONG.test(pair) || pair.split("—").every(isGivenName) ? pair.replace("—", "-") : pair,
  );
