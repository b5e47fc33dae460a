import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { AppConfig } from "../config.ts";
import { invalid } from "../errors.ts";
import { SAYINGS } from "./everybodys-sayings.ts";
import { EVERYBODYS_WORDS, EVERYDAY_WORDS } from "./everybodys-words.ts";
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
/** Written together without a space, this many letters are one word or two, whatever they say. */
const LETTERS_OF_ONE_WORD = 14;
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
  const allWords = [...words, ...EVERYDAY_WORDS];
  const { common, sayings } = await openJudges();
  const judged = password.slice(0, JUDGED);
  const wholes = [...new Set([judged, withoutSpelling(judged)])];
  const isGuessable =
    isWalk(judged) ||
    isOneWord(judged) ||
    isTwoWords(judged) ||
    isRepeated(judged, (once) => common.check(once, allWords).score < LEAST_SCORE) ||
    wholes.some((whole) => common.check(whole, allWords).score < LEAST_SCORE) ||
    readingsOf(judged).some((reading) => isSaying(reading, allWords, sayings)) ||
    ownParts(judged, words).some(
      (own) => own.length < LEAST_OF_ONES_OWN || common.check(own).score < LEAST_OF_WHAT_IS_LEFT,
    ) ||
    ownParts(judged.replace(SMALL, " "), allWords).some((own) => own.length < LEAST_OF_ONES_OWN);
  if (isGuessable) throw invalid(field, TOO_EASY);
}

const tooShort = (characters: number) =>
  `La contraseña debe tener al menos ${characters} caracteres. Tres o cuatro palabras que no vayan juntas sirven bien.`;

const TOO_EASY =
  "Esta contraseña es fácil de adivinar. Usa tres o cuatro palabras que no vayan juntas, sin tu nombre, los de tu familia ni el de tu municipio.";

/** Without accents and in lower case, as guessing programs try them. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function wordsOf(known: (string | null)[]): string[] {
  const parts = known.flatMap((text) => plain(text ?? "").split(/[^\p{L}\p{N}]+/u));
  const words = parts.filter((part) => part.length >= SHORTEST_WORD && !SMALL_WORDS.includes(part));
  return [...new Set(words)];
}

const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** What was spelled in ones and twos, 'q-w-e-r-t-y', as it is without the signs between. */
const withoutSpelling = (text: string) => text.replace(SPELLED, withoutSigns);

const SPELLED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]+){2,}[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}])/gu;

/**
 * What is neither a known word nor a sign between words, read in each way in which known words are
 * commonly disguised: with signs for letters, backwards, and with signs between the letters. Years
 * and what people hang on to please a form ('123', '!!') count as known.
 */
function ownParts(password: string, words: string[]): string[] {
  const both = [...new Set([...words, ...words.map(reversed)])];
  const longestFirst = both.toSorted((one, other) => other.length - one.length).map(inPieces);
  return readingsOf(password).map((reading) => {
    const left = longestFirst.reduce((text, word) => text.replace(word, " "), reading);
    return withoutTrimmings(left);
  });
}

/** As it is written, and with letters for the signs that look like them. */
const readingsOf = (password: string): string[] => [
  ...new Set([plain(password), ...LEETS.map((leet) => unleet(plain(password), leet))]),
];

/** What people say by heart, with little beside it, however its words are parted. */
function isSaying(reading: string, words: string[], sayings: ZxcvbnFactory): boolean {
  const { score, sequence } = sayings.check(withoutSigns(reading), words);
  return score < LEAST_SCORE && sequence.some(({ dictionaryName }) => dictionaryName === "sayings");
}

/**
 * One word or two written together, with a year, numbers or signs around it: 'Tomelloso2026!' and
 * 'MotillaDelPalancar'. A place, a shop, a dish or a surname that no list has is tried as soon as
 * one that a list has.
 */
