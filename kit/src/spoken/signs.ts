import { END, SIGNS, UNITS } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

const HALVES: Record<string, string> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };
/** Behind a number these are not what it counts. */
const JOINS =
  "cada|a|al|de|del|en|con|por|para|y|o|si|más|antes|después|hoy|mañana|ahora|luego|hasta|como|" +
  "durante|diari[oa]s?|tod[oa]s";
/** Of what is counted, by their singular. */
const FEMININE = "(?:noche|tarde|vez|dosis|inyección|ración|porción|unidad|mano)";
const MASCULINE = "(?:día|sobre|mes|parche|jarabe|tranvía|mapa|programa|problema)";
const IS_FEMININE = new RegExp(`^(?!${MASCULINE}$)(?:${FEMININE}|\\p{L}+a)$`, "iu");
const KNOWN = new RegExp(`^(?:${FEMININE}|${MASCULINE}|\\p{L}+[ao])$`, "iu");

/** Behind these a number with 'º' has degrees, and is no ordinal. */
const WEATHER =
  "(?=\\d)(?<=(?<!\\p{L})(?:(?:hace|hará|hacía|hizo|haciendo|hacer)\\s(?:(?:unos|casi|s[oó]lo|ya|menos\\sde|más\\sde|hasta)\\s)?|" +
  "(?:temperaturas?|máximas?|mínimas?|máx\\.|mín\\.)(?::?\\s(?:de|es|será|entre|hoy|media|máxima|mínima)(?!\\p{L})|:)*\\s|" +
  "menos\\s(?:un|[\\d,]+)\\sgrados?\\s(?:a|y|o)\\s)(?:\\d{1,2}\\s?[°º]\\s(?:a|y|o)\\s)?)";
const NO_CLASS = "(?!\\s(?:de|del|curso|año|grado|piso)(?!\\p{L}))";
/** Behind these a sign before a number compares; behind others it may part two words of a way. */
const COMPARED =
  "(?<=\\(|(?<!\\p{L})(?:si|con|cuando|o|tensión|fiebre|temperatura|azúcar|glucosa|saturación|pulso):?\\s)";
const inDegrees = (number = ""): string => (number === "1" ? "un grado" : `${number} grados`);

/** Of an hour, and of how long something lasts, what stands behind the sign is no part of ten. */
const OF_TIME = `(?:h|hs|hrs|min|mins|s|seg)${END}`;

