import { isSaid } from "../spoken/index.ts";

/** What is said in one breath, and the part of the page where it stands. */
export interface Phrase {
  text: string;
  element: Element;
}

export const LETTER = /[\p{L}\p{N}]/u;
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;
const ENDED = /[.!?…:;,]["'»”)\]]*$/;

/** The lines of a page while it is gone through. */
export class Lines {
  readonly #lines: Phrase[] = [];
  readonly #elsewhere: ReadonlySet<Element>;
  /** Whether more words may come to the last line. */
  #isOpen = false;
  /** Whether an element has begun or ended since the last words. */
  #isEdge = false;

  /** @param elsewhere what is not said in its place on the page */
  constructor(elsewhere: ReadonlySet<Element> = new Set()) {
    this.#elsewhere = elsewhere;
  }

  isElsewhere(element: Element): boolean {
    return this.#elsewhere.has(element);
  }

  end() {
    this.#isOpen = false;
  }

  edge() {
    this.#isEdge = true;
  }

  add(words: string, element: Element) {
    const last = this.#lines.at(-1);
    // Letters that two elements show side by side are no one word.
    const isApart =
      this.#isEdge && ENDS_IN_LETTER.test(last?.text ?? "") && BEGINS_WITH_LETTER.test(words);
    if (last && this.#isOpen && last.element === element && !isApart) last.text += words;
    else this.#lines.push({ text: words, element });
    this.#isOpen = true;
    this.#isEdge = false;
  }

  phrases(): Phrase[] {
    return this.#lines
      .map(({ text, element }) => ({ text: text.replace(/\s+/g, " ").trim(), element }))
      .filter(({ text }) => isSaid(text))
      .map(({ text, element }) => ({ text: withPause(text), element }));
  }
}

/** With a mark at its end, for which the voice pauses. */
export const withPause = (text: string): string => (ENDED.test(text) ? text : `${text}.`);
/** As it stands within a sentence. */
export const withoutPause = (text: string): string => text.replace(/(?<!\.)[.:]$/, "");
