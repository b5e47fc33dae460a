/** Marks that turn the direction of what follows, and characters that nobody sees. */
const INVISIBLE = /[\u200b\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * One line of plain text: line breaks and other control characters become spaces, and what could
 * make it read otherwise than it was written is left out. NUL stays, and is refused as everywhere.
 */
export const cleanText = (typed: string): string =>
  typed.includes("\0")
    ? typed
    : typed
        .replace(/[\u2028\u2029]/g, " ")
        .replace(INVISIBLE, "")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim();
