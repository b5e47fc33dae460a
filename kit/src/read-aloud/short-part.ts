import { isSeen, saidAs } from "./seen.ts";

/** As fast as the portal reads at its normal pace. */
const WORDS_A_MINUTE = 158;
/** What is heard within so many seconds has no button of its own. */
const SHORT_S = 8;
const SHORT_WORDS = (SHORT_S * WORDS_A_MINUTE) / 60;

/** Whether a part of a screen is heard so soon that a button for it alone is one too many. */
export const isShortPart = (part: Element): boolean => wordsWithin(part) < SHORT_WORDS;

/** How many words of it are read aloud, by the same rules of what is seen. */
function wordsWithin(part: Element): number {
  let count = 0;
  for (const node of part.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) count += wordsOf(node.textContent);
    else if (node instanceof Element && isSeen(node)) {
      const inOther = saidAs(node);
      count += inOther === null ? wordsWithin(node) : wordsOf(inOther);
    }
  }
  return count;
}

const wordsOf = (text: string | null): number => text?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
