import { sendMessageLimits } from "@acompana/kit/api";

/** The longest message, in characters as a reader counts them. */
export const LONGEST_MESSAGE = sendMessageLimits.content.maxCharacters;

const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });

/** Characters as the server counts them: a family of emoji is one, so is a letter with accent. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** The first `LONGEST_MESSAGE` characters. */
export function capped(text: string): string {
  const first = [...segmenter.segment(text)].slice(0, LONGEST_MESSAGE);
  return first.map(({ segment }) => segment).join("");
}
