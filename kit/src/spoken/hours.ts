import { END } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

export const MONTHS =
  `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre`.split(/\s+/);

export const CLOCK = "(\\d{1,2})[:.]([0-5]\\d)";
/** The same as one part of a pattern. */
const TIME = "\\d{1,2}[:.][0-5]\\d";
const HOURS = `(?:\\s?(?:horas?|hrs|hs|h)${END})`;
/** What is counted in minutes or seconds lasts so long. */
const LASTS = "(?!\\s?(?:min|mins|minutos?|s|seg|segundos?)(?!\\p{L}))";

const DAY = `hoy|ayer|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:${MONTHS.join("|")})(?: de \\d{4})?`;
const LASTING = "tiempo|duración|retraso|ventaja|diferencia|récord|marca|vídeo|video|audio|pausa";
/** '0:15' is an hour behind these, else it may be how long something lasted. */
const BEHIND = [
  "(?<!\\p{L})(?:a|hasta|desde|son|sobre|entre|hora:?)\\s",
  `(?<!\\p{L}|(?:${LASTING})\\s)de\\s`,
  `(?<!\\p{L})(?:${DAY}),\\s`,
  `${TIME}${HOURS}?\\sy\\s`,
].join("|");
/** Where a text or a sentence begins. */
const BEGIN = '(?:^|[.!?…\\n]\\s*)[¿¡"«(]*';

/** An hour that begins with a zero, which a voice reads as a number. */
const ZERO = `0?0:([0-5]\\d)(?![\\d:]|[.,]\\d)${LASTS}`;
const HALF = `\\s(?:de|por)\\sla\\s(?:noche|madrugada|mañana)${END}`;
/** The half of the day is said already: 'de la noche'. */
const REST = `(${HOURS}?(?:${HALF}|\\s?a\\.\\s?m\\.|\\s?am${END})|${HOURS})`;
const IN_FULL = `(?=\\sen\\spunto${END})`;
/** The hour until which something goes on. */
const UNTIL = `(?=\\s(?:a|hasta)\\s(?:las?\\s)?${TIME}(?!\\d)${LASTS})`;
const ALONE = '(?=\\s*(?:$|[.,;:!?…)»"”\\n]|\\p{Lu}))';

/** Hours from and to, which are said with 'a' in the place of the dash between them. */
const FROM_TO = [
  `${CLOCK}\\s?[-–]\\s?(?=${TIME}${HOURS})`,
  `(?!0?0:)(\\d{1,2}):([0-5]\\d)\\s?[-–]\\s?(?=0?0:[0-5]\\d(?!\\d)${LASTS})`,
  `(00):([0-5]\\d)\\s?[-–]\\s?(?=\\d{2}:[0-5]\\d(?!\\d)${LASTS})`,
];
export const RANGES = FROM_TO.map(
  (range): Rule => [
    new RegExp(`(?<![\\d.,:])${range}`, "gu"),
    (_all, hour, minute) => `${hour}:${minute} a `,
  ],
);

/** The hour after midnight where it is sure to be one, and not how long something lasted. */
export const MIDNIGHT: Rule[] = [
  [
    new RegExp(`(?<!\\p{L})(l)as?\\s${ZERO}${REST}?`, "giu"),
    (_all, first, minute, rest) => `${first}as ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(`(?<=${BEHIND})${ZERO}${REST}?`, "giu"),
    (_all, minute, rest) => `las ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(`(?<![\\d.,:+-]|\\p{L}|del\\s|al\\s)${ZERO}(?:${REST}|${IN_FULL}|${UNTIL})`, "giu"),
    (_all, minute, rest) => `las ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(`(?<=${BEGIN})${ZERO}${ALONE}`, "gu"),
    (_all, minute) => `las ${afterMidnight(minute)}`,
  ],
];

const PARTS_OF_HOUR: Partial<Record<number, string>> = { 15: "cuarto", 30: "media" };

/** '9:04' as 'las nueve y cuatro' is said: '9 y 4'. */
export function inHours(hour = "", minute = ""): string {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes === 0) return hours === 1 ? "una" : `${hours} horas`;
  const rest = PARTS_OF_HOUR[minutes] ?? minutes;
  return `${hours === 1 ? "una" : hours} y ${rest}`;
}

/** '0:44' as 'las doce y cuarenta y cuatro de la noche' is said: '12 y 44 de la noche'. */
const afterMidnight = (minute = "", rest = ""): string =>
  `${minute === "00" ? "12" : inHours("12", minute)} de la noche${rest.endsWith(".") ? "\uE000" : ""}`;
