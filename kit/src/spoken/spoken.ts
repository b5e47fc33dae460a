import { abbreviationOf, isInitial } from "./abbreviations.ts";
import { ADDRESSES, PHONES } from "./addresses.ts";
import { EMOJIS } from "./emojis.ts";
import {
  BEHIND_FROM,
  CLOCK,
  CLOCKS,
  inHours,
  MIDNIGHT,
  MONTHS,
  RANGES,
  WITHOUT_ZEROS,
} from "./hours.ts";
import { MESSAGES } from "./messages.ts";
import { PAIRS } from "./pairs.ts";
import { BETWEEN, MIXED, TAX_NUMBERS } from "./signs.ts";
import { SLASHES } from "./slashes.ts";
import { END, SIGNS, START, UNITS } from "./units.ts";

/** Stands for a point that may end a sentence, until all abbreviations are found. */
const MAYBE_END = /\uE000/gu;

const NUMBER = "(?<![\\p{L}\\p{N}.,:/])(\\d+(?:[.,]\\d+)*)";
const UNIT = new RegExp(`${NUMBER}\\s?(${SIGNS})(?:/(${SIGNS}|día))?${END}(\\.?)`, "gu");
const PART = new RegExp(
  "(?<!(?:[Ff]oto|[Pp]ágina|[Pp]aso|[Pp]arte|[Hh]oja|[Cc]apítulo)\\s)(?!(?<=^\\s*)\\d/\\d\\s*$)" +
    `(?<![\\d/.,])([13])/([24])(?![\\d/])(?:\\s?(${SIGNS})${END}(\\.?))?(?=(?:\\s(\\p{L}+))?)`,
  "gu",
);
/** What 'el' may stand before, and is no day of a month. */
const A_PART =
  `(?:1/2|[13]/4)(?:\\s?(?:${SIGNS})${END}|` +
  "\\s(?:de\\s)?(?:hora|litro|kilo|vaso|comprimido|bote|paquete)(?!\\p{L}))";
const WORD = new RegExp(`${START}(\\p{L}+)(\\.?)`, "gu");

const ORDINALS = `primer segund tercer cuart quint sext séptim octav noven décim`.split(" ");

