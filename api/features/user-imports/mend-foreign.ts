import { byteOf, decodePage, FOREIGN_PAGES, type Page } from "./code-pages.ts";
import { foreignWord } from "./foreign-letters.ts";
import { hasKnownWord, judgeText, wordsJudged } from "./judge-text.ts";

/** Letters that names in Spain have, also those of Portugal, France and Germany. */
const NO_LETTER_OF_OURS = /[^\P{L}a-zªºáéíóúñüçàèòïëöäãõâêôî]/iu;
/** What is read anew must be this much likelier. */
const MUCH_LESS = 3;
const NOT_ASCII = /[^\0-\x7f]+/g;

/** Signs as they are read anew; null where they cannot be. */
type Read = (signs: string) => string | null;

/** Each encoding of Spain that was taken for each of another country. */
const READS: Read[] = FOREIGN_PAGES.flatMap((page) => [
  (signs) => asUtf8(bytesOf(page, signs)),
  ...(["Windows-1252", "Mac Roman", "CP850"] as const).map(
    (own): Read =>
      (signs) => {
        const bytes = bytesOf(page, signs);
        return bytes && decodePage(own, bytes);
      },
  ),
]);

/**
 * A list that a program of another country has read, 'Josй Muсoz' and 'Begońa', with the letters
 * that it had. It stays as it is where no reading makes names of Spain of it.
 */
export function mendForeign(text: string): string {
  if (!/[^\0-\xff]/.test(text)) return text;
  const words = wordsJudged(text);
  if (words.some(isOfAnotherScript)) return text;
  const before = judgeText(words.join(" "));
  const isWrong = before.isStrange || foreignWord(text) !== undefined;
  const [best] = READS.flatMap((read) => {
    const mended = words.map((word) => withEach(word, read));
    if (!mended.every((word) => word !== null && !NO_LETTER_OF_OURS.test(word))) return [];
    const { cost, isStrange } = judgeText(mended.join(" "));
    if (isStrange || cost * MUCH_LESS > before.cost) return [];
    return isWrong || makesKnown(words, mended) ? { read, cost } : [];
  }).sort((one, other) => one.cost - other.cost);
  return (best && withEach(text, best.read)) ?? text;
}

/** 'Иван', which would be lost: 'Èâàí'. */
const isOfAnotherScript = (word: string) =>
  !/[a-z]/i.test(word) && /[^\P{L}\p{Script=Latin}]{2}/u.test(word);

/** Whether frequent names come of words that are none. */
const makesKnown = (words: string[], mended: (string | null)[]) =>
  words.some((word, index) => hasKnownWord(mended[index] ?? "") && !hasKnownWord(word));

/** The text with its signs beyond ASCII read anew; null when one cannot be. */
function withEach(text: string, read: Read): string | null {
  let isWhole = true;
  const whole = text.replace(NOT_ASCII, (signs) => {
    const mended = read(signs);
    isWhole &&= mended !== null;
    return mended ?? "";
  });
  return isWhole ? whole : null;
}

/** Null when the page has not each of the signs. */
function bytesOf(page: Page, signs: string): Uint8Array | null {
  const bytes = Array.from(signs, (sign) => byteOf(page, sign));
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}

function asUtf8(bytes: Uint8Array | null): string | null {
  if (!bytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
