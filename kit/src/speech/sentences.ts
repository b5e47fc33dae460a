import { cut } from "../format/index.ts";
import { spoken } from "../spoken/index.ts";

/** Longest piece handed to the browser at once, in characters: Chrome cuts longer ones off. */
export const LONGEST_PIECE = 200;

/**
 * A text as pieces that are spoken one after the other: sentences with their
 * abbreviations in words, long ones parted at a space.
 */
export function sentences(text: string): string[] {
  return sentencesOf(spoken(text))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(parted);
}

/** By their marks alone in an old Firefox, which knows no sentences. */
function sentencesOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return text.split(/(?<=[.!?…])\s+|\n/u);
  const segmenter = new Intl.Segmenter("es", { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function parted(sentence: string): string[] {
  if (sentence.length <= LONGEST_PIECE) return [sentence];
  const space = sentence.lastIndexOf(" ", LONGEST_PIECE);
  const piece = space > 0 ? sentence.slice(0, space) : cut(sentence, LONGEST_PIECE);
  return [piece, ...parted(sentence.slice(piece.length).trim())];
}
