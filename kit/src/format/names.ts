import { firstCharacters } from "./characters.ts";
import {
  COMPOUNDS,
  DEVOTIONS,
  isGiven,
  isSurname,
  MARKED_FORMS,
  SHORT_FORMS,
} from "./given-names.ts";

/** Somebody as they are called: `preferredName` is what they or the town hall have asked for. */
export interface Called {
  name: string;
  preferredName?: string | null | undefined;
}

/** 'Don Antonio' is called Antonio; doña is 'Dña.', 'Dª' or, as the Academy has it, 'D.ª'. */
const TITLE =
  /^(don|doña|dñ?a|sra|srta|dra|señor(a|ita)?|doctora?|prof(esora?)?|sor|fray|fr|padre|madre|hna|hno|herman[ao]|mosén|mossèn|rvd[ao]|rev|excm[ao]|ilm[ao]|mrs?|ms|miss|mme|(d|sr|dr|srt|dñ|hn)(\.?[ªº°])?)\.?$/iu;
const WIDOW = /^(viuda|viudo|vda|vdo)\.?$/iu;
/** Of 'J. Antonio' the second is the name one is called by. */
const INITIAL = /^\p{Lu}\.?$/u;
const PARTICLE =
  /^(de|del|la|las|los|el|lo|y|e|i|da|do|das|dos|dels|d'els|di|van|von|der|den|bin|ben|ibn|al)$/iu;
/** 'Abd el Kader', 'Abdul Karim': half a name says nothing. */
const HALF = /^(abd|abdel|abdul|abdal|abu|abou|oum|umm|el)$/iu;
/** What nobody is called by: marks of direction, other signs that are not seen, pictures. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}]|\ufe0f|\u20e3|\u200d(?=\p{Extended_Pictographic})/gu;
/** What is written beside a name: 'José (Pepe)', 'Francisca "Paqui" Gómez'. */
const ASIDE =
  /\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|‘[^’]*’|(?<!\S)'[^']*'(?!\S)/gu;

/** Words are compared without accents and capitals: 'JOSÉ' and 'Jose' are one. */
const plain = (word: string): string =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");

/** Whether a word is a frequent given name, however it is written: 'JOSÉ', 'Jose'. */
export const isGivenName = (word: string): boolean => isGiven(plain(word));

const SAYS = /(?![ªº])\p{L}/u;

/** One spelling, without marks that are not seen, pictures and what stands in brackets. */
function tidied(name: string): string {
  const seen = name.normalize("NFC").replace(CONTROLS, " ").replace(MARKS, "");
  const bare = seen.replace(PICTURES, " ");
  const alone = bare.replace(ASIDE, " ");
  return [alone, bare].find((text) => SAYS.test(text)) ?? seen;
}

/** In the order they are said in: 'Ruiz Gómez, Ana' → 'Ana Ruiz Gómez'. */
function inOrder(name: string): { given: string; surnames: string } {
  const [before = "", ...after] = name.split(/[,;،，]/);
  const rest = after.map((part) => part.trim());
  const given = rest.filter((part) => saysName(part)).join(" ");
  return given && saysName(before)
    ? { given, surnames: before }
    : { given: given || before, surnames: "" };
}

/** Not only a title, nor whose widow she is. */
function saysName(part: string): boolean {
  const words = part.split(/\s+/).filter(Boolean);
  const [first] = words.filter((word) => !TITLE.test(word));
  return first !== undefined && SAYS.test(part) && !WIDOW.test(first);
}

/** 'D.José', 'MªCarmen' and 'Mª.' as one would have written them; without numbers. */
function toWords(text: string): string[] {
  return text
    .replace(/(?<=\p{L}\.|\p{L}[ªº°]\.?)(?=\p{Lu})/gu, " ")
    .replace(/(?<=(?:^|\s)m\.?)\s+(?=[ªº°])/giu, "")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{M}\p{N}.'’°]+$/gu, ""))
    .filter((word) => SAYS.test(word))
    .map((word) => (TITLE.test(word) ? word : word.replace(/(?<=\p{L}{3})\.+$/u, "")));
}

/** Mª → María, Fco. → Francisco. 'M.' and 'Ma' are María before what goes with her. */
function unabridged(word: string, after: readonly string[]): string {
  const isMarked = /[.ªº°]/.test(word);
  const key = plain(word).replaceAll("ª", "a").replace(/[º°]/g, "o").replaceAll(".", "");
  if (isMarked && /^m[ao]$/.test(key)) return "María";
  if (/^ma?$/.test(key)) return lengthOfName(["María", ...after]) > 1 ? "María" : word;
  return SHORT_FORMS.get(key) ?? (isMarked ? MARKED_FORMS.get(key) : undefined) ?? word;
}

/** Capitals and small letters as names have them; what already has both stays. */
function inCase(word: string, isFirst: boolean): string {
  if (!isFirst && PARTICLE.test(word)) return word.toLowerCase();
  const isMixed = word !== word.toUpperCase() && word !== word.toLowerCase();
  // 'MJ' and 'JR' are letters, not a word.
  if (isMixed || /^[b-df-hj-np-tv-xz.]{2,}$/i.test(word)) return word;
  const capital = isFirst ? CAPITAL : INNER_CAPITAL;
  return word.toLowerCase().replace(capital, (letter) => letter.toUpperCase());
}

