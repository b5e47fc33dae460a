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

/** No part of a longer number; a colon may stand behind what is said of this hour. */
const WHOLE = "(?!\\d|[.,:]\\d)";

const DAY = `hoy|ayer|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:${MONTHS.join("|")})(?: de \\d{4})?`;
const SHORT_MONTHS = "ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic";
const WEEKDAYS: Record<string, string> = {
  ...{ lu: "lunes", mi: "miércoles", ju: "jueves", vi: "viernes", sá: "sábado", sa: "sábado" },
  do: "domingo",
};
const LASTING =
  "tiempo|duración|retraso|ventaja|diferencia|récord|marca|v[ií]deos?|audios?|pausa|canci[oó]n|" +
  "grabaci[oó]n|perd(?:imos|ió|ieron)|gan(?:amos|ó|aron)|duran?\\sentre|duró|tard[aó]";
/** Up to these a clause tells how long something lasted, or where in it something is. */
const CLAUSE = "(?:(?!\\sy\\s\\p{L})[^.,;!?…\\n]){0,50}";
const NO_LENGTH = `(?=\\d)(?<!(?<!\\p{L})(?:${LASTING})(?!\\p{L})${CLAUSE})`;
/** 'de 1:05 a 2:05 del vídeo'. */
const NO_PART = `(?!${CLAUSE}\\sdel?\\s(?:la\\s)?(?:${LASTING})(?!\\p{L}))`;
/** '0:15' is an hour behind these, else it may be how long something lasted. */
const SURE = [
  "(?<!\\p{L})(?:a|hasta|desde|son|sobre|entre|hora:)\\s",
  `(?<!\\p{L})(?:${DAY}),\\s`,
  `${TIME}${HOURS}?\\sy\\s`,
].join("|");
const BEHIND = `${SURE}|(?<!\\p{L}|(?:${LASTING})\\s)de\\s`;
/** Where a text or a sentence begins. */
const BEGIN = '(?:^|[.!?…\\n]\\s*)[¿¡"«(]*';

/** An hour that begins with a zero, which a voice reads as a number. */
const ZERO = `0?0:([0-5]\\d)${WHOLE}${LASTS}`;
const HALF = `\\s(?:de|por)\\sla\\s(?:noche|madrugada|mañana)${END}`;
/** The half of the day is said already: 'de la noche'. */
const REST = `(${HOURS}?(?:${HALF}|\\s?a\\.\\s?m\\.|\\s?am${END})|${HOURS})`;
const IN_FULL = `(?=\\sen\\spunto${END})`;
/** The hour until which something goes on. */
const UNTIL = `(?=\\s(?:a|hasta)\\s(?:las?\\s)?${TIME}(?!\\d)${LASTS})`;
const ALONE = '(?=\\s*(?:$|[.,;:!?…)»"”\\n]|\\p{Lu}))';

/** Hours from and to, which are said with 'de' before them and 'a' for the dash between them. */
const FROM_TO = [
  `${CLOCK}\\s?[-–]\\s?(?=${TIME}${HOURS})`,
  `${NO_LENGTH}(?!0?0:)(\\d{1,2}):([0-5]\\d)\\s?[-–]\\s?(?=0?0:[0-5]\\d(?!\\d)${LASTS}${NO_PART})`,
  `${NO_LENGTH}([01]?\\d|2[0-4]):([0-5]\\d)\\s?[-–]\\s?` +
    `(?=(?:[01]?\\d|2[0-4]):[0-5]\\d${WHOLE}${LASTS}${NO_PART})`,
];
const FROM = "(?<=((?<!\\p{L})(?:de|del|desde|entre|las?)\\s)?)";
export const RANGES = FROM_TO.map(
  (range): Rule => [
    new RegExp(`(?=\\d)${FROM}(?<![\\d.,:])${range}`, "giu"),
    (_all, from, hour, minute) => `${from ? "" : "de "}${hour}:${minute} a `,
  ],
);