/** What is written with more than letters and a point, in the order in which it is looked for. */
const SIGNED: [RegExp, string | ((...parts: string[]) => string)][] = [
  ...EMOJIS,
  // While what belongs to an address can be told from words.
  ...MESSAGES,
  ...ADDRESSES,
  TAX_NUMBERS,
  ...CLOCKS,
  ...PAIRS,
  ...SLASHES,
  ...BETWEEN,
  ...MIXED,
  ...RANGES,
  ...MIDNIGHT,
  [
    /(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/gu,
    (all, day, _sign, month, year) => date(all, day, month, year),
  ],
  [
    /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?![\d-])/gu,
    (all, year, month, day) => date(all, day, month, year),
  ],
  [
    /(?<![\d.]|versi[oó]n\s)(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d.]*\d)/giu,
    (all, day, month, year) => date(all, day, month, year),
  ],
  [/(?<=(?:^|\s)(?:el|del|al)\s)1\/4(?=\sde\s(?:hora|kilo|litro)(?!\p{L}))/giu, "cuarto"],
  [
    new RegExp(
      `(?<=(?:^|\\s)(?:el|del|al|día)\\s)(?!${A_PART})(\\d{1,2})/(\\d{1,2})(?![\\d/])`,
      "giu",
    ),
    (all, day, month) => date(all, day, month),
  ],
  [/(?<![\d/])(\d{2,3})\/(\d{2,3})(?=\s?mmHg)/gu, "$1, $2"],
  [
    new RegExp(`${BEHIND_FROM}(?<![\\d.,:])${CLOCK}\\s?(?:horas|hrs|hs|h)${END}(\\.?)`, "giu"),
    (_all, until, hour, minute, point) => `${inHours(hour, minute, until)}${point}`,
  ],
  [new RegExp(`(?<=\\blas?\\s)${CLOCK}(?![\\d.,]\\d|\\d)`, "giu"), "$1:$2"],
  [/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d|\.\d)/gu, (all) => all.replaceAll(".", "")],
  [/(?<![\p{L}\p{N}/.])c\/\s?u(?!\p{L})/giu, "cada uno"],
  [/(?<![\p{L}\p{N}/.])c\/\s?(?=\d|d[ií]a|noche|hora|comida|mañana|tarde|semana|mes)/gu, "cada "],
  [/(?<![\p{L}\p{N}/.])c\/\s?(?=[\p{L}\p{N}])/giu, "calle "],
  [/(?<!\p{L})s\/n(?!\p{L})/giu, "sin número"],
  [/(?<!\p{L})n\.?[º°]\s?(?=\d)/giu, "número "],
  [/(?<!\p{L})P\.?º\s?(?=\p{L})/gu, "paseo "],
  [/(?<!\p{L})B\.?º\s?(?=\p{L})/gu, "barrio "],
  [/(?<!\p{L})(?:Hosp\.|[Hh]ospital)\sUniv\./gu, "hospital universitario"],
  [/(?<!\p{L})Gª(?=\s\p{Lu})/gu, "García"],
  [/(?<!\p{L})art\.\s?(?=\d)/gu, "artículo "],
  [/(?<!\p{L}|\d\s)cap\.\s?(?=\d)/gu, "capítulo "],
  [/(?<!\p{L})(?:M\.?ª|Mª\.)(?!\p{L})/gu, "María"],
  [/(?<!\p{L})(?:D\.?ª|Dª\.)\s?(?=\p{L})/gu, "doña "],
  [
    /(?<!\p{L})(Sr|Dr)\.?ª\.?\s?(?=\p{L})/gu,
    (_all, title) => (title === "Sr" ? "señora " : "doctora "),
  ],
  [/(?<!\p{L})C\.?\s?P\.?\s?(?=\d{5}(?!\d))/gu, "código postal "],
  [/(?<!\p{L})km\.?\s(?=\d)/giu, "kilómetro "],
  [/(?<!\p{L})p\.\s?ej\.,?/giu, "por ejemplo"],
  [/(?<!\p{L})EE\.\s?UU\./gu, "Estados Unidos\uE000"],
  [
    /(?<![\d.,:])(\d{1,2})([:.][0-5]\d)?\s?([ap])\.\s?m\./gu,
    (_all, hour, minute, half) => `${hour}${minute ?? ""} de la ${partOfDay(hour, half)}\uE000`,
  ],
  [
    /(?<![\d.,:])(0?[1-9]|1[0-2])([:.][0-5]\d)?\s?(am|pm|AM|PM)(?![\p{L}\p{N}])/gu,
    (_all, hour, minute, half) =>
      `${hour}${minute ?? ""} de la ${partOfDay(hour, half?.charAt(0))}`,
  ],
  [/(?<!\p{L})a\.\s?m\./gu, "de la mañana\uE000"],
  [/(?<!\p{L})p\.\s?m\./gu, "de la tarde\uE000"],
  [
    /(?<!\p{L})S\.\s?(?=(?:Juan|José|Pedro|Pablo|Antonio|Isidro|Miguel|Roque|Blas|Sebastián|Fernando|Vicente|Lorenzo|Andrés|Agustín|Bartolomé|Mateo|Marcos|Lucas|Francisco|Martín|Jorge|Nicolás|Ramón|Esteban|Cristóbal|Bernardo)(?!\p{L}))/gu,
    "San ",
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d{1,2})\.?([ºª])(?:(?=([ABD-H])(?!\p{L}))|(?![\p{L}C]))/gu,
    (all, number, sex, flat) => `${ordinal(all, number, sex)}${flat ? " " : ""}`,
  ],
  [
    /(?<![\p{L}\p{N}.,])(?:([13])r|(2)d|([456])t|(7)m|(8)v|(9)n)([oa])(?!\p{L})/gu,
    (all, ...parts) => ordinal(all, parts.slice(0, 6).find(Boolean), parts[6] === "a" ? "ª" : "o"),
  ],
  [
    /(?<![\p{L}\p{N}.,])([13])\.?(?:er|ᵉʳ)(?!\p{L})/gu,
    (_all, number) => (number === "1" ? "primer" : "tercer"),
  ],
  [/(?<=\d\s(?:de\s)?)mar\.?(?![\p{L}])(?=\s(?:de\s)?\d)/giu, "marzo"],
  [/(?<!\p{L})mar\.(?=,?\s\d)/giu, "martes"],
  ...WITHOUT_ZEROS,
];

/**
 * A Spanish text as one says it: abbreviations and units in words, with the point of a sentence
 * alone, telephones digit by digit, addresses by their signs. Other numbers stay in digits, which a
 * voice reads. What it is not sure of stays as it is.
 */
