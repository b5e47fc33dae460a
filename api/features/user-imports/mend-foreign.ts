import { bytesOf, decodePage, FOREIGN_PAGES } from "./code-pages.ts";
import { foreignWord } from "./foreign-letters.ts";
import { judgeText, wordsJudged } from "./judge-text.ts";
import { hasKnownWord } from "./known-words.ts";

/** Letters that names in Spain have, also those of Portugal, France and Germany. */
const NO_LETTER_OF_OURS = /[^\P{L}a-zªºáéíóúñüçàèòïëöäãõâêôî]/iu;
/** What is read anew must be this much likelier. */
const MUCH_LESS = 3;
const NOT_ASCII = /[^\0-\x7f]+/g;

/** Signs as they are read anew; null where they cannot be. */
type Read = (signs: string) => string | null;

const OF_SPAIN = ["Windows-1252", "Mac Roman", "CP850"] as const;

/** Where each byte is a sign, each sign says by itself whether a reading can be the right one. */
const BY_SIGN: Read[] = FOREIGN_PAGES.flatMap((page) =>
  OF_SPAIN.map(
    (own): Read =>
      (signs) => {
        const bytes = bytesOf(page, signs);
        return bytes && decodePage(own, bytes);
      },
  ),
);
const BY_WORD: Read[] = FOREIGN_PAGES.map((page) => (signs) => asUtf8(bytesOf(page, signs)));

/**
 * A list that a program of another country has read, 'Josй Muсoz' and 'Begońa', with the letters
 * that it had. It stays as it is where no reading makes names of Spain of it.
 */
export function mendForeign(text: string): string {
  if (!/[^\0-\xff]/.test(text)) return text;
  const words = wordsJudged(text);
  if (words.some(isOfAnotherScript)) return text;
  const signs = [...new Set(words.join("").replace(/[\0-\x7f]+/g, ""))];
  const possible = [...BY_SIGN.filter((read) => allWith(signs, read)), ...BY_WORD].flatMap(
    (read) => {
      const mended = allWith(words, read);
      return mended ? { read, mended } : [];
    },
  );
  if (possible.length === 0) return text;
  const before = judgeText(words.join(" "));
  const isWrong = before.isStrange || foreignWord(words.join(" ")) !== undefined;
  const [best] = possible
    .filter(({ mended }) => isWrong || makesKnown(words, mended))
    .map(({ read, mended }) => ({ read, ...judgeText(mended.join(" ")) }))
    .filter(({ cost, isStrange }) => !isStrange && cost * MUCH_LESS <= before.cost)
    .sort((one, other) => one.cost - other.cost);
  return (best && withEach(text, best.read)) ?? text;
}

/** 'Иван', which would be lost: 'Èâàí'. */
const isOfAnotherScript = (word: string) =>
  !/[a-z]/i.test(word) && /[^\P{L}\p{Script=Latin}]{2}/u.test(word);

/** Whether frequent names come of words that are none. */
const makesKnown = (words: string[], mended: string[]) =>
  words.some((word, index) => hasKnownWord(mended[index] ?? "") && !hasKnownWord(word));

/** Null as soon as one of them would be no word of Spain. */
function allWith(words: string[], read: Read): string[] | null {
  const all: string[] = [];
  for (const word of words) {
    const mended = withEach(word, read);
    if (mended === null || NO_LETTER_OF_OURS.test(mended)) return null;
    all.push(mended);
  }
  return all;
}

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

function asUtf8(bytes: Uint8Array | null): string | null {
  if (!bytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
