import { phoneInWords } from "../format/index.ts";
import { END as SIGN_END, SIGNS, UNITS } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

/** What stands behind a number that counts, and is not dialled. */
const COUNTED = [
  ...new Set(Object.values(UNITS).flat()),
  ..."puntos? mill[oó]n(?:es)? mil personas? habitantes? pasos? d[oó]lar(?:es)?".split(" "),
  ..."calor[ií]as? kilogramos? pastillas? gotas? dosis votos? pesetas? pulsaciones".split(" "),
  "de\\s(?:euros|dólares|pesetas|personas|habitantes|pasos)",
].join("|");
/** Behind a number that may be short: an age, a birthday. */
const COUNTED_SHORT = "cumpleaños|aniversarios?|años?|d[ií]as?|semanas?|meses|mes|noches?|veces";

const START = "(?<![\\p{L}\\p{N}.,:/+-])";
const END = `(?![\\p{L}\\p{N}]|[.,:/-]\\d|\\s(?:\\d|(?:${COUNTED})(?!\\p{L})))`;
/** Of Spain, in groups of two or three digits, or with its country before it. */
const SPAIN =
  "(?:(?:\\+|00)34 ?)?(?:[6-9]\\d{2}(?: ?\\d{3} ?\\d{3}|(?: ?\\d{2}){3})|" +
  "[89]\\d \\d{3} ?\\d{2} ?\\d{2})";