export function spoken(text: string): string {
  const signed = SIGNED.reduce((said, [sign, words]) => replace(said, sign, words), text);
  const parts = replace(
    signed,
    PART,
    (_all, above, below, sign, point, next) =>
      `${part(above, below, sign, next?.endsWith("a"))}${point ? "\uE000" : ""}`,
  );
  const units = replace(parts, UNIT, (_all, number, sign, per, point) => {
    return `${amount(number, sign, per)}${point ? "\uE000" : ""}`;
  });
  const called = replace(pointed(withoutPoints(units)), ...PHONES);
  return replace(called, /\+(?=\d{2})|(?<=^|\s)\+(?=\d)/gu, "más ");
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a voice makes anything of a text: an emoji is said by its name. */
export const isSaid = (text: string): boolean => LETTER.test(text) || LETTER.test(spoken(text));

/** Where a sentence begins, its first letter is large: what parts sentences looks for it. */
function replace(
  text: string,
  sign: RegExp,
  words: string | ((...parts: string[]) => string),
): string {
  return text.replace(sign, (...parts) => {
    const place = parts.findIndex((one, index) => index > 0 && typeof one === "number");
    const at = parts[place] as number;
    const said =
      typeof words === "string"
        ? words.replace(/\$(\d)/gu, (_all, group) => parts[Number(group)] ?? "")
        : words(...(parts.slice(0, place) as string[]));
    return begun(said, text.slice(0, at));
  });
}

const begun = (said: string, earlier: string): string =>
  BEGINNING.test(lastOf(earlier)) ? said.charAt(0).toLocaleUpperCase("es") + said.slice(1) : said;
const BEGINNING = /(^|[.!?…\uE000]["'»”)\]]*\s+)[¿¡"«(]*$/u;

/** As much as a beginning is known by: all that stands before each place costs too much time. */
const lastOf = (earlier: string): string =>
  earlier.length > 40 ? `x${earlier.slice(-40)}` : earlier;

function withoutPoints(text: string): string {
  const said: string[] = [];
  let last = "";
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(at, match.index);
    at = match.index + match[0].length;
    last = lastOf(last + between);
    const word = inWords(match, last, text.slice(at));
    last = lastOf(last + word);
    said.push(between, word);
  }
  return said.join("") + text.slice(at);
}

/** A word with its point, if it has one, as it is said. */
function inWords([all, word = "", point]: RegExpExecArray, earlier: string, next: string): string {
  const hasPoint = point !== "";
  // 'dr.garcia@…' is an address.
  if (hasPoint && /^[\p{Ll}@_]/u.test(next)) return all;
  const found = abbreviationOf(word, hasPoint, earlier);
  if (!found) return hasPoint && isInitial(word, earlier) && /^\s*\p{Lu}/u.test(next) ? word : all;
  // Without its point it is one only before a name.
  if (!hasPoint && !/^\s+[\p{Lu}\d]/u.test(next)) return all;
  const gap = /^[\p{L}\d]/u.test(next) ? " " : "";
  const mark = hasPoint && (found.mayEnd || /^\s*$/u.test(next)) ? "\uE000" : "";
  return begun(found.said, earlier) + mark + gap;
}

/** A point that may have been of a sentence is one at the end and before a capital. */
const pointed = (text: string): string =>
  text.replace(MAYBE_END, (_all, at: number) =>
    /^["'»”)\]]*(?:\s*$|\s*\n|\s+[¿¡"«(]*\p{Lu})/u.test(text.slice(at + 1)) ? "." : "",
  );

function date(all = "", day = "", month = "", year?: string): string {
  const name = MONTHS[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return all;
  return `${Number(day)} de ${name}${year ? ` de ${fullYear(year)}` : ""}`;
}

/** Of two digits, what is more than some years ahead is of somebody's past. */
const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 36 ? "20" : "19"}${year}`;

/** By the clock of twelve hours: its 12 is midnight before noon, and noon after it. */
function partOfDay(hour = "", half = ""): string {
  if (half.toLowerCase() === "a") return hour === "12" ? "noche" : "mañana";
  return Number(hour) >= 9 && Number(hour) < 12 ? "noche" : "tarde";
}

function amount(number = "", sign = "", per?: string): string {
  const [one, several, isFeminine] = UNITS[sign] ?? [sign, sign];
  const of = per ? ` por ${UNITS[per]?.[0] ?? per}` : "";
  if (number !== "1") return `${number} ${several}${of}`;
  return `${sign === "%" ? "1" : isFeminine ? "una" : "un"} ${one}${of}`;
}

/** A half or some quarters, of a unit where there is one. */
function part(above = "", below = "", sign?: string, ofFeminine = false): string {
  const [one, , isFeminine = false] = (sign && UNITS[sign]) || ["", "", ofFeminine];
  if (above === "1" && below === "2") return `${isFeminine ? "media" : "medio"} ${one}`.trim();
  const quarters = above === "1" ? "un cuarto" : "tres cuartos";
  return below === "4" ? `${quarters}${one && ` de ${one}`}` : `${above}/${below}`;
}

function ordinal(all = "", number = "", sex = ""): string {
  const stem = ORDINALS[Number(number) - 1];
  if (stem) return stem + (sex === "ª" ? "a" : "o");
  const isFever = sex === "º" && Number(number) >= 34 && Number(number) <= 42;
  return isFever ? `${number} grados` : all;
}

/** Whether a text ends with the point of an abbreviation behind which its sentence goes on. */
export const isCutAtAbbreviation = (text: string): boolean =>
  text.endsWith(".") && (FIRST_HALF.test(text) || !spoken(`${text} Ana`).endsWith(". Ana"));

/** 'EE.' and 'CC.', which never stand alone. */
const FIRST_HALF = /(?<!\p{L}|\p{L}\.\s?)(\p{Lu})\1\.$/u;
