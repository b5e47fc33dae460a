import { withoutLostSigns } from "./lost-signs.ts";

/**
 * Lists of contacts put a number, or an address of e-mail, between two that turn the direction. It
 * is looked for at the first of several such signs alone: from each, a row of them would be walked
 * anew.
 */
const TURNED =
  /(?<![\u200e\u200f\u202a-\u202d\u2066-\u2068])[\u200e\u200f\u202a-\u202d\u2066-\u2068]+([+(]*\d[\d\s().\-/]*|[\w.+-]+@[\p{L}\p{M}\d.-]+)[\u200e\u200f\u202c\u2069]*/gu;
/** The flags of parts of a country are a black flag and letters that nobody sees. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}/gu;
const LINE_ENDS = /[\n\r\u0085\u2028\u2029]/;
/** Controls but tab and line ends. */
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}/u;
/**
 * What turns the direction of all that follows, signs of formulas and music that nobody sees,
 * annotations, tags, what is no character, and what stands for none yet and is not drawn.
 */
const FORBIDDEN =
  /[\u202a-\u202e\u2061-\u206f\u2800\u3164\uffa0\ufff0-\ufffc\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]|\p{NChar}/u;
/** Korean writes these two beside its own parts of letters alone. */
const FILLERS = /(?<![\u1100-\u115e\u1161-\u11ff])[\u115f\u1160](?![\u1100-\u115e\u1161-\u11ff])/u;
/**
 * What each font draws as it likes, or as nothing, blanks of hieroglyphs, and what stands for no
 * sign yet, but for emojis and Chinese letters that are newer than this runtime.
 */
const NAMELESS =
  /[\p{Co}\u{13441}\u{13442}]|(?![\p{ExtPict}\u{20000}-\u{3ffff}])[^\P{Cn}\p{NChar}]/u;
/** Written languages put three at most on a letter; more are drawn over the neighbours. */
const TOO_MANY_MARKS = /\p{M}{4}/u;
/** More marks than are taken: composing them takes time that grows with their number squared. */
const HEAP = /(\p{M}{30})\p{M}+/gu;
/** Between the marks of one letter these change nothing. */
const FORMATS = /\p{Cf}/gu;
/** Letters that are drawn as nothing, and those that no two fonts draw alike, count as not seen. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Z}\p{M}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

const ANY_LINE_END = new RegExp(LINE_ENDS, "g");
const ALL_FORBIDDEN = new RegExp(
  `${CONTROL.source}|${FORBIDDEN.source}|${FILLERS.source}|${NAMELESS.source}`,
  "gu",
);
const MORE_MARKS = /(\p{M}{3})[\p{M}\p{Cf}]+/gu;

const FORBIDDEN_SIGNS =
  "El texto tiene signos que no se ven o que cambian el orden de las letras. " +
  "Bórralos y escríbelo de nuevo.";

/** Fields in which one may begin a new line. */
const OF_SEVERAL_LINES = new Set(["content", "description", "text"]);
/** Not read by people, or compared with what was typed elsewhere: taken as they are. */
const AS_IT_IS = /password|pin$|secret|token|^code$|^file$|^photo$/i;

/** Whether a field of this name is taken letter by letter. */
export const isTakenAsItIs = (name: string): boolean => AS_IT_IS.test(name);

/** Postgres stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** In one spelling of its letters (NFC); of a heap of marks, which is refused, thirty are left. */
export const composed = (text: string): string => text.replace(HEAP, "$1").normalize("NFC");

/**
 * What is wrong with a text that somebody typed, in one sentence, or null. `name`: the field's; it
 * says whether it may have several lines.
 */
export function textProblem(text: string, name: string): string | null {
  if (!isStorable(text)) return "El texto contiene caracteres que no se admiten.";
  if (isTakenAsItIs(name)) return null;
  if (!OF_SEVERAL_LINES.has(name) && LINE_ENDS.test(text)) return "Escríbelo en una sola línea.";
  const plain = withoutLeftovers(composed(text).replace(FLAG, "\u{1f3f4}"));
  const hidden = [CONTROL, FORBIDDEN, FILLERS, ...(OF_SEVERAL_LINES.has(name) ? [] : [NAMELESS])];
  if (hidden.some((signs) => signs.test(plain))) return FORBIDDEN_SIGNS;
  if (TOO_MANY_MARKS.test(plain.replace(FORMATS, "")))
    return "El texto lleva demasiados acentos sobre una misma letra. Escríbelo de nuevo.";
  const isBlank = text.trim() === "";
  if (!isBlank && text.replace(FLAG, "x").replace(INVISIBLE, "") === "")
    return "Escribe algo que se pueda leer: solo hay signos que no se ven.";
  return null;
}

/** Without what copying leaves behind: before a text is measured, or compared with a pattern. */
export const withoutLeftovers = (text: string): string =>
  withoutLostSigns(text.replace(TURNED, "$1"));

/**
 * The text as it is kept: composed (NFC), without what copying leaves behind, and in a field of one
 * line with a blank for tabs and for each space of another width.
 */
export function tidyText(text: string, name: string): string {
  if (isTakenAsItIs(name)) return text;
  // What stood between a letter and its mark is gone: the two are composed now.
  const tidied = composed(withoutLeftovers(composed(text)));
  return OF_SEVERAL_LINES.has(name) ? tidied : tidied.replace(/\t+|\p{Zs}/gu, " ");
}

/**
 * A name that nobody typed here, such as a file's: without what would be refused; empty when
 * nothing is left that can be read.
 */
export function readableName(name: string): string {
  const oneLine = name.toWellFormed().replaceAll("\0", "").replace(ANY_LINE_END, " ");
  const plain = tidyText(oneLine, "name").replace(ALL_FORBIDDEN, "").replace(MORE_MARKS, "$1");
  return textProblem(plain, "name") === null ? plain.trim() : "";
}

/** A field's path, and what is wrong with it. */
type Wrong = [path: string, sentence: string];

/**
 * Puts tidied texts in the place of those that were typed, wherever they stand in what was read.
 * Returns the first that cannot be taken.
 */
export function tidyTexts(value: unknown, path: readonly string[] = []): Wrong | null {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const own = [...path, key];
    if (typeof part !== "string") {
      const wrong = tidyTexts(part, own);
      if (wrong) return wrong;
      continue;
    }
    // An element of a list is named as the list.
    const name = own.findLast((word) => !/^\d+$/.test(word)) ?? key;
    const problem = textProblem(part, name);
    if (problem) return [own.join("."), problem];
    const tidied = tidyText(part, name);
    if (tidied !== part) Object.assign(value, { [key]: tidied });
  }
  return null;
}
