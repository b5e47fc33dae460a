type Rule = [RegExp, (...parts: string[]) => string];

/** What a telephone shows otherwise, and a voice reads as signs: '*no*', '_no_', '~no~'. */
const MARKED = ["\\*", "_", "~"].map(
  (mark): Rule => [
    new RegExp(
      `(?<![\\p{L}\\p{N}${mark}])${mark}(?![\\s${mark}])([^${mark}\\n]{1,300}?)(?<!\\s)${mark}(?![\\p{L}\\p{N}${mark}])`,
      "gu",
    ),
    (_all, words = "") => words,
  ],
);

/** As one types in a hurry. */
const SHORT_WORDS: Record<string, string> = {
  ...{ tb: "también", tmb: "también", tbn: "también", tmbn: "también", xo: "pero", xa: "para" },
  ...{ xfa: "por favor", xfi: "por favor", xfavor: "por favor", bss: "besos", bsos: "besos" },
  ...{ tqm: "te quiero mucho", tkm: "te quiero mucho", tq: "te quiero", dnd: "donde" },
  ...{ ntp: "no te preocupes", mñn: "mañana", mñna: "mañana", msj: "mensaje" },
};
const OF_LETTER =
  "(?<!(?<!\\p{L})(?:la|las|letras?|una|vitaminas?|teclas?|botón)\\s|[\\p{L}\\p{N}@._/#-])";
/** Behind an 'x' that is no letter and no sign. */
const BEHIND_X =
  "(?=\\s(?:la|el|los|las|lo|un|una|favor|eso|esto|ti|mí|mi|tu|su|si|aquí|allí|ahí|qué|que|q|" +
  "ahora|cierto|teléfono|fin|la|mañana|día|semana|mes)(?!\\p{L}))";

const WORDS: Rule[] = [
  [
    /(?<![\p{L}\p{N}@._/#-])([xp])(?:or)?q(?![\p{L}\p{N}]|[.@]\p{L}|\.\sdel?\s)(?=([^.!?…\n]*\?)?)/giu,
    (_all, _first, question) => (question ? "por qué" : "porque"),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}@._/#-])(${Object.keys(SHORT_WORDS).join("|")})(?![\\p{L}\\p{N}]|[.@]\\p{L})`,
      "giu",
    ),
    // In capitals it may be anything: 'TB' is an illness.
    (_all, word = "") => SHORT_WORDS[word.charAt(0).toLowerCase() + word.slice(1)] ?? word,
  ],
  [new RegExp(`${OF_LETTER}[Qq](?=\\s(?:tal|hora|haces|pasa)(?!\\p{L}))`, "gu"), () => "qué"],
  [new RegExp(`${OF_LETTER}(?:[Qq]|(?<!\\d\\s)k)(?=\\s\\p{Ll}{2})`, "gu"), () => "que"],
  [new RegExp(`${OF_LETTER}(?<!rayos\\s)x${BEHIND_X}`, "giu"), () => "por"],
];

/** Signs of a message that stand between and before its words. */
export const MESSAGES: Rule[] = [
  ...MARKED,
  [/(?<=^|\n)[^\S\n]*[-–*][^\S\n]+(?=[^\s\d]|\d+(?!\d|\s?[º°]))/gu, () => ""],
  [/(?<=[\p{L}»”)])\s[-–]\s(?=[\p{L}¿¡«“(])/gu, () => ", "],
  [
    /(?<![\p{L}\p{N}&#])#(\p{L}[\p{L}\p{N}_]*)/gu,
    (_all, tag = "") => tag.replaceAll("_", " ").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "),
  ],
  ...WORDS,
  // Posdata.
  [/(?<=^|\n|[.!?…]\s)P\.\s?D\.:?(?=\s)|(?<!\p{L})PD:/gu, () => "posdata:"],
];
