import { chosenWords } from "./chosen.ts";
import { fieldWords, isField } from "./field-words.ts";
import { isSeen, saidAs } from "./seen.ts";

/** What is said in one breath, and the part of the page where it stands. */
export interface Phrase {
  text: string;
  element: Element;
}

/** What one may press or choose: said by its own words, and by its name where it shows none. */
const CONTROL = "button, a[href], summary, [role=button], [role=link], [role=tab], [role=switch]";
/** A label with its field in it; Firefox before 121 knows no `:has`. */
const isFieldLabel = (element: Element): boolean =>
  element.tagName === "LABEL" && element.querySelector("input") !== null;
const isPressed = (element: Element): boolean => element.matches(CONTROL) || isFieldLabel(element);
/** Elements after which a pause follows, whatever a style sheet makes of them. */
const BLOCKS = new Set(
  `H1 H2 H3 H4 H5 H6 P LI DT DD TD TH DIV SECTION ARTICLE HEADER FOOTER MAIN NAV UL OL DL FIELDSET
   LEGEND FIGURE FIGCAPTION BUTTON LABEL CAPTION SUMMARY DETAILS`.split(/\s+/),
);
/** What only gives letters another look: a word may go through it. */
const LOOKS = new Set(["B", "STRONG", "EM", "I", "U", "S", "SUP", "SUB", "MARK", "ABBR"]);
const LETTER = /[\p{L}\p{N}]/u;
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;
const ENDED = /[.!?…:;,]["'»”)\]]*$/;

/**
 * A screen or a dialog as one would read it to somebody: its heading, then all that one sees of it
 * in the order of the page, each thing once, what can be pressed among it; the way out comes last.
 */
export function phrasesOf(screen: Element): Phrase[] {
  const isDialog = screen.matches("[role=dialog], [role=alertdialog]");
  const part = isDialog ? screen : (screen.querySelector("main") ?? screen);
  const heading = part.querySelector("h1");
  const lines = new Lines();
  if (heading && isSeen(heading)) collect(heading, heading, lines);
  lines.end();
  collectChildren(part, part, lines, heading);
  const isWayOut = ({ element }: Phrase) => element.closest("[data-aloud-last]") !== null;
  const phrases = lines.phrases();
  return [...phrases.filter((one) => !isWayOut(one)), ...phrases.filter(isWayOut)];
}

/** The lines of a page while it is gone through. */
class Lines {
  readonly #lines: Phrase[] = [];
  /** Whether more words may come to the last line. */
  #isOpen = false;
  /** Whether an element has begun or ended since the last words. */
  #isEdge = false;

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
      .filter(({ text }) => LETTER.test(text))
      .map(({ text, element }) => ({ text: ENDED.test(text) ? text : `${text}.`, element }));
  }
}

function collectChildren(
  element: Element,
  line: Element,
  lines: Lines,
  leaveOut: Element | null = null,
): void {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) lines.add(node.textContent ?? "", line);
    else if (node instanceof Element && node !== leaveOut && isSeen(node))
      collect(node, line, lines, leaveOut);
  }
}

/** @param line the part of the page whose words these are: the paragraph, or the whole button */
function collect(
  element: Element,
  line: Element,
  lines: Lines,
  leaveOut: Element | null = null,
): void {
  const inOther = otherWords(element);
  if (inOther !== null) addAlone(withChosen(inOther, element), element, lines);
  else if (element.tagName === "BR") lines.end();
  else if (isControl(element)) collectControl(element, lines);
  else if (element.tagName === "TR") addAlone(rowWords(element), element, lines);
  else collectWords(element, line, lines, leaveOut);
}

function collectWords(element: Element, line: Element, lines: Lines, leaveOut: Element | null) {
  const isLine = isBlock(element);
  const isEdge = !LOOKS.has(element.tagName);
  if (isLine) lines.end();
  else if (isEdge) lines.edge();
  collectChildren(element, isLine && !isPressed(line) ? element : line, lines, leaveOut);
  if (isLine) lines.end();
  else if (isEdge) lines.edge();
}

/** The words of what is not said by the text within it; null where it is. */
function otherWords(element: Element): string | null {
  const words = saidAs(element);
  if (words !== null) return words;
  if (isField(element)) return fieldWords(element) || unlabelled(element);
  if (element.tagName === "IMG") return element.getAttribute("alt") ?? "";
  return element.matches("[role=img]") ? nameOf(element) : null;
}

/** The name of an empty field beside which nothing is written. */
const unlabelled = (field: Element): string => {
  const hasNoWords = field.matches("[type=checkbox], [type=radio], [type=file], [type=password]");
  return hasNoWords || field.id || field.closest("label") ? "" : nameOf(field);
};

function addAlone(words: string, element: Element, lines: Lines): void {
  lines.end();
  if (words) lines.add(words, element);
  lines.end();
}

function collectControl(control: Element, lines: Lines): void {
  lines.end();
  const own = new Lines();
  collectChildren(control, control, own);
  const phrases = own.phrases();
  const [first = nameOf(control), ...others] = phrases.map(({ text }) => text);
  addAlone(withChosen(first, control), control, lines);
  for (const text of others) addAlone(text, control, lines);
}

/** What a control says first, and whether it is chosen: 'Fotos, elegido'. */
function withChosen(words: string, control: Element): string {
  const chosen = chosenWords(control);
  if (!words || !chosen) return words;
  return /[!?…:]$/.test(words) ? `${words} ${chosen}` : `${words.replace(/\.$/, "")}, ${chosen}`;
}

/** A row of a table in one breath, cell by cell. */
function rowWords(row: Element): string {
  return [...row.children]
    .filter(isSeen)
    .flatMap((cell) => {
      const own = new Lines();
      collect(cell, cell, own);
      return own.phrases().map(({ text }) => text.replace(/\.$/, ""));
    })
    .join(", ");
}

function nameOf(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  return named || (element.getAttribute("aria-label") ?? element.getAttribute("title") ?? "");
}

/** A link within a sentence is a part of it. */
function isControl(element: Element): boolean {
  if (!isPressed(element)) return false;
  const isWithinWords = [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && LETTER.test(node.textContent ?? ""),
  );
  return !(element.tagName === "A" && isWithinWords);
}

const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.tagName) || !/^(inline|contents|)$/.test(getComputedStyle(element).display);
