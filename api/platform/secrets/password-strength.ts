import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { AppConfig } from "../config.ts";
import { invalid } from "../errors.ts";
import { EVERYBODYS_WORDS } from "./everybodys-words.ts";
import { shortestPassword } from "./shortest-password.ts";

/** What is judged of a password; the time that judging takes grows with its square. */
const JUDGED = 64;
/** Of 4: somebody who tries over the network needs a hundred million guesses. */
const LEAST_SCORE = 3;
/** What must be left of it beside names that everybody around knows. */
const LEAST_OF_ONES_OWN = 6;
/** Of 4: what is left of it must be no common word, sequence or repetition by itself. */
const LEAST_OF_WHAT_IS_LEFT = 2;
const SHORTEST_WORD = 3;
/** In names of places and people, and in any sentence. */
const SMALL_WORDS = ["del", "las", "los"];

type Choice = {
  password: string;
  /** What others know of the account's owner: name, e-mail, municipality. */
  known: (string | null)[];
  /** What the body calls the password. */
  field?: string;
};

/**
 * Refuses a password that is being chosen when it is too easy for a portal on the open network. One
 * that was chosen before stays valid until it is changed. @throws ServiceError 400
 */
export async function refuseWeakPassword(
  { config }: { config: Pick<AppConfig, "isSecure"> },
  { password, known, field = "password" }: Choice,
): Promise<void> {
  if (!config.isSecure) return;
  const shortest = shortestPassword(config);
  if ([...password].length < shortest) throw invalid(field, tooShort(shortest));
  const words = [...wordsOf(known), ...EVERYBODYS_WORDS];
  const judge = await openJudge();
  const judged = password.slice(0, JUDGED);
  const wholes = [...new Set([judged, withoutSpelling(judged)])];
  const isGuessable =
    wholes.some((whole) => judge.check(whole, words).score < LEAST_SCORE) ||
    ownParts(judged, words).some(
      (own) => own.length < LEAST_OF_ONES_OWN || judge.check(own).score < LEAST_OF_WHAT_IS_LEFT,
    );
  if (isGuessable) throw invalid(field, TOO_EASY);
}

const tooShort = (characters: number) =>
  `La contraseña debe tener al menos ${characters} caracteres. Tres o cuatro palabras que no vayan juntas sirven bien.`;

const TOO_EASY =
  "Esta contraseña es fácil de adivinar. Usa tres o cuatro palabras que no vayan juntas, sin tu nombre, los de tu familia ni el de tu municipio.";

/** Without accents and in lower case, as guessing programs try them. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function wordsOf(known: (string | null)[]): string[] {
  const parts = known.flatMap((text) => plain(text ?? "").split(/[^\p{L}\p{N}]+/u));
  const words = parts.filter((part) => part.length >= SHORTEST_WORD && !SMALL_WORDS.includes(part));
  return [...new Set(words)];
}

/** What was spelled in ones and twos, 'q-w-e-r-t-y', as it is without the signs between. */
const withoutSpelling = (text: string) =>
  text.replace(SPELLED, (spelled) => spelled.replace(/[^\p{L}\p{N}]/gu, ""));

const SPELLED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]+){2,}[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}])/gu;

/**
 * What is neither a known word nor a sign between words, read in each way in which known words are
 * commonly disguised: with signs for letters, backwards, and with signs between the letters. Years
 * and what people hang on to please a form ('123', '!!') count as known.
 */
function ownParts(password: string, words: string[]): string[] {
  const readings = [plain(password), ...LEETS.map((leet) => unleet(plain(password), leet))];
  const both = [...new Set([...words, ...words.map(reversed)])];
  const longestFirst = both.toSorted((one, other) => other.length - one.length).map(inPieces);
  return [...new Set(readings)].map((reading) => {
    const left = longestFirst.reduce((text, word) => text.replace(word, " "), reading);
    return withoutTrimmings(left);
  });
}

/** A word wherever it stands, whatever signs are between its letters. */
const inPieces = (word: string) => new RegExp([...word].join("[^\\p{L}\\p{N}]*"), "gu");

const reversed = (word: string) => [...word].reverse().join("");

/** Years, and runs of digits at either end of a part; then every sign. */
const withoutTrimmings = (text: string) =>
  text
    .replace(/(?:19|20)\d\d/g, " ")
    .replace(/(?<![\p{L}\p{N}])\d{1,4}(?![\p{L}\p{N}])/gu, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** '1' is written for both 'i' and 'l'. */
const LEETS = ["i", "l"].map(
  (one): Record<string, string> => ({
    ...{ "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "8": "b", "6": "g" },
    ...{ "1": one, "!": "i", "|": "l", "€": "e", "2": "z", "9": "g" },
  }),
);

const unleet = (text: string, leet: Record<string, string>) =>
  [...text].map((sign) => leet[sign] ?? sign).join("");

let judge: Promise<ZxcvbnFactory> | undefined;

/** Five megabytes of words, loaded when the first password is chosen. */
async function openJudge(): Promise<ZxcvbnFactory> {
  judge ??= loadJudge();
  return await judge;
}

async function loadJudge(): Promise<ZxcvbnFactory> {
  const [core, common, spanish] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-es-es"),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