/** The hour after midnight where it is sure to be one, and not how long something lasted. */
export const MIDNIGHT: Rule[] = [
  [
    new RegExp(`(?<!\\p{L})(las?)\\s${ZERO}${REST}?`, "giu"),
    (_all, article, minute, rest) => `${articleOf(12, article)} ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(`${NO_LENGTH}(?<=${BEHIND})${ZERO}${NO_PART}${REST}?`, "giu"),
    (_all, minute, rest) => `las ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(
      `${NO_LENGTH}(?<![\\d.,:+-]|\\p{L}|del\\s|al\\s)${ZERO}(?:${REST}|${IN_FULL}|${NO_PART}${UNTIL})`,
      "giu",
    ),
    (_all, minute, rest) => `las ${afterMidnight(minute, rest)}`,
  ],
  [
    new RegExp(`(?<=${BEGIN})${ZERO}${ALONE}`, "gu"),
    (_all, minute) => `las ${afterMidnight(minute)}`,
  ],
];

/** Before the hour until which something goes on, where it is written with 'h'. */
export const BEHIND_FROM = `(?<=((?:${TIME}${HOURS}?|de\\sla\\snoche)\\s(?:a|hasta)\\s)?)`;

/** 'De 1.30 a 2.00 h' may be how long something lasts. */
const isOpening = (hour = ""): boolean =>
  hour !== "" && !(Number.parseInt(hour, 10) < FIRST_OPENING);
const FIRST_OPENING = 8;

/** Other ways to write an hour, and how long something lasts, as these rules know them. */
export const CLOCKS: Rule[] = [
  // A pause between an hour and the dose behind it: 'a las 8, 500 miligramos'.
  [/(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?=\s(?:\d|[½¼¾]))/gu, (hour) => `${hour},`],
  // With a point it may be a price, and with 'h' behind the last one it is not.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:de|desde|entre)\\s)${CLOCK}(?=\\s(?:a|hasta|y)\\s${TIME}\\s?(?:h|hs|hrs|horas)${END})`,
      "giu",
    ),
    (all, hour, minute) => (isOpening(hour) ? `${hour}:${minute}` : (all ?? "")),
  ],
  [
    /(?<=(?<!\p{L})a\slas?\s)([01]?\d|2[0-3])['’]([0-5]\d)(?![\p{L}\p{N}'’"]|[.,:]\d)/giu,
    (_all, hour, minute) => `${hour}:${minute}`,
  ],
  [
    /(?<![\d.,:/])(\d{1,2})\s?h\s?(?:y\s)?([0-5]?\d)\s?(?:min|mins|m)(?![\p{L}\p{N}²])/gu,
    (_all, hours, minutes) => `${hours} h y ${minutes} min`,
  ],
  [
    /(?<!\p{L})([Ll]un|[Mm]i[ée]|[Jj]ue|[Vv]ie|[Ss][áa]b|[Dd]om)(?=,?\s\d{1,2}(?!\d|[:.,]\d|\s(?:años?|veces|días)))/gu,
    (_all, day = "") => WEEKDAYS[day.slice(0, 2).toLowerCase()] ?? day,
  ],
  [
    new RegExp(`(?<=(?<!\\d|[.,:])\\d{1,2}\\s(?:de\\s)?)(${SHORT_MONTHS})(?!\\p{L})(?!\\.)`, "giu"),
    (all, month = "") =>
      MONTHS.find((one) => one.startsWith(month.toLowerCase().slice(0, 3))) ?? all ?? "",
  ],
];

/** The same behind an hour whose zeros are not said: its end may be in words already. */
const UNTIL_SAID =
  `(?=\\s(?:a|hasta)\\s(?:las?\\s)?(?:${TIME}(?!\\d)${LASTS}|` +
  "\\d{1,2}\\s(?:horas?|y|de\\sla)(?!\\p{L})))";
/** Of these a voice reads the zero: 'cero nueve treinta', 'nueve cero cinco', 'ocho cero cero'. */
const ZEROS = `(?:(0[1-9]):([1-5]\\d)|(0?[1-9]|1\\d|2[0-4]):(0\\d))${WHOLE}${LASTS}`;
/** An hour as it is said behind its article. */
const SAID =
  "(?:una|\\d{1,2})(?::[0-5]\\d|\\sy\\s(?:cuarto|media|\\d{1,2})(?![:.]?\\d))?(?:\\sde\\sla\\snoche)?";
