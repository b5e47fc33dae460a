import { BETWEEN_PARTS, isKnownPart } from "./known-words.ts";

/** How unlikely it is that a list of people in Spain has these letters. */
export type Judgement = {
  /** The more, the less likely; a word that is known takes from it. */
  cost: number;
  /** One word at least is strange enough to try another reading. */
  isStrange: boolean;
  /** A word that nobody writes, with the sign that does not belong there; null: all may be. */
  wrong: string | null;
};

/** Between what separates the cells and words of a file. */
const WORDS = /[^ \t\r\n;,"]+/g;

/** Costs: a sign that may be a letter in the wrong encoding, and one that must be. */
const STRANGE = 5;
const WRONG = 8;
const KNOWN = -3;

/** Letters by how often names of Spain have them: at once, sometimes, in names from elsewhere. */
const OFTEN = "áéíóúñ";
const SOMETIMES = "üçàèòï";
const GERMAN = "äöëß";
const ELSEWHERE = "âêîôûãõìùå";
/** No Western name but those of Iceland has them, and what is left is no letter of names at all. */
const NEVER = /[þðƒıﬁﬂ\u0370-\uffff]/;

/** Signs of formulas, and lines and blocks of old screens. */
const DRAWN = /[\u2200-\u22ff\u2500-\u25ff]/;

/**
 * How many signs are judged, of a word and in all: two thousand people with notes have a tenth of
 * that, and each sign takes microseconds.
 */
const JUDGED_OF_A_WORD = 60;
const JUDGED = 400_000;

/** The words of a text that are not ASCII alone, each once, as many as are judged. */
export function wordsJudged(text: string): string[] {
  const words = new Set<string>();
  let judged = 0;
  for (const [whole] of text.matchAll(WORDS)) {
    const word = whole.slice(0, JUDGED_OF_A_WORD);
    if (words.has(word) || !/[^\0-\x7f]/.test(whole)) continue;
    judged += word.length;
    if (judged > JUDGED) break;
    words.add(word);
  }
  return [...words];
}

export function judgeText(text: string): Judgement {
  const judgement: Judgement = { cost: 0, isStrange: false, wrong: null };
  for (const word of wordsJudged(text)) {
    const { sum, most } = costOf(word);
    judgement.cost += sum;
    judgement.isStrange ||= most >= STRANGE;
    if (most >= WRONG) judgement.wrong ??= word;
  }
  return judgement;
}

function costOf(word: string): { sum: number; most: number } {
  let [sum, most] = [0, 0];
  for (let at = 0; at < word.length; at += 1) {
    const sign = word[at] ?? "";
    if (sign < "\x80") continue;
    const cost =
      /\p{L}|\p{M}/u.test(sign) && !/[ªº]/.test(sign)
        ? costOfLetter(word, at)
        : costOfSign(word, at);
    sum += cost;
    most = Math.max(most, cost);
  }
  for (const part of word.split(BETWEEN_PARTS)) {
    if (isKnownPart(part)) sum += KNOWN;
    // Spanish and Catalan put one accent on a word.
    sum += 3 * Math.max(0, (part.match(/[áéíóúÁÉÍÓÚ]/g)?.length ?? 0) - 1);
  }
  return { sum, most };
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);
const isUpper = (sign: string) => /\p{Lu}/u.test(sign);
const isLower = (sign: string) => /\p{Ll}/u.test(sign);
const isDigit = (sign: string) => /\d/.test(sign);
const isVowel = (sign: string) => /[aeiouáéíóúàèòïü]/i.test(sign);

function costOfLetter(word: string, at: number): number {
  const sign = word[at] ?? "";
  const [before, after] = [word[at - 1] ?? "", word[at + 1] ?? ""];
  if (/^[^\0-\x7f]{3}$/.test(word.slice(at - 1, at + 2)) && isLetter(before) && isLetter(after))
    return WRONG;
  const letter = sign.toLowerCase();
  return rarity(letter) + caseCost(word, at) + neighbourCost(letter, before, after, word[at + 2]);
}

function rarity(letter: string): number {
  if (OFTEN.includes(letter)) return 0;
  if (SOMETIMES.includes(letter)) return 1;
  if (GERMAN.includes(letter)) return 2;
  if (ELSEWHERE.includes(letter)) return 3;
  return NEVER.test(letter) ? WRONG : 4;
}

/** 'josÚ' is written by nobody; 'MUñOZ' by old programs. */
function caseCost(word: string, at: number): number {
  const [sign, before, after] = [word[at] ?? "", word[at - 1] ?? "", word[at + 1] ?? ""];
  if (isUpper(sign)) return isLower(before) || (isUpper(before) && isLower(after)) ? 4 : 0;
  const isInCapitals = isUpper(before) && (isUpper(after) || isUpper(word[at - 2] ?? ""));
  return isInCapitals || (!isLetter(before) && isUpper(after)) ? 2 : 0;
}

function neighbourCost(letter: string, before: string, after: string, next = ""): number {
  if (isDigit(before) || isDigit(after)) return 4;
  const isAlone = !isLetter(before) && !isLetter(after);
  if (isAlone) return 2;
  if (letter === "ñ") {
    if (isLetter(after) && !/[aeiouáéíóúàèòüªºx]/i.test(after)) return WRONG;
    return isLetter(after) && (!isLetter(before) || isVowel(before)) ? 0 : 1;
  }
  if (letter === "ç") {
    const isBeforeHard = !isLetter(after) || /[aouáóúàòâãõ]/i.test(after);
    return isLetter(before) && isBeforeHard ? 0 : 3;
  }
  if (letter === "ï") return isVowel(before) ? 0 : 2;
  if (letter === "ò") return isVowel(before) ? 2 : 0;
  if (letter === "á") return /a/i.test(before + after) ? 3 : /o/i.test(after) ? 2 : 0;
  if (letter === "ú" && /u/i.test(before + after)) return WRONG;
  if (letter === "ú") return /s/i.test(after) && !isLetter(next) ? 2 : 0;
  // João, Simões, Zoë.
  if (/[ãõë]/.test(letter)) return /[aoe]/i.test(letter === "ë" ? before : after) ? -1 : 0;
  return 0;
}

function costOfSign(word: string, at: number): number {
  const sign = word[at] ?? "";
  const before = word.slice(0, at);
  const [isAfterLetter, isBeforeLetter] = [/\p{L}$/u.test(before), isLetter(word[at + 1] ?? "")];
  const isWithin = isAfterLetter && isBeforeLetter;
  if (/[’´]/.test(sign)) return apostropheCost(word, at);
  if (/[–—]/.test(sign)) return dashCost(word, at);
  if (/[ªº]/.test(sign) && (/[\d\p{Lu}]\.?$/u.test(before) || (isAfterLetter && !isWithin)))
    return 0;
  if (sign === "·" && /l$/i.test(before) && /l/i.test(word[at + 1] ?? "")) return -1;
  if (/[“«‘¡¿•]/.test(sign)) return isAfterLetter ? WRONG : 2;
  if (/[”»]/.test(sign)) return isBeforeLetter ? WRONG : 2;
  if (/[…·]/.test(sign)) return isWithin ? STRANGE : 3;
  if (sign === "\u00a0") return isAfterLetter && isLower(word[at + 1] ?? "") ? 3 : 1;
  if (sign === "₧") return isBeforeLetter ? WRONG : 0;
  if (sign === "\u00ad" || /\d$/.test(before) || isUnit(sign, word, at))
    return isBeforeLetter ? 3 : 1;
  if (/[°©®™]/.test(sign) && !isBeforeLetter) return 4;
  return isAfterLetter || isBeforeLetter || DRAWN.test(sign) ? WRONG : sign === "¤" ? STRANGE : 1;
}

/** m², km³, n°. */
const isUnit = (sign: string, word: string, at: number) =>
  /[²³°]/.test(sign) && /(?<!\p{L})([ckdm]?m|n)$/iu.test(word.slice(0, at));

function dashCost(word: string, at: number): number {
  const [before, after] = [word[at - 1] ?? "", word[at + 1] ?? ""];
  if (!isLetter(before) && !isLetter(after)) return 1;
  if (!isLetter(before) || !isLetter(after)) return 3;
  return isLower(after) ? STRANGE : 2;
}

/** D’Angelo, O’Donnell, d’en, M’barek, Isma’il, Pepe’s, but hardly Garc’a. */
function apostropheCost(word: string, at: number): number {
  const [before, after] = [word[at - 1] ?? "", word[at + 1] ?? ""];
  if (!isLetter(before) || !isLetter(after)) return 2;
  const isAlone = !isLetter(word[at - 2] ?? "");
  const isElided = isAlone && /[dlmnst]/i.test(before) && (isVowel(after) || /h/i.test(after));
  const fitsCase = isUpper(after) || isLower(before);
  if ((isElided || (isAlone && before === "O")) && fitsCase) return 0;
  const isPossessive = after === "s" && !isLetter(word[at + 2] ?? "");
  const isBetweenVowels = isVowel(before) && isVowel(after);
  return isAlone || isUpper(after) || isPossessive || isBetweenVowels ? 2 : STRANGE;
}
