/** Made when it is first asked for: an old Firefox has none. */
let segmenter: Intl.Segmenter | null | undefined;

function segmenterOrNone(): Intl.Segmenter | null {
  segmenter ??= "Segmenter" in Intl ? new Intl.Segmenter("es", { granularity: "grapheme" }) : null;
  return segmenter;
}

/** The characters of a text as people see them; its code points where the browser knows no more. */
const charactersOf = (text: string): string[] => {
  const segments = segmenterOrNone()?.segment(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : [...text];
};

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
  const end = segmenterOrNone()?.segment(text).containing(most)?.index ?? 0;
  // One character may be longer than all the room: a letter under a heap of marks.
  return text.slice(0, end > 0 ? end : betweenPoints(text, most));
}

const betweenPoints = (text: string, end: number): number =>
  /[\ud800-\udbff]$/.test(text.slice(0, end)) ? end - 1 : end;
