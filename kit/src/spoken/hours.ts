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
const SURE = [
  "(?<!\\p{L})(?:a|hasta|desde|son|sobre|entre|hora:?)\\s",
  `(?<!\\p{L})(?:${DAY}),\\s`,
  `${TIME}${HOURS}?\\sy\\s`,
].join("|");
const BEHIND = `${SURE}|(?<!\\p{L}|(?:${LASTING})\\s)de\\s`;
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
  `([01]?\\d|2[0-4]):([0-5]\\d)\\s?[-–]\\s?(?=(?:[01]?\\d|2[0-4]):[0-5]\\d(?![\\d:])${LASTS})`,
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

/** The same behind an hour whose zeros are not said: its end may be in words already. */
const UNTIL_SAID =
  `(?=\\s(?:a|hasta)\\s(?:las?\\s)?(?:${TIME}(?!\\d)${LASTS}|` +
  "\\d{1,2}\\s(?:horas?|y|de\\sla)(?!\\p{L})))";
/** Of these a voice reads the zero: 'cero nueve treinta', 'nueve cero cinco', 'ocho cero cero'. */
const ZEROS = `(?:(0[1-9]):([1-5]\\d)|(0?[1-9]|1\\d|2[0-4]):(0\\d))(?![\\d:]|[.,]\\d)${LASTS}`;

/** Hours whose zeros are not said, where they are sure to be hours. */
export const WITHOUT_ZEROS: Rule[] = [
  [
    new RegExp(
      `(?<![\\d.,:+-]|\\p{L}|las?\\s|del\\s|al\\s)${ZEROS}(?:${IN_FULL}|${UNTIL_SAID})`,
      "giu",
    ),
    (_all, ...parts) => plainHour("l", parts),
  ],
  [
    new RegExp(`(?<!\\p{L})(l)as?\\s${ZEROS}`, "giu"),
    (_all, first, ...parts) => plainHour(first, parts),
  ],
  [new RegExp(`(?<=${SURE})${ZEROS}`, "giu"), (_all, ...parts) => plainHour("l", parts)],
  [new RegExp(`(?<=${BEGIN})${ZEROS}${ALONE}`, "gu"), (_all, ...parts) => plainHour("l", parts)],
];

/** '09:30' as 'las 9:30', '9:05' as 'las 9 y 5', '13:00' as 'las 13'. */
function plainHour(first = "l", [early, rest, hour, minute]: string[] = []): string {
  const hours = Number(early ?? hour);
  const said = hours === 1 ? "una" : String(hours);
  const article = hours === 1 ? `${first}a` : `${first}as`;
  if (rest) return `${article} ${hours}:${rest}`;
  return `${article} ${said}${Number(minute) ? ` y ${Number(minute)}` : ""}`;
}

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
