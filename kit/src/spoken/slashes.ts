import { END, SIGNS, UNITS } from "./units.ts";

type Rule = [RegExp, (...parts: string[]) => string];

/** Two words to choose from: any other slash may be 'por', or the ending of a word, and stays. */
const CHOICES = [
  ..."fecha/hora día/hora día/noche mañana/tarde mañana/noche tarde/noche sí/no él/ella".split(" "),
  ..."ellos/ellas padre/madre madre/padre comida/cena desayuno/cena".split(" "),
].join("|");
/** The same word of a man and of a woman, as 'hijo/hija'. */
const OF_BOTH = "(\\p{L}{2,})(?:o(s?)/\\2a\\3|a(s?)/\\2o\\4)";

/** A number of what is counted, before a slash. */
const QUANTITY =
  "(?:\\d|(?<!\\p{L})(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|medi[ao]))" +
  "\\s?(?:\\p{L}+\\s)?(?:\\p{L}{2,}|€)";
const PER_THE: Record<string, string> = {
  día: "al día",
  mes: "al mes",
  año: "al año",
  semana: "a la semana",
};
const PER = [
  ..."noche hora minuto segundo kilo litro metro persona unidad toma comida dosis".split(" "),
  ..."h min kg l ml km m m² m2 ud".split(" "),
].join("|");
/** 'dosis/8 h'; '4 noches/5 días' and '24 h/7 días' are two lengths. */
const DOSE = `(?<=\\d\\s?(?:${SIGNS}|\\p{L}{3,}))(?<!(?:h|hs|hrs|horas?|d[ií]as?|noches?|semanas?))`;

/** Slashes, of which a voice makes 'barra' or nothing. */
export const SLASHES: Rule[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}/.@_-])(${CHOICES}|${OF_BOTH})(?![\\p{L}\\p{N}/@_-]|\\.\\p{L})`,
      "giu",
    ),
    (_all, words = "") => words.replace("/", /\/h?o/iu.test(words) ? " u " : " o "),
  ],
  [/(?<![\p{L}\p{N}/])y\/o(?![\p{L}\p{N}/])/gu, () => "y o"],
  [
    new RegExp(`(?=\\s?/)${DOSE}\\s?/\\s?(?=\\d{1,2}\\s?(?:h|hs|hrs|horas|días)${END})`, "gu"),
    () => " cada ",
  ],
  [
    new RegExp(
      `(?=\\s?/)(?<=${QUANTITY})\\s?/\\s?(${Object.keys(PER_THE).join("|")}|${PER})${END}`,
      "gu",
    ),
    (_all, per = "") => ` ${PER_THE[per] ?? `por ${UNITS[per]?.[0] ?? per}`}`,
  ],
];
