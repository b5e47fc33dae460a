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

/** Where two such numbers are the day on which it is measured. */
const APPOINTED =
  "(?:tom(?:ar|arme|arte|arse|a|e)|med(?:ir|irme|irse|ida)|mirar|control|cita|revis\\p{L}*|consulta|fecha|" +
  "taller|charla|campaña|vigil\\p{L}*|toca|recordatorio|hora|enfermer[ao]|vacuna|corte|aparato|próxim[ao]|" +
  "días?|hasta|desde|lunes|martes|miércoles|jueves|viernes|sábado|domingo)";
/** What is measured as two numbers, of which a voice makes a fraction: '13/8'. */
const PRESSURE =
  "(?<!\\p{L})(?:tensi[oó]n|TA)" +
  "(?::|(?:\\s(?:de|a|en|es|era|está|estaba|hoy|ha\\s(?:sido|dado|salido))){1,2})?";
const NO_APPOINTMENT = `(?<!(?<!\\p{L})${APPOINTED}(?!\\p{L})[^.;!?\\n]{0,30})`;
const NO_DAY = "(?![\\d/]|,?\\s(?:y\\s)?\\d|\\sa\\slas?\\s|\\sde\\s\\d|\\spor\\sla\\s)";
/** Up to 25/9 it may be a day, and from 10 on it is likelier a month. */
const isPressure = (high: number, low: number): boolean =>
  high >= 8 && high <= 25 && low >= 4 && low <= 9 && high > low;

const DAYS: Record<string, string> = {
  ...{ L: "lunes", M: "martes", X: "miércoles", J: "jueves" },
  ...{ V: "viernes", S: "sábado", D: "domingo" },
};
const WEEK = Object.keys(DAYS).join("");

/** Behind these 'L' is a letter, and no Monday. */
const NO_WEEK =
  "(?:[Tt]allas?|[Ll]etras?|[Ff]ilas?|[Aa]pellidos?|[Cc]lave|[Cc]ontraseñas?|[Cc]ódigos?|[Ll]os)";
const OPEN =
  "(?<!\\p{L})(?:[Hh]orario|[Aa]biert[oa]s?|[Aa]bre|[Aa]bren|[Aa]brimos|[Cc]errad[oa]s?)";

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

/** A score right behind its verb: of a set of several, of a day and of a house one is not sure. */
const SCORE =
  "(?<=(?<!\\p{L})(?:gan(?:amos|aron|an|ado|ó)|perd(?:imos|ieron|ido|ió)|empat(?:amos|aron|ado|ó))" +
  "\\s(?:por\\s)?)(\\d{1,2})\\s?[-–]\\s?(\\d{1,2})(?!\\d|[.,:/-]\\d|,?\\s(?:y\\s)?\\d)";

const DOSE = "(\\d/\\d|\\d{1,2}|[½¼])";
const DOSE_LAST = "(\\d/\\d|\\d|[½¼])";

/** Numbers and days with a dash or a slash between them, and how one says the two. */
export const PAIRS: Rule[] = [
  [
    new RegExp(
      `(?<!\\p{L}|${NO_WEEK}(?::|\\ses|\\sde)?\\s)(?:[Dd]e\\s|(?<=^|[\\n.;:!?(]\\s?|${OPEN}:?\\s))` +
        "L\\s?(?:[-–]|\\sa\\s)\\s?([VD])(?![\\p{L}\\p{N}-])",
      "gu",
    ),
    (_all, last = "") => `de lunes a ${DAYS[last]}`,
  ],
  // Behind a dose: three such letters alone may be of anything.
  [
    new RegExp(
      `(?<=(?:\\d|[½¼]|\\d\\s?(?:${SIGNS})|(?<!\\p{L})(?:pastillas?|comprimidos?|sobres?|gotas)):?\\s)` +
        "[LMXJVSD](?:-[LMXJVSD]){2,6}(?![\\p{L}\\p{N}-])",
      "gu",
    ),
    weekdays,
  ],
  [
    new RegExp(`(?=\\d)(?<=${NO_APPOINTMENT}${PRESSURE}\\s)(\\d{1,2})/(\\d{1,2})${NO_DAY}`, "giu"),
    (all, high, low) => (isPressure(Number(high), Number(low)) ? `${high}, ${low}` : (all ?? "")),
  ],
  [
    new RegExp(
      `(?<=${PRESSURE}\\s)([89]\\d|1\\d\\d|2[0-4]\\d)/([4-9]\\d|1[0-3]\\d)(?![\\d/])`,
      "giu",
    ),
    (_all, high, low) => `${high}, ${low}`,
  ],
  [
    new RegExp(
      `(?=\\d)(?<![\\d.,:/+-]|\\p{L})(?<!(?<!\\p{L})(?:[Ee]l|[Dd]el|[Aa]l|[Dd]ía)\\s)(?<=([Ee]ntre\\s)?)(${NUMBER})\\s?[-–]\\s?(${NUMBER})` +
        `(?=\\s?(?:(?:${SIGNS})${END}|(?:${COUNTED})(?!\\p{L})))`,
      "gu",
    ),
    (all, between, one, other) => fromTo(all, one, other, between && "y"),
  ],
  [
    /(?<=(?:[Pp]ágs\.|[Pp]áginas|[Dd]ías)\s)(\d{1,4})\s?[-–]\s?(\d{1,4})(?![\d-]|,?\s(?:y\s)?\d)/gu,
    (all, one, other) => fromTo(all, one, other),
  ],
  [new RegExp(SCORE, "gu"), (_all, one, other) => `${one} a ${other}`],
  [/(?<=(?<!\p{L})al\s)1-1-2(?![\d-])/gu, () => "112"],
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
    /(?<=\d)\s?v(?:eces)?\.?\s?\/\s?(?:d[ií]a|d|(sem(?:ana)?)|(mes))(?![\p{L}\p{N}])/gu,
    (_all, week, month) => ` veces ${week ? "a la semana" : month ? "al mes" : "al día"}`,
  ],
  [/(?<![\d.,/-])1 veces(?=\sa)/gu, () => "una vez"],
  [
    /(?<![\d.,/-])(\d{1,2})\/(?:d[ií]a|(noche)|(semana)|(mes))(?!\p{L})/giu,
    (_all, number, night, week, month) =>
      `${number} ${night ? "por noche" : week ? "a la semana" : month ? "al mes" : "al día"}`,
  ],
  [
    /(?<![\d/.,]|(?<!\p{L})(?:el|del|al|día)\s)([12])\/3(?=\sde\s(?:vaso|taza|cucharad(?:a|ita)|pastilla|comprimido|sobre|litro|kilo|botella|hora)(?!\p{L}))/giu,
    (_all, one) => (one === "1" ? "un tercio" : "dos tercios"),
  ],
  [/(?<=^|\s)el\s3\/4(?=\sde\s(?:hora|kilo|litro)(?!\p{L}))/giu, () => "los tres cuartos"],
];
