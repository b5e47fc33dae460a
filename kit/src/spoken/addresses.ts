import { phoneInWords } from "../format/index.ts";

/** Before a number that is dialled, not counted. */
const CALL = "al|el|del|número|teléfono|emergencias|llam\\p{L}*|marc\\p{L}*";
const START = "(?<![\\p{L}\\p{N}.,:/+-])";
const END = "(?![\\p{L}\\p{N}]|[.,:/-]\\d|\\s(?:\\d|por ciento|puntos?|euros?))";
/** Of Spain, in groups of two or three digits, or with its country before it. */
const NUMBER = `${START}(?:(?:\\+|00)34 ?)?[6-9]\\d{2}(?: ?\\d{3} ?\\d{3}|(?: ?\\d{2}){3})${END}`;
const ABROAD = `${START}\\+\\d{1,3}(?: \\d{2,4}){2,4}${END}`;
/** No quantity begins with a zero; '112' and others of three or six digits may be one. */
const SHORT = `${START}0\\d{2}${END}|(?<=(?<!\\p{L})(?:${CALL}):?\\s)(?:112|116 ?\\d{3})${END}`;
const SIGNS: Record<string, string> = {
  ...{ "@": "arroba", ".": "punto", "/": "barra", "-": "guion", _: "guion bajo" },
  ...{ ":": "dos puntos", "?": "interrogación", "=": "igual", "&": "y", "#": "almohadilla" },
};

/** Addresses of pages and of post, and how one says them. */
export const ADDRESSES: [RegExp, (...parts: string[]) => string][] = [
  [/(?<![\p{L}\p{N}])(?:https?:\/\/|(?=www\.))([^\s«»"()]+[\p{L}\p{N}])\/?/gu, bySigns],
  [/(?<![\p{L}\p{N}])([\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu, bySigns],
];

/** Telephones and how one says them, once the words before them are written out. */
export const PHONES: [RegExp, (...parts: string[]) => string] = [
  new RegExp(`${NUMBER}|${ABROAD}|${SHORT}`, "giu"),
  (all = "") => phoneInWords(inGroups(all)),
];

/** 'ana@correo.es' is said 'ana arroba correo punto es'. */
function bySigns(_all = "", address = ""): string {
  return address
    .replace(/[^\p{L}\p{N}]/gu, (sign) => ` ${SIGNS[sign] ?? ""} `)
    .replace(/\s+/gu, " ")
    .trim();
}

/** '949123456' as it is dictated: '949 12 34 56'. */
const inGroups = (phone: string): string =>
  phone.replace(/(\d{3})(\d{2})(\d{2})(\d{2})$/u, "$1 $2 $3 $4").replace(/^(\+34)(?=\d)/u, "$1 ");
