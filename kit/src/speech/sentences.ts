import { cut } from "../format/index.ts";
import { spoken } from "../spoken/index.ts";

/** Longest piece handed to the browser at once, in characters: Chrome cuts longer ones off. */
export const LONGEST_PIECE = 200;

/** Pieces that end at a pause may be as short as this, others are nearly as long as they can be. */
const SHORTEST_TO_PAUSE = 80;
const SHORTEST = 150;
/** A sentence that begins with a number: 'Has llegado al nivel 2. 15 puntos.' */
const BEFORE_NUMBER = /(?<=(?:\p{L}{4}|\s\d+)\.)\s+(?=\d)/u;
/** Where somebody who reads aloud breathes. */
const PAUSES = /[,;:—]["'»”)\]]*(?=\s)/gu;
const JOINTS = /(?=\s(?:y|e|o|u|ni|pero|sino|que|porque|para|por|si|como|cuando|donde)\s)/gu;

/**
 * A text as pieces that are spoken one after the other: sentences with their abbreviations in
 * words, long ones parted at a comma, or else before a word that joins, or else at a space.
 */
export function sentences(text: string): string[] {
  return sentencesOf(spoken(text))
    .flatMap((sentence) => sentence.split(BEFORE_NUMBER))
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
  const room = cut(sentence, LONGEST_PIECE + 1);
  const space = room.lastIndexOf(" ");
  const end = lastEnd(room, PAUSES, SHORTEST_TO_PAUSE) ?? lastEnd(room, JOINTS, SHORTEST) ?? space;
  const piece = end > 0 ? sentence.slice(0, end) : cut(sentence, LONGEST_PIECE);
  return [piece, ...parted(sentence.slice(piece.length).trim())];
}

/** Where the last of such places ends that leaves a piece of some length. */
const lastEnd = (room: string, places: RegExp, shortest: number): number | undefined =>
  Array.from(room.matchAll(places), ({ index, 0: mark }) => index + mark.length).findLast(
    (end) => end >= shortest && end <= LONGEST_PIECE,
  );
