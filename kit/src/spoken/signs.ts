import { SIGNS, UNITS } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

const HALVES: Record<string, string> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };
/** Behind a number these are not what it counts. */
const JOINS = "cada|a|al|de|del|en|con|por|para|y|o|si|más|antes|después|hoy";
const UNIT_ALONE = new RegExp(`^(?:${SIGNS})$`, "u");

/** Signs between words and numbers, of which a voice makes nothing or something else. */
export const BETWEEN: Rule[] = [
  // 'barra' in the middle of a choice.
  [
    /(?<![\p{L}\p{N}/.@_-])(\p{L}{2,}|y)\/(\p{Ll}{2,}|o)(?![\p{L}\p{N}/@_-]|\.\p{L})/gu,
    (all, one, other) => choice(all, one, other),
  ],
  // 'punto medio', or nothing.
  [/\s?[·•›→]\s/gu, () => ", "],
  [/(?<=[\p{L}\p{N}]\s)&(?=\s)/gu, () => "y"],
  [/(?<=\d)\s?[x×]\s?(?=\d)/gu, () => " por "],
  [/(?<=\d)\s?÷\s?(?=\d)/gu, () => " entre "],
  [/(?<=\d)\s?−\s?(?=\d)/gu, () => " menos "],
  [/(?<![\p{L}\p{N}.,:/)-])[-−](?=\d+(?:[.,]\d+)?\s?[°º])/gu, () => "menos "],
  [/(?<!\p{L})n\.?[º°](?![\p{L}\p{N}]|\s?\d)/giu, () => "número"],
];

/** Of people and companies with the tax office: sign by sign, a last letter is no litre. */
export const TAX_NUMBERS: Rule = [
  /(?<![\p{L}\p{N}-])(?:[A-HJNP-SUVW]-?\d{7}[\dA-J]|\d{8}-?[A-Z]|[XYZ]-?\d{7}-?[A-Z])(?![\p{L}\p{N}-])/gu,
  (all = "") => [...all.replaceAll("-", "")].join(" ").replace(/ (?=\p{L}$)/u, ", "),
];

/** '1 1/2 pastillas' is said 'una pastilla y media'; a half that is one sign, as its numbers. */
export const MIXED: Rule[] = [
  [/(?<=\d)\s?([½¼¾])/gu, (_all, half = "") => ` ${HALVES[half]}`],
  [/[½¼¾]/gu, (half = "") => HALVES[half] ?? half],
  [
    new RegExp(
      `(?<![\\d/.,]|\\d\\s)(\\d{1,2})\\s1/2(?![\\d/])(?:\\s?(${SIGNS})(?![\\p{L}\\p{N}])|\\s(?!(?:${JOINS})(?!\\p{L}))(\\p{L}+))?`,
      "gu",
    ),
    (_all, number, sign, noun) => andHalf(number, sign, noun),
  ],
];

function andHalf(number = "", sign?: string, noun = ""): string {
  const isOne = number === "1";
  const unit = sign ? UNITS[sign] : undefined;
  const isFeminine = unit ? unit[2] === true : /as?$/u.test(noun);
  const many = unit ? unit[isOne ? 0 : 1] : isOne ? noun.replace(/(?<=[ao])s$/u, "") : noun;
  const count = isOne ? (isFeminine ? "una" : many ? "un" : "uno") : number;
  return `${count} ${many ? `${many} ` : ""}y ${isFeminine ? "media" : "medio"}`;
}

/** 'fecha/hora' is said 'fecha o hora'; 'y/o', and units, are no two words to choose from. */
function choice(all = "", one = "", other = ""): string {
  if (one === "y" || other === "o") return one === "y" && other === "o" ? "y o" : all;
  if (UNIT_ALONE.test(one) || UNIT_ALONE.test(other)) return all;
  return `${one} ${/^h?o/iu.test(other) ? "u" : "o"} ${other}`;
}
