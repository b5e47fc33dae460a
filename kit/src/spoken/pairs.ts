import { END, SIGNS } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

const NUMBER = "\\d{1,4}(?:,\\d+)?";
const COUNTED =
  "minutos?|horas|días|noches|semanas|meses|años|veces|personas|euros|grados|pastillas|gotas|" +
  "comprimidos|cápsulas|sobres|pasos|metros|kilómetros|kilos|gramos|litros|puntos|cucharadas";
const amountOf = (number: string): number => Number(number.replace(",", "."));

/** From the first to the second where that is more; else they stay as they are. */
const fromTo = (all = "", one = "", other = "", between = "a"): string =>
  amountOf(one) < amountOf(other) ? `${one} ${between} ${other}` : all;

/** What is measured as two numbers, of which a voice makes a fraction: '13/8'. */
const PRESSURE = "(?<!\\p{L})(?:tensi[oó]n|presión|TA)(?!\\p{L})";
/** As a doctor writes it, in either of the two measures. */
const isPressure = (high: number, low: number): boolean =>
  high > low && ((high >= 7 && high <= 26 && low >= 3) || (high >= 70 && high <= 260 && low >= 30));

const DAYS: Record<string, string> = {
  ...{ L: "lunes", M: "martes", X: "miércoles", J: "jueves" },
  ...{ V: "viernes", S: "sábado", D: "domingo" },
};
const WEEK = Object.keys(DAYS).join("");

/** 'L-X-V' in the order of a week. */
function weekdays(all = ""): string {
  const days = all.split("-");
  const isInOrder = days.every(
    (day, place) => place === 0 || WEEK.indexOf(day) > WEEK.indexOf(days[place - 1] ?? ""),
  );
  if (!isInOrder) return all;
  const names = days.map((day) => DAYS[day]);
  return `${names.slice(0, -1).join(", ")} y ${names.at(-1)}`;
}

/** Behind a street two such numbers are of a house. */
const STREET =
  "(?:[Cc]alle|[Pp]laza|[Aa]venida|[Pp]aseo|[Cc]amino|[Pp]ortal|número|[Pp]iso|[Cc]/|Avda|Pza)";
const TEAM = `(?=\\d)(?<!${STREET}[^.;!?\\n]{0,60})(?<=\\p{Lu}\\p{L}+\\s)`;
const GAME =
  "(?=\\d)(?<=(?<!\\p{L})(?:gan|perd|empat|venc|gole|marcador|resultado)[^.;!?\\n\\d]{0,30})";
const SCORE = "(\\d{1,2})\\s?[-–]\\s?(\\d{1,2})(?!\\d|[.,:/-]\\d)";

const DOSE = "(\\d/\\d|\\d{1,2}|[½¼])";
const DOSE_LAST = "(\\d/\\d|\\d|[½¼])";

/** Numbers and days with a dash or a slash between them, and how one says the two. */
export const PAIRS: Rule[] = [
  [
    /(?<![\p{L}\p{N}-]|[Tt]allas?\s)(?:de\s)?L\s?(?:[-–]|\sa\s)\s?([JVSD])(?![\p{L}\p{N}-])/gu,
    (_all, last = "") => `de lunes a ${DAYS[last]}`,
  ],
  [/(?<![\p{L}\p{N}-])[LMXJVSD](?:-[LMXJVSD]){2,6}(?![\p{L}\p{N}-])/gu, weekdays],
  [
    new RegExp(
      `(?=\\d)(?<=${PRESSURE}[^.;!?\\n]{0,40})(?<!(?<!\\p{L})(?:el|del|al|día)\\s|[\\d/])(\\d{1,3})/(\\d{1,3})(?![\\d/])`,
      "giu",
    ),
    (all, high, low) => (isPressure(Number(high), Number(low)) ? `${high}, ${low}` : (all ?? "")),
  ],
  [
    new RegExp(
      `(?=\\d)(?<![\\d.,:/+-]|\\p{L})(?<=(entre\\s)?)(${NUMBER})\\s?[-–]\\s?(${NUMBER})` +
        `(?=\\s?(?:(?:${SIGNS})${END}|(?:${COUNTED})(?!\\p{L})))`,
      "gu",
    ),
    (all, between, one, other) => fromTo(all, one, other, between && "y"),
  ],
  [
    /(?<=(?:[Pp]ágs\.|[Pp]áginas|[Dd]ías)\s)(\d{1,4})\s?[-–]\s?(\d{1,4})(?![\d-])/gu,
    (all, one, other) => fromTo(all, one, other),
  ],
  [new RegExp(`${GAME}${SCORE}`, "giu"), (_all, one, other) => `${one} a ${other}`],
  [new RegExp(`${TEAM}${SCORE}(?=\\s\\p{Lu})`, "gu"), (_all, one, other) => `${one} a ${other}`],
  [/(?<=(?<!\p{L})(?:al|el)\s)1[-.]1[-.]2(?![\d-])/gu, () => "112"],
  // A dose of the morning, of noon and of the night.
  [
    new RegExp(
      `(?<![\\d./,-])${DOSE}-(?:${DOSE}-${DOSE_LAST}|(0)-(\\d\\d))(?![\\d./,-]*\\d)`,
      "gu",
    ),
    (_all, ...doses) => doses.slice(0, 5).filter(Boolean).join(", "),
  ],
  [
    /(?<=\d\s?(?:mg|mcg|µg|g|UI))\s?\/\s?(?=\d+(?:,\d+)?\s?(?:ml|mL|l|g)(?!\p{L}))/gu,
    () => " por ",
  ],
  [new RegExp(`(?<=\\d\\s?(?:${SIGNS}))\\s[x×]\\s(?=\\d)`, "gu"), () => " por "],
  [
    /(?<=\d)\s?v(?:eces)?\.?\s?\/\s?(?:d[ií]a|d|(sem(?:ana)?)|(mes))(?![\p{L}\p{N}])/giu,
    (_all, week, month) => ` veces ${week ? "a la semana" : month ? "al mes" : "al día"}`,
  ],
  [/(?<![\d.,/-])1 veces(?=\sa)/gu, () => "una vez"],
  [
    /(?<![\d.,/-])(\d{1,2})\/(?:d[ií]a|(noche)|(semana)|(mes))(?!\p{L})/giu,
    (_all, number, night, week, month) =>
      `${number} ${night ? "por noche" : week ? "a la semana" : month ? "al mes" : "al día"}`,
  ],
  [
    /(?<![\d/.,]|(?<!\p{L})(?:foto|página|paso|parte|hoja|capítulo|v[ií]deo|el|del|al)\s)([12])\/3(?=\sdel?(?!\p{L}))/gu,
    (_all, one) => (one === "1" ? "un tercio" : "dos tercios"),
  ],
  [/(?<=^|\s)el\s3\/4(?=\sde\s(?:hora|kilo|litro)(?!\p{L}))/giu, () => "los tres cuartos"],
];