function isOneWord(password: string): boolean {
  const bare = password.normalize("NFD").replace(/\p{M}/gu, "");
  const [middle = ""] = /\p{L}.*\p{L}|\p{L}/su.exec(bare) ?? [];
  if (middle.replace(/\p{L}/gu, "").length * 3 > middle.length) return false;
  return LEETS.map((leet) => unleet(middle, leet)).some((letters) => {
    if (!WITHOUT_BLANKS.test(letters) || UNSPEAKABLE.test(letters)) return false;
    const parts = letters.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
    const words = parts.filter((part) => !JOINING.test(part));
    const isOfTwo = words.length === 2 && words.every((word) => word.length <= LETTERS_OF_ONE_WORD);
    return letters.length <= LETTERS_OF_ONE_WORD || isOfTwo;
  });
}

/**
 * Two words with signs or numbers between, as soon tried as two written together:
 * 'Soria-Olvega-26'. Also joined as names of places are, 'Motilla-del-Palancar', but
 * 'camino-del-molino' is no name.
 */
function isTwoWords(password: string): boolean {
  const bare = password.normalize("NFD").replace(/\p{M}/gu, "");
  const parts = bare
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/^\d+|\d+$/g, ""))
    .filter(Boolean);
  const words = parts.filter((part) => !JOINING.test(part));
  const isName = words.every((word) => /^\p{Lu}/u.test(word));
  return words.length === 2 && (isName || words.length === parts.length) && words.every(isWord);
}

/** 'Tomelloso', also 'T0mell0so'. */
function isWord(part: string): boolean {
  if (part.replace(/\p{L}/gu, "").length * 3 > part.length) return false;
  return LEETS.map((leet) => unleet(part, leet)).some(
    (word) =>
      /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.test(word) &&
      word.length >= SHORTEST_WORD &&
      word.length <= LETTERS_OF_ONE_WORD &&
      /[aeiouy]/i.test(word) &&
      !UNSPEAKABLE.test(word),
  );
}

/** 'aabbccddeeff' and 'aaaa-bbbb-cccc' are no more than 'abcdef' and 'abc'. */
function isRepeated(password: string, isEasy: (once: string) => boolean): boolean {
  const whole = withoutSigns(plain(password));
  const once = whole.replace(/(.{1,8}?)\1+/gu, "$1");
  return once.length * 3 <= whole.length * 2 && isEasy(once);
}

/** The columns in which keys lie below one another, with what Shift writes here and in English. */
const COLUMNS = [
  ...["1!qaz", '2"@wsx', "3·#edc", "4$rfv", "5%tgb"],
  ...["6&^yhn", "7/&ujm", "8(*ik,;", "9)(ol.:", "0=)pñ-_"],
];
/** Of two signs in a row, so many lie in one column or in two that are neighbours: no words do. */
const OF_A_WALK = 0.8;

/** Keys that follow one another down the columns of a keyboard, or to and fro: 'wsxedcrfvtgb'. */
function isWalk(password: string): boolean {
  const keys = [...password.toLowerCase()].map((sign) =>
    COLUMNS.flatMap((column, place) => (column.includes(sign) ? [place] : [])),
  );
  const steps = keys
    .slice(1)
    .map((places, index) =>
      places.some((place) => keys[index]?.some((before) => Math.abs(place - before) <= 1)),
    );
  return steps.filter(Boolean).length >= steps.length * OF_A_WALK;
}

/** What stands between the words of a street, a saint or an office. */
const SMALL = /(?<![\p{L}\p{N}])(?:del?|l[ao]s?|el|y|e|en|con|al?|km)(?![\p{L}\p{N}])/giu;

/** Each part ends where its small letters do, so that there is one way alone to read it. */
const WITHOUT_BLANKS = /^(?:(?:\p{Lu}?\p{Ll}{2,}|De|La|El|Al|En|Y|E|A)(?!\p{Ll}))+$|^\p{Lu}+$/u;
const JOINING = /^(?:de|del|la|las|el|los|y|e|en|con|a|al)$/i;
/** No word of Spain has five consonants in a row, but a password of random letters soon has. */
const UNSPEAKABLE = /[^aeiouy]{5}/i;

