/** Runs of letters, with the marks upon them. */
const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const OF_ANOTHER_SCRIPT = /[^\p{scx=Latin}\p{scx=Zyyy}\p{scx=Zinh}]/u;
/** 'Begońa': before a vowel Polish writes 'ni', so that this was ñ once. */
const NO_POLISH = /[ńŃ][aeiouáéíóúü]/iu;

/**
 * The first word that nobody writes, because its letters are of two scripts, as in 'Muсoz' with a
 * Cyrillic letter, or ń stands where it cannot. A name that is Cyrillic as a whole is none.
 */
export function foreignWord(text: string): string | undefined {
  if (!/[^\0-\xff]/.test(text)) return undefined;
  return text
    .match(WORDS)
    ?.find((word) => (OF_ANOTHER_SCRIPT.test(word) && LATIN.test(word)) || NO_POLISH.test(word));
}