const NUMBER = `${START}${SPAIN}${END}`;
const ABROAD = `${START}\\+\\d{1,3}(?: \\d{2,4}){2,4}${END}`;
/** The same of Spain with brackets, dashes or points between its groups. */
const MARKED = new RegExp(
  `${START}((?:\\+|00)34)?[ .-]?(?<!\\d)\\(?([6-9]\\d{2})(?:\\)\\s?|\\s?[-–./]\\s?)` +
    "(?:(\\d{2})[ .-]?(\\d{2})[ .-]?(\\d{2})|(\\d{3})[ -]?(\\d{3}))" +
    `(?!\\s?(?:${SIGNS})${SIGN_END})${END}`,
  "giu",
);
/** And with an area of two digits: '(91) 123 45 67', '91.123.45.67'. */
const MARKED_AREA = new RegExp(
  `${START}((?:\\+|00)34)?[ .-]?(?<!\\d)(?:\\(([89]\\d)\\)\\s?|([89]\\d)(?:-|\\.(?=\\d{3}\\.)))` +
    `(\\d{3})[ .-]?(\\d{2})[ .-]?(\\d{2})(?!\\s?(?:${SIGNS})${SIGN_END})${END}`,
  "giu",
);
/** '600123456/949123456'. */
const BOTH = new RegExp(`(?<![\\d.,-])(${SPAIN})\\s?/\\s?(?=${SPAIN}(?!\\d))`, "gu");
/** '+34 (0) 600 12 34 56', whose zero is dialled within a country alone. */
const INNER_ZERO = /(\(?(?:\+|00)34\)?)\s?\(0\)\s?(?=\(?[6-9])/gu;
const COUNTRY = /\(((?:\+|00)34)\)\s?(?=\(?[6-9]\d)/gu;
/** '091/062'. */
const SEVERAL = /(?<![\d/.,-])(0\d{2}|112)\s?\/\s?(?=(?:0\d{2}|112)(?![\d/]|[.,]\d))/gu;

const CALL = "(?:llam|marc|avis|pid)\\p{L}*";
/** Of what is measured, and not called. */
const MEASURE = `(?:${[
  ..."tensi[oó]n tensiómetro presión az[uú]car gluc pulso pulsaci frecuencia pes[oa]".split(" "),
  ..."báscula temperatura colesterol oxígeno saturación".split(" "),
].join("|")})\\p{L}*`;
/** Where a number says which one of several it is. */
const PLACE =
  "(?:viv(?:e|o|es|en|imos)|autob[uú]s|bus|calle|avenida|portal|piso|habitaci[oó]n|p[aá]ginas?|" +
  "dorsal|turno|cap[ií]tulo|art[ií]culo|lotería)(?!\\p{L})";
const ARTICLE = "(?<!\\p{L}|\\d\\s)(?:al|el|del)\\s";
/** 'en el número 112' is a house. */
const CALLED = `${ARTICLE}|(?<!(?<!\\p{L})en\\s)${ARTICLE}(?:número|teléfono)\\s`;
const EMERGENCY = "emergencias?|urgencias?|ambulancias?|bomberos|policía|guardia civil|socorro";
/** Behind these a short number is dialled. */
const DIALLED = [
  `(?<!\\p{L})(?:teléfonos?|${EMERGENCY}):?\\s\\(?(?:\\d[\\d ]*(?:,\\s|\\s[yo]\\s))*`,
  "(?<!\\p{L})llam(?!ad[ao])\\p{L}*:?\\s",
  `(?<!\\p{L})${CALL}[^.!?…\\n]{0,60}${ARTICLE}(?:(?:número|teléfono):?\\s)?`,
  "(?<!\\d)0\\d{2}(?:,|,?\\s[yo])\\s",
].join("|");
/** And with these behind it. */
const BESIDE =
  `(?=\\s?[(:,–-]\\s?(?:${EMERGENCY})(?!\\p{L})|` +
  "(?:,|,?\\s[yo])\\s(?:(?:al|el)\\s)?0\\d{2}(?!\\d|[.,]\\d))";
/** Also alone in brackets, before a name of help, and where it is what to do in some case. */
const ALONE =
  `(?<=\\()112(?=\\))|(?<=(?:^|[.!?…:;,\\n]\\s*)[¿¡"«(]*)112(?=\\s(?:${EMERGENCY})(?!\\p{L}))|` +
  "(?<=(?<!\\p{L})(?:si|cuando|en\\scaso|para|ante)\\s[^.,:;!?…\\n]{1,80}[,:]\\s)" +
  '112(?=\\s*(?:$|[.,;!?…)»"”\\n]))';
/** With these behind it a number with an article is a house, a page or one of a list. */
const NO_CALL =
  "(?!\\s(?:al?|hasta)\\s(?:el\\s)?\\d|" +
  "\\sde(?:\\sla|l)?\\s(?:calle|avenida|plaza|paseo|carretera|camino|lista|hotel)(?!\\p{L}))";
/** No quantity begins with a zero; '112' and others of three or six digits may be one. */
const SHORT =
  `${START}(?<!\\d\\s)0\\d{2}${END}|` +
  `(?=11[26])(?<!(?<!\\p{L})(?:${MEASURE}|${PLACE})` +
  `(?:(?!(?<!\\p{L})${CALL})[^.,;:!?…\\n]){0,60})` +
  `(?:(?<=${DIALLED})(?:112|116 ?\\d{3})|(?<=${CALLED})(?:112|116 ?\\d{3})${NO_CALL}|` +
  `${START}112${BESIDE}|${ALONE})${END}(?!\\s(?:${COUNTED_SHORT})(?!\\p{L}))`;
const SIGN_NAMES: Record<string, string> = {
  ...{ "@": "arroba", ".": "punto", "/": "barra", "-": "guion", _: "guion bajo" },
  ...{ ":": "dos puntos", "?": "interrogación", "=": "igual", "&": "y", "#": "almohadilla" },
};

/** Addresses of pages and of post, and how one says them; telephones with their groups apart. */
export const ADDRESSES: Rule[] = [
  [/(?<![\p{L}\p{N}])(?:https?:\/\/|(?=www\.))([^\s«»"()]+[\p{L}\p{N}])\/?/giu, bySigns],
  [/(?<![\p{L}\p{N}])([\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu, bySigns],
  [SEVERAL, (_all, one) => `${one} o `],
  [INNER_ZERO, (_all, country) => `${country} `],
  [COUNTRY, (_all, country) => `${country} `],
  [MARKED, (_all, ...groups) => groups.filter(Boolean).join(" ")],
  [MARKED_AREA, (_all, ...groups) => groups.filter(Boolean).join(" ")],
  [BOTH, (_all, one) => `${one} o `],
];

/** Telephones and how one says them, once the words before them are written out. */
export const PHONES: Rule = [
  new RegExp(`${NUMBER}|${ABROAD}|${SHORT}`, "giu"),
  (all = "") => phoneInWords(inGroups(all)),
];

/** 'ana@correo.es' is said 'ana arroba correo punto es'. */
function bySigns(_all = "", address = ""): string {
  return address
    .replace(/[^\p{L}\p{N}]/gu, (sign) => ` ${SIGN_NAMES[sign] ?? ""} `)
    .replace(/\s+/gu, " ")
    .trim();
}

/** '949123456' as it is dictated: '949 12 34 56'. */
const inGroups = (phone: string): string =>
  phone
    .replace(/(\d{3})(\d{2})(\d{2})(\d{2})$/u, "$1 $2 $3 $4")
    .replace(/(?<= )(\d{3})(\d{2})(\d{2})$/u, "$1 $2 $3")
    .replace(/^(\+34)(?=\d)/u, "$1 ");