/** The first letter, and one after a hyphen or a short "O'": not that of 'Мар'яна'. */
const CAPITAL = /(?<![\p{L}\p{M}]|\p{L}{2}['’])\p{L}/gu;
/** The same inside a name: 'de l'Esperança'. */
const INNER_CAPITAL = /(?<![\p{L}\p{M}]|\p{L}{2}['’])(?![dl]['’])\p{L}/gu;

/** How many of the words, from the first, are what one is called by. */
function lengthOfName(words: readonly string[]): number {
  const [first = "", second = ""] = words.map(plain);
  if (HALF.test(first) && second) {
    const isArticle = /^(el|al|ul|ur|er|ar|as|es)$/.test(second);
    return Math.min(words.length, isArticle ? 3 : 2);
  }
  const isMaria = /^(maria|mari|mary)$/.test(first);
  const afterParticles = words.findIndex((word, place) => place > 0 && !PARTICLE.test(word));
  if (afterParticles > 1 || /^d'/.test(second)) {
    const place = afterParticles > 1 ? afterParticles : 1;
    const noun = plain(words[place] ?? "").replace(/^[dl]'/, "");
    const left = words.length - place - 1;
    // 'María de la Cruz Ruiz' has one surname or two: 'María' is right in both.
    const isDevotion =
      isMaria && (DEVOTIONS.maria.has(noun) || (DEVOTIONS.orSurname.has(noun) && left !== 1));
    return isDevotion || (isGiven(first) && DEVOTIONS.anybody.has(noun)) ? place + 1 : 1;
  }
  const goesWith = isMaria
    ? COMPOUNDS.maria
    : COMPOUNDS.women.first.has(first)
      ? COMPOUNDS.women.second
      : COMPOUNDS.men.first.has(first)
        ? COMPOUNDS.men.second
        : undefined;
  return goesWith?.has(second) || COMPOUNDS.pairs.has(`${first} ${second}`) ? 2 : 1;
}

/**
 * The name behind surnames, which end at `from` at the earliest: 'Ruiz Gómez Ana' → Ana. Nothing
 * where it is not known.
 */
function afterSurnames(words: readonly string[], from: number): readonly string[] | undefined {
  const place = words.findIndex(
    (word, at) =>
      at >= from &&
      isGiven(plain(word)) &&
      !PARTICLE.test(words[at - 1] ?? "") &&
      lengthOfName(words.slice(at)) === words.length - at,
  );
  return place > 0 ? words.slice(place) : undefined;
}

function calledWords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !TITLE.test(word));
  const untitled = start < 0 ? words : words.slice(start);
  const [first = ""] = untitled;
  // 'Sra. de López', 'Viuda de Gil', 'De la Fuente': nothing of it says what her own name is.
  if (WIDOW.test(first)) return untitled;
  if (PARTICLE.test(first) && !HALF.test(first)) {
    const noun = untitled.findIndex((word) => !PARTICLE.test(word));
    return afterSurnames(untitled, noun + 1) ?? (start > 0 ? words : untitled);
  }
  if (INITIAL.test(first) && untitled.length > 1) {
    const place = untitled.findIndex((word) => !INITIAL.test(word));
    return place > 0 && isGiven(plain(untitled[place] ?? ""))
      ? calledWords(untitled.slice(place))
      : untitled;
  }
  if (isSurname(plain(first)) && untitled.length > 1) return afterSurnames(untitled, 1) ?? untitled;
  return untitled.slice(0, lengthOfName(untitled));
}

function spokenWords(text: string): string[] {
  const words = toWords(text);
  return words.map((word, place) => unabridged(word, words.slice(place + 1)));
}

/**
 * What one calls somebody by their name alone: 'Mª del Carmen Ruiz' and 'RUIZ GIL, MARÍA DEL
 * CARMEN' → 'María del Carmen', 'José Luis Vega' → 'José Luis', 'Dña. Pilar Ruiz' → 'Pilar'. A name
 * that does not say which of its words is meant stays whole. Empty for an empty name alone.
 */
export function firstName(name: string): string {
  const words = spokenWords(inOrder(tidied(name)).given);
  if (words.length === 0) return /[^\s,;]/.test(name) ? name.replace(/[\s,;]+/g, " ").trim() : "";
  return calledWords(words)
    .map((word, place) => inCase(word, place === 0))
    .join(" ");
}

/** What the portal calls somebody: as was asked for, and else by the name. */
export const calledName = ({ name, preferredName }: Called): string =>
  preferredName?.normalize("NFC").trim() || firstName(name);

/** The capitals of the first and the last word: 'María del Carmen Ruiz' → 'MR'. */
export function initials(name: string): string {
  const { given, surnames } = inOrder(tidied(name));
  const all = spokenWords(`${given} ${surnames}`);
  // Only those that stand before: Sor and Doña are surnames too.
  const start = all.findIndex((word) => !TITLE.test(word));
  const words = all.length > 0 ? all.slice(Math.max(start, 0)) : [name.trim()];
  const ends = words.length > 1 && start >= 0 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => letterOf(word ?? "")).join("");
}

/** With its marks, and a picture whole: '👵🏽' keeps the colour of her skin. */
const letterOf = (word: string): string =>
  firstCharacters(word.slice(Math.max(word.search(/\p{L}/u), 0)), 1).toLocaleUpperCase("es");
