const DIGIT_WORD = "(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
/** What people write between the digits of one number. */
const BETWEEN = "[\\s./()·_–-]{0,3}";

/** Days, times, blood pressures have many digits too. Without them it would be useless. */
const KEPT = new RegExp(
  [
    "(?<![\\d/.-])(?:0?[1-9]|[12]\\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\\1(?:19|20)?\\d{2}(?!\\d|[/.-]\\d)",
    "(?<![\\d/.-])(?:19|20)\\d{2}-\\d{2}-\\d{2}(?!\\d|-\\d)",
    "(?<![\\d:])\\d{1,2}(?::|\\s?h\\s?)\\d{2}(?::\\d{2})?(?!\\d)",
    "(?<=\\blas?\\s)\\d{1,2}\\.\\d{2}(?!\\d|[./-]\\d)",
    "(?<![\\d/])\\d{2,3}/\\d{2,3}(?:[\\s,;y]+\\d{2,3}/\\d{2,3})*(?!\\d|[\\s./-]{1,3}\\d)",
  ].join("|"),
  "giu",
);

const EMAIL = /[^\s@<>()]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()]{1,255}/giu;
const SPOKEN_EMAIL =
  /[\p{L}\d._-]{1,64}\s+arroba\s+[\p{L}\d.-]{1,64}(?:\s+punto\s+[\p{L}\d]{1,20}){0,3}/giu;
const IBAN = /\b[A-Z]{2}\s?\d{2}(?:[\s.-]?[A-Z\d]{4}){3,7}(?:[\s.-]?[A-Z\d]{1,3})?\b/giu;
/** DNI with or without its letter, NIE, passport, health card. */
const IDENTITY = new RegExp(
  [
    "(?<![\\d.])\\d{1,2}[.\\s]?\\d{3}[.\\s]?\\d{3}[\\s./-]{0,3}[A-Z](?![\\p{L}\\d])",
    "(?<![\\d.])\\d{1,2}\\.\\d{3}\\.\\d{3}(?!\\d|\\.\\d)",
    "(?<![\\p{L}\\d])[XYZ][\\s./-]{0,3}\\d(?:[\\s.]?\\d){6}[\\s./-]{0,3}[A-Z]?(?![\\p{L}\\d])",
    "(?<![\\p{L}\\d])[A-Z]{2,3}[\\s.-]?\\d{6}(?![\\p{L}\\d])",
    "(?<![\\p{L}\\d])[A-Z]{4}[\\s.-]?\\d{10,12}(?![\\p{L}\\d])",
  ].join("|"),
  "giu",
);
/** Telephones, cards, accounts, social security: nine digits or more, written or spoken. */
const NUMBER = new RegExp(`(?:\\+|\\()?\\d(?:${BETWEEN}\\d){8,}`, "gu");
const SPOKEN_NUMBER = new RegExp(`\\b${DIGIT_WORD}(?:[\\s,.-]+${DIGIT_WORD}\\b){5,}`, "giu");

const SECRET = "(?:pin|clave|contraseña|c[oó]digo|cvv|cvc|n[uú]mero\\s+secreto)";
const LEADING_TO_IT =
  "(?:\\s+(?:es|era|son|de|del|la|el|mi|su|banco|cartilla|tarjeta|m[oó]vil|tel[eé]fono|portal|nuev[oa]|" +
  "secret[oa]|postal|siempre|ahora)\\b|\\s*[:=«\"“'])*";
const SECRET_THEN = new RegExp(
  `\\b(${SECRET}${LEADING_TO_IT}\\s*)(?:\\d(?:[\\s.,-]?\\d){2,11}|${DIGIT_WORD}(?:[\\s,-]+${DIGIT_WORD}\\b){2,})`,
  "giu",
);
const THEN_SECRET = new RegExp(
  `(?<!\\d)\\d{3,8}(?=,?\\s+(?:es|era)\\s+(?:mi|el|la)\\s+${SECRET}(?!\\p{L}))`,
  "giu",
);
const PASSWORD = /((?:contraseña|clave)\s*(?:\s(?:es|era)|[:=])\s*)[^\s,.]*[\d_-][^\s,.]*/giu;
/** Nothing but digits: an answer to 'what is your PIN?'. */
const BARE_SECRET = /^\s*\d{4,8}\s*[.!]?\s*$/u;

const WAY =
  "(?:calle|c/|cl\\.|callej[oó]n|avenida|avda\\.?|av\\.|plaza|plazuela|pza\\.?|pl\\.|paseo|pº|camino|" +
  "carretera|ctra\\.?|traves[ií]a|ronda|cuesta|glorieta|urbanizaci[oó]n|urb\\.|pol[ií]gono)";
/** Words that are no names of streets, so that 'camino unos 20 minutos' stays. */
const NO_NAME =
  "(?:a|hasta|desde|con|en|por|para|unos|unas|cada|casi|más|menos|solo|hoy|mañana|durante|hay|" +
  "tengo|son|media|las|porque|y|que|cuando|quedan)";
const NOTHING_COUNTED =
  "(?!\\d|\\s*(?:minutos?|min|horas?|h|km|kil[oó]metros?|metros?|m|veces|d[ií]as|pasos|pastillas?|mg|" +
  "ml|gotas|€|euros|grados|%|años|personas|vueltas|semanas|meses)(?![\\p{L}]))";
const ADDRESS = new RegExp(
  `(?<!\\p{L})${WAY}\\s*(?:(?<=[\\s/.º])(?!${NO_NAME}\\s)[\\p{L}.'ºª-]+,?\\s+){1,7}?` +
    `(?:(?:n[º°.]?|n[uú]m\\.?|n[uú]mero)\\s*)?\\d{1,4}${NOTHING_COUNTED}(?: ?(?:bis|[a-h])(?![\\p{L}/.]))?` +
    "(?:,?\\s*(?:(?:piso|portal|bloque|escalera|esc\\.|puerta|planta)\\s*[\\p{L}\\d]{1,9}º?|bajo|[áa]tico|" +
    "\\d{1,2}\\s?[ºª°]\\s?(?:[a-h](?!\\p{L})|izq\\p{L}*\\.?|dcha?\\.?|derecha|centro)?))*",
  "giu",
);
const POSTCODE =
  /\b(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?=,?\s+(?:de\s+)?\p{Lu}\p{Ll})|(?<=\bC\.?P\.?:?\s?)\d{5}\b/gu;

const REPLACEMENTS: [RegExp, string][] = [
  [EMAIL, "[correo]"],
  [SPOKEN_EMAIL, "[correo]"],
  [IBAN, "[número]"],
  [SECRET_THEN, "$1[clave]"],
  [THEN_SECRET, "[clave]"],
  [PASSWORD, "$1[clave]"],
  [BARE_SECRET, "[clave]"],
  [ADDRESS, "[dirección]"],
  [POSTCODE, "[dirección]"],
  [IDENTITY, "[número]"],
  [NUMBER, "[número]"],
  [SPOKEN_NUMBER, "[número]"],
];

/**
 * Removes contacts, addresses, identity numbers and secrets from what is sent to a model. In doubt
 * a number is removed, except days, times and doses.
 */
export function withoutContacts(text: string): string {
  const kept: string[] = [];
  // A character that nobody types stands for what is kept, while the rest is searched.
  const marked = text.replaceAll("\u0000", "").replace(KEPT, (found) => {
    kept.push(found);
    return "\u0000";
  });
  const clean = REPLACEMENTS.reduce((rest, [form, mark]) => rest.replace(form, mark), marked);
  return clean.replaceAll("\u0000", () => kept.shift() ?? "");
}