/** Between hours of one list, and from one to another. */
const LIST = "(?:,|\\s(?:y|o|a|hasta))\\s";

/** Hours whose zeros are not said, where they are sure to be hours. */
export const WITHOUT_ZEROS: Rule[] = [
  [
    new RegExp(
      `${NO_LENGTH}(?<=(?<!\\p{L})(?:de|desde|entre)\\s)([1-9]|1\\d|2[0-4]):([1-5]\\d)` +
        `(?=\\s(?:a|hasta|y)\\s(?:${ZEROS}${NO_PART}|las?\\s(?:una|\\d{1,2}\\s(?:horas|y))(?!\\p{L})))`,
      "giu",
    ),
    (_all, hour, minute) => hourOf("las", hour, minute),
  ],
  [
    new RegExp(
      `${NO_LENGTH}(?<![\\d.,:+-]|\\p{L}|las?\\s|del\\s|al\\s)${ZEROS}(?:${IN_FULL}|${UNTIL_SAID}${NO_PART})`,
      "giu",
    ),
    (_all, ...parts) => plainHour("las", parts),
  ],
  [
    new RegExp(`(?<!\\p{L})(las?)\\s${ZEROS}`, "giu"),
    (_all, article, ...parts) => plainHour(article, parts),
  ],
  [
    new RegExp(`${NO_LENGTH}(?<=${SURE})${ZEROS}${NO_PART}`, "giu"),
    (_all, ...parts) => plainHour("las", parts),
  ],
  [new RegExp(`(?<=${BEGIN})${ZEROS}${ALONE}`, "gu"), (_all, ...parts) => plainHour("las", parts)],
  [
    new RegExp(
      `(?<=(?<!\\p{L})las?\\s${SAID}(?:${LIST}(?:las?\\s)?${SAID}){0,6}${LIST})` +
        `(\\d|1\\d|2[0-4]):([0-5]\\d)${WHOLE}${LASTS}`,
      "giu",
    ),
    (_all, hour, minute) => hourOf("las", hour, minute),
  ],
];

/** '09:30' as 'las 9:30', '9:05' as 'las 9 y 5', '13:00' as 'las 13'. */
const plainHour = (article = "", [early, rest, hour, minute]: string[] = []): string =>
  hourOf(article, early ?? hour, rest ?? minute);

function hourOf(article = "", hour = "", minute = ""): string {
  const [hours, minutes] = [Number(hour), Number(minute)];
  const before = articleOf(hours, article);
  if (minutes > 9) return `${before} ${hours}:${minute}`;
  return `${before} ${hours === 1 ? "una" : hours}${minutes ? ` y ${minutes}` : ""}`;
}

/** 'la' or 'las', in capitals where it is written in them. */
function articleOf(hours: number, written = ""): string {
  const one = written.slice(0, 2);
  return hours === 1 ? one : `${one}${one.endsWith("A") ? "S" : "s"}`;
}

const PARTS_OF_HOUR: Partial<Record<number, string>> = { 15: "cuarto", 30: "media" };

/**
 * '9:04' as 'las nueve y cuatro' is said: '9 y 4'.
 *
 * @param until what stands before it where it is the end of hours from and to
 */
export function inHours(hour = "", minute = "", until = ""): string {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (isOpening(until)) return `${articleOf(hours, "la")} ${inHours(hour, minute)}`;
  if (minutes === 0) return hours === 1 ? "una" : `${hours} horas`;
  const rest = PARTS_OF_HOUR[minutes] ?? minutes;
  return `${hours === 1 ? "una" : hours} y ${rest}`;
}

/** '0:44' as 'las doce y cuarenta y cuatro de la noche' is said: '12 y 44 de la noche'. */
const afterMidnight = (minute = "", rest = ""): string =>
  `${minute === "00" ? "12" : inHours("12", minute)} de la noche${rest.endsWith(".") ? "\uE000" : ""}`;
