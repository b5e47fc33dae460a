/** Longest piece handed to the browser at once, in characters: Chrome cuts longer ones off. */
export const LONGEST_PIECE = 200;

const segmenter = new Intl.Segmenter("es", { granularity: "sentence" });

/** A text as pieces that are spoken one after the other: sentences, long ones parted at a space. */
export function sentences(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(/\s+/g, " ").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(parted);
}

function parted(sentence: string): string[] {
  if (sentence.length <= LONGEST_PIECE) return [sentence];
  const space = sentence.lastIndexOf(" ", LONGEST_PIECE);
  const end = space > 0 ? space : LONGEST_PIECE;
  return [sentence.slice(0, end), ...parted(sentence.slice(end).trim())];
}
