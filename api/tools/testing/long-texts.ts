/**
 * Texts of 200,000 signs, each of which makes some pattern or some spelling start anew from every
 * sign: reading them takes a moment where time grows with the length, and minutes where it grows
 * with the square.
 */
const LENGTH = 200_000;

const RUNS = {
  "marks of direction": "\u200e",
  joiners: "\u200d",
  "joiners and letters": "\u200dñ",
  "styles of digits": "1\ufe0f",
  "marks above": "\u0301",
  "marks above and below": "\u0301\u0316",
  "letters with an accent": "ñ",
  "a word of letters": "a",
  "accents and joiners": "\u0301\u200d",
  digits: "7",
  "brackets before a number": "(",
  "numbers between marks": "\u200e7",
  "addresses between marks": "\u200ea@",
  "points of a domain": "ñ.",
  "flags cut off": "\u{1f3f4}\u{e0062}",
  spaces: " ",
};

export const LONG_TEXTS: [name: string, text: string][] = Object.entries(RUNS).flatMap(
  ([name, run]) => {
    const body = run.repeat(LENGTH / run.length);
    return [
      [name, body],
      [`${name} behind a letter`, `A${body}`],
      [`${name}, then a word`, `${body}Ruiz`],
      [`an address of ${name}`, `${body}@aldea.es`],
    ] as [string, string][];
  },
);

/** A test that takes longer has met a pattern that walks the text again and again. */
export const LONG_TEXT_MS = 20_000;
