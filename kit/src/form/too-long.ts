import { countCharacters, cut } from "../format/index.ts";
import { text as words } from "./form-text.ts";

const inFigures = new Intl.NumberFormat("es-ES", { useGrouping: true });

/** Of a whole book that was pasted nobody needs to know how many letters are left over. */
const MOST_COUNTED = 1_000;

/**
 * What is wrong with a text for which the contract has no room. The text itself is never cut: what
 * is pasted into a field stays there whole, to be shortened by whoever wrote it.
 *
 * @param longest the `maxLength` of the contract, which counts no blanks around the text
 */
export function tooLong(typed: string, longest: number): string | undefined {
  const said = typed.trim();
  if (said.length <= longest) return undefined;
  const isCounted = said.length <= longest + MOST_COUNTED;
  const over = isCounted ? countCharacters(said.slice(cut(said, longest).length)) : null;
  return words.tooLong(inFigures.format(longest), over);
}

/** What is wrong with a text while it is typed, as a field of kit takes it. */
export interface LengthWords {
  error: string | undefined;
  /** The same without what changes at each key; empty while nothing is wrong. */
  announced: string;
}

/** What a field says of a text that may be too long: the whole sentence is seen, less is heard. */
export function lengthWords(typed: string, longest: number): LengthWords {
  const error = tooLong(typed, longest);
  return { error, announced: error ? words.tooLong(inFigures.format(longest), null) : "" };
}
