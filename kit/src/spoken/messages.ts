type Rule = [RegExp, (...parts: string[]) => string];

/** Words that may begin a sentence. */
const inAnyCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Behind these what stands is written or pressed sign by sign. */
const SECRET = `(?<!(?<!\\p{L})(?:${inAnyCase(
  "clave|contraseñas?|c[oó]digos?|pin|usuario|wifi|marc\\p{L}*|pulsa\\p{L}*|tecle\\p{L}*|" +
    "escrib\\p{L}*|señal\\p{L}*|tach\\p{L}*|rellen\\p{L}*|firm\\p{L}*|pon|ponga?|poner",
)})(?!\\p{L})[^.!?…\\n]{0,30})`;

/**
 * What a telephone shows otherwise, and a voice reads as signs: '*no*', '_no_'. What is struck out
 * by '~' is not meant, and keeps its signs.
 */
const MARKED = ["\\*", "_"].map(
  (mark): Rule => [
    new RegExp(
      `(?<![\\p{L}\\p{N}${mark}/.-])${SECRET}${mark}(?=[\\p{L}¿¡"«])([^${mark}\\n]{1,300}?)(?<!\\s)${mark}(?![\\p{L}\\p{N}${mark}])`,
      "giu",
    ),
    (_all, words = "") => words,
  ],
);

/** As one types in a hurry. */
const SHORT_WORDS: Record<string, string> = {
  ...{ tb: "también", tmb: "también", tbn: "también", tmbn: "también" },
  ...{ xfa: "por favor", xfi: "por favor", xfavor: "por favor", bss: "besos", bsos: "besos" },
  ...{ tqm: "te quiero mucho", tkm: "te quiero mucho", tq: "te quiero" },
  ...{ ntp: "no te preocupes", mñn: "mañana", mñna: "mañana", msj: "mensaje" },
};
/** No part of a longer word, of an address or of a code, and nothing that is counted. */
const ALONE = `(?<![\\p{L}\\p{N}@._/#-]|\\d\\s)${SECRET}`;
const END = "(?![\\p{L}\\p{N}@_]|[.@/-][\\p{L}\\p{N}])";
/** Behind these an 'x' or a 'q' is a letter. */
const OF_LETTER = `(?<!(?<!\\p{L})(?:${inAnyCase(
  "la|las|letras?|una?|el|los|en|con|de|por|vitaminas?|teclas?|botón|rayos|grupo|" +
    "fiebre|coenzima|siglo|capítulo|iphone|tipo|plan|eje|valor|día|hora|casilla|talla",
)}|\\p{L},?\\s[yo])\\s)`;
/** Behind an 'x' that is no letter and no sign. */
const BEHIND_X =
  "(?=\\s(?:la|el|los|las|lo|un|una|favor|eso|esto|ti|mí|mi|tu|su|aquí|allí|ahí|ahora|cierto|" +
  "teléfono|fin|mañana|día|semana|mes)(?!\\p{L}))";
const BEGIN = '(?=[XxPpQq])(?<=(?:^|[.!?…\\n]\\s*)[¿¡"«(]*)';
/** What is a question at the end of its sentence. */
const ASKED = "(?=[^.!?…\\n]{1,160}\\?)";
/** 'El pq. de San Juan' is a park, and 'un pq de pañales' a parcel. */
const BECAUSE = `(?<!(?<!\\p{L})(?:el|del|un|al)\\s)(?:[Xx]q|pq|[Pp]orq|[Xx]\\sq(?:ue)?)${END}(?!\\.?\\sdel?\\s)`;

const WORDS: Rule[] = [
  [new RegExp(`${BEGIN}${BECAUSE}${ASKED}`, "gu"), () => "por qué"],
  [new RegExp(`${ALONE}${BECAUSE}`, "gu"), () => "porque"],
  [
    new RegExp(`${ALONE}(${Object.keys(SHORT_WORDS).join("|")})${END}`, "giu"),
    // In capitals it may be anything: 'TB' is an illness.
    (_all, word = "") => SHORT_WORDS[word.charAt(0).toLowerCase() + word.slice(1)] ?? word,
  ],
  [
    new RegExp(
      `${BEGIN}[Qq](?=\\s\\p{Ll})(?:${ASKED}|(?=\\s(?:tal|pena|bien|bonit[oa]|guap[oa]|ric[oa]|alegría|ilusión|suerte)(?!\\p{L})))`,
      "gu",
    ),
    () => "qué",
  ],
  [
    new RegExp(
      `${ALONE}(?<=(?<!\\p{L})(?:a|y|[Hh]ola,?)\\s)q(?=\\s(?:tal(?!\\svez)|hora)(?!\\p{L}))`,
      "gu",
    ),
    () => "qué",
  ],
  [new RegExp(`${ALONE}${OF_LETTER}q(?=\\s\\p{Ll}{2})(?!\\sde(?!\\p{L}))`, "gu"), () => "que"],
  [new RegExp(`${BEGIN}X${BEHIND_X}`, "gu"), () => "por"],
  [new RegExp(`${ALONE}${OF_LETTER}x${BEHIND_X}`, "gu"), () => "por"],
];

/** Signs of a message that stand between and before its words. */
export const MESSAGES: Rule[] = [
  ...MARKED,
  [/(?<=^|\n)[^\S\n]*[-–*][^\S\n]+(?=[\p{L}¿¡"«“])/gu, () => ""],
  [/(?<=[\p{L}»”)])\s[-–]\s(?=[\p{L}¿¡«“(])/gu, () => ", "],
  [
    new RegExp(`(?<![\\p{L}\\p{N}&#/.])${SECRET}#(\\p{L}{3}[\\p{L}\\p{N}_]*)`, "giu"),
    (_all, tag = "") => tag.replaceAll("_", " ").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "),
  ],
  ...WORDS,
  // Posdata.
  [/(?<=^|\n|[.!?…]\s)(?:P\.\s?D\.|PD):(?=\s)/gu, () => "posdata:"],
];