/** Signs between words and numbers, of which a voice makes nothing or something else. */
export const BETWEEN: Rule[] = [
  // 'punto medio', or nothing; before a line it is nothing.
  [/(?<=^|\n)[^\S\n]*[·•›→](?:[^\S\n]+|(?=[\p{L}¿¡]))/gu, () => ""],
  [/(?<=[.,:;!?…])[^\S\r\n]*[·•›→][^\S\r\n]+/gu, () => " "],
  [/[^\S\r\n]?[·•›→][^\S\r\n]/gu, () => ", "],
  [/(?<=[\p{L}\p{N}]\s)&(?=\s)/gu, () => "y"],
  [/(?<=\d)\s?[x×]\s?(?=\d)/gu, () => " por "],
  [/(?<=\d)\s?÷\s?(?=\d)/gu, () => " entre "],
  [/(?<=\d)\s?−\s?(?=\d)/gu, () => " menos "],
  [
    /(?<![\p{L}\p{N}.,:/)-])[-−](\d+(?:[.,]\d+)?)\s?[°º](?:C(?!\p{L}))?/gu,
    (_all, number) => `menos ${inDegrees(number)}`,
  ],
  [
    new RegExp(`${WEATHER}(\\d{1,2})\\s?[°º](?![\\p{L}C])${NO_CLASS}`, "giu"),
    (_all, number) => inDegrees(number),
  ],
  [/(?<!\p{L})n\.?[º°](?![\p{L}\p{N}]|\s?\d)/giu, () => "número"],
  // '2'5 kg', as one writes by hand.
  [
    new RegExp(
      `(?<![\\d.,:'’])(\\d{1,4})['’](\\d{1,2})(?=\\s?(?!${OF_TIME})(?:${SIGNS}|euros?|kilos?|litros?)${END})`,
      "gu",
    ),
    (_all, whole, rest) => `${whole},${rest}`,
  ],
  // Of fever and of an oven: no ordinal has a comma, and none is 'a 180º'.
  [/(?<=(?<![\d.,])(?:3[4-9]|4[0-2])[.,]\d)\s?[º°](?![\p{L}C])/gu, () => " grados"],
  [
    /(?<=(?<!\p{L})(?:a|horno)\s)([12]\d[05])\s?[º°](?=\s*(?:$|[.,;:!?)\n])|\s(?:durante|y|o|unos|por|en|con)\s)/gu,
    (_all, number) => `${number} grados`,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,:])(\\d{1,4})\\.(\\d{1,2})(?=\\s?(?!${OF_TIME})(?:${SIGNS}|euros?)${END})`,
      "gu",
    ),
    (_all, whole, rest) => `${whole},${rest}`,
  ],
  [new RegExp(`${COMPARED}>\\s?(?=\\d)`, "giu"), () => "más de "],
  [new RegExp(`${COMPARED}<\\s?(?=\\d)(?!3(?!\\d|[.,]\\d))`, "giu"), () => "menos de "],
  [new RegExp(`${COMPARED}≥\\s?(?=\\d)`, "giu"), () => "al menos "],
  [new RegExp(`${COMPARED}≤\\s?(?=\\d)`, "giu"), () => "hasta "],
  [
    /(?<=(?<!\p{L})(?:grupo|sanguíneo|sangre|factor)(?::|\ses)?\s(?:AB?|B|O|0|Rh))([+-])(?![\p{L}\p{N}])/giu,
    (_all, sign) => (sign === "+" ? " positivo" : " negativo"),
  ],
  [/(?<=^|\s)[-−](?=\d+(?:,\d+)?\s?%)/gu, () => "menos "],
  [/(?<=(?<!\p{L})(?:planta|piso|nivel|sótano)\s)[-−](?=\d)/giu, () => "menos "],
];

/** Of people and companies with the tax office: sign by sign, a last letter is no litre. */
export const TAX_NUMBERS: Rule = [
  /(?<![\p{L}\p{N}-])(?:[A-HJNP-SUVW]-?\d{7}[\dA-J]|\d{8}-?[A-Z]|[XYZ]-?\d{7}-?[A-Z])(?![\p{L}\p{N}-])/gu,
  (all = "") => [...all.replaceAll("-", "")].join(" ").replace(/ (?=\p{L}$)/u, ", "),
];

/**
 * '1 1/2 pastillas' is said 'una pastilla y media', but not of an hour and the half behind it; a
 * half that is one sign, as its numbers.
 */
export const MIXED: Rule[] = [
  [/(?<=\d)\s?([½¼¾])/gu, (_all, half = "") => ` ${HALVES[half]}`],
  [/[½¼¾]/gu, (half = "") => HALVES[half] ?? half],
  [
    new RegExp(
      `(?<![\\d/.,:]|\\d\\s|(?<!\\p{L})a\\slas?\\s)(\\d{1,2})\\s1/2(?![\\d/])(?:\\s?(${SIGNS})(?![\\p{L}\\p{N}])|\\s(?!(?:${JOINS})(?!\\p{L}))(\\p{L}+))?`,
      "gu",
    ),
    (all, number, sign, noun) => andHalf(all, number, sign, noun),
  ],
];

/** Says nothing else of a noun that it does not know. */
function andHalf(all = "", number = "", sign?: string, noun = ""): string {
  const isOne = number === "1";
  const unit = sign ? UNITS[sign] : undefined;
  const one = singular(noun);
  if (!unit && noun && !KNOWN.test(one)) return all;
  const isFeminine = unit ? unit[2] === true : IS_FEMININE.test(one);
  const many = unit ? unit[isOne ? 0 : 1] : isOne ? one : noun;
  const count = isOne ? (isFeminine ? "una" : many ? "un" : "uno") : number;
  return `${count} ${many ? `${many} ` : ""}y ${isFeminine ? "media" : "medio"}`;
}

const ONE_OF: Record<string, string> = { meses: "mes", mes: "mes", veces: "vez", dosis: "dosis" };

const singular = (noun: string): string =>
  ONE_OF[noun] ??
  noun
    .replace(/(?<=\p{L}c)iones$/u, "ión")
    .replace(/(?<=dad)es$/u, "")
    .replace(/(?<=[aoe])s$/u, "");
