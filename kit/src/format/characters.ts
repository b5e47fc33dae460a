/** Made when it is first asked for: an old Firefox has none. */
let segmenter: Intl.Segmenter | null | undefined;

function segmenterOrNone(): Intl.Segmenter | null {
  segmenter ??= "Segmenter" in Intl ? new Intl.Segmenter("es", { granularity: "grapheme" }) : null;
  return segmenter;
}

/**
 * A flag, or what is no mark with all that belongs to it: its marks, the colour of its skin, the
 * letters of its flag, and whom a joiner adds. Marks that follow nothing are one.
 */
const CHARACTERS =
  /\p{RI}\p{RI}|\r\n|\P{M}(?:\p{M}|\u200c|[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*|\p{M}+/gsu;

/** The characters of a text as people see them. */
const charactersOf = (text: string): string[] => {
  const segments = segmenterOrNone()?.segment(text);
  if (segments) return Array.from(segments, ({ segment }) => segment);
  return text.match(CHARACTERS) ?? [];
};

/** Where the character begins that stands at a place of a text. */
function beginOf(text: string, place: number): number {
  const segments = segmenterOrNone()?.segment(text);
  if (segments) return segments.containing(place)?.index ?? 0;
  let begin = 0;
  for (const { length } of charactersOf(text)) {
    if (begin + length > place) break;
    begin += length;
  }
  return begin;
}

/** How many characters people see: a family of emoji is one, so is a letter with its accents. */
export const countCharacters = (text: string): number => charactersOf(text).length;

/** The first `most` characters of a text, as `countCharacters` counts them. */
export const firstCharacters = (text: string, most: number): string =>
  charactersOf(text).slice(0, most).join("");

/**
 * The beginning of a text that is at most `most` UTF-16 units long, as `maxLength` of the contract
 * counts them. It never ends within a character.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = beginOf(text, most);
  // One character may be longer than all the room: a letter under a heap of marks.
  return text.slice(0, end > 0 ? end : betweenPoints(text, most));
}

const betweenPoints = (text: string, end: number): number =>
  /[\ud800-\udbff]$/.test(text.slice(0, end)) ? end - 1 : end;