/** A word wherever it stands, whatever signs are between its letters. */
const inPieces = (word: string) => new RegExp([...word].join("[^\\p{L}\\p{N}]*"), "gu");

const reversed = (word: string) => [...word].reverse().join("");

/** As an address has it, with 'C.P.' before it or without. */
const POSTCODE =
  /(?:(?<!\p{L})c[^\p{L}\p{N}]?p[^\p{L}\p{N}]*)?(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/gu;

/** A telephone of Spain, with the code of the country before it or without. */
const PHONE = /(?<!\d)(?:(?:\+|00)?34[^\p{L}\p{N}]*)?[6-9](?:[^\p{L}\p{N}]?\d){8}(?!\d)/gu;

/** The number of an identity card of Spain, or of a foreigner's, with its letter. */
const IDENTITY =
  /(?<![\p{L}\d])(?:[xyz][^\p{L}\p{N}]?\d{7}|\d{8})[^\p{L}\p{N}]?[a-z](?![\p{L}\d])/gu;

const UNITS = "un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const NUMBERS = `${UNITS}|diez|once|doce|trece|catorce|quince|dieci(?:${UNITS})|veinte|veinti(?:${UNITS})|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|y`;
/** 'Dos mil veintiséis' is 2026. */
const YEAR_IN_WORDS = new RegExp(
  `(?:dos[^\\p{L}]*mil|mil[^\\p{L}]*novecient[oa]s)(?:[^\\p{L}]*(?:${NUMBERS}))*`,
  "gu",
);

/** Codes of post, numbers that name somebody, years, digits of a part's end; then signs. */
const withoutTrimmings = (text: string) =>
  withoutSigns(
    text
      .replace(PHONE, " ")
      .replace(IDENTITY, " ")
      .replace(YEAR_IN_WORDS, " ")
      .replace(POSTCODE, " ")
      .replace(/(?:19|20)\d\d/g, " ")
      .replace(/(?<![\p{L}\p{N}])\d{1,4}(?![\p{L}\p{N}])/gu, " "),
  );

/** '1' is written for both 'i' and 'l'. */
const LEETS = ["i", "l"].map(
  (one): Record<string, string> => ({
    ...{ "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "8": "b", "6": "g" },
    ...{ "1": one, "!": "i", "|": "l", "€": "e", "2": "z", "9": "g" },
  }),
);

const unleet = (text: string, leet: Record<string, string>) =>
  [...text].map((sign) => leet[sign] ?? sign).join("");

type Judges = {
  /** Knows the words, names and keyboards that guessing programs begin with. */
  common: ZxcvbnFactory;
  /** Knows what people say by heart, and that alone, so that it may read words without spaces. */
  sayings: ZxcvbnFactory;
};

let judges: Promise<Judges> | undefined;

/** Five megabytes of words, loaded when the first password is chosen. */
async function openJudges(): Promise<Judges> {
  judges ??= loadJudges();
  return await judges;
}

async function loadJudges(): Promise<Judges> {
  const [core, common, spanish] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-es-es"),
  ]);
  return {
    common: new core.ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...spanish.dictionary },
      graphs: common.adjacencyGraphs,
    }),
    sayings: new core.ZxcvbnFactory({
      dictionary: { sayings: [...new Set(SAYINGS.flatMap(partsOf))] },
    }),
  };
}

/** A saying is known by any three words of it in a row, by two long ones, and whole. */
function partsOf(saying: string): string[] {
  const words = saying.split(" ");
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1)),
  );
  return runs
    .filter((run) => run.length >= 3 || run.join("").length >= 14 || run.length === words.length)
    .map((run) => run.join(""))
    .filter((part) => part.length >= 10);
}
