import { phoneInWords } from "../format/index.ts";
import { chosenWords } from "./chosen.ts";
import { fieldWords, isField } from "./field-words.ts";
import { joined } from "./joined.ts";
import { LETTER, Lines, type Phrase, withoutPause } from "./lines.ts";
import { readAloudText } from "./read-aloud-text.ts";
import { isSeen, isSeenInPage, levelOf, saidAs } from "./seen.ts";

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
/** What may not wait, such as whom to call in danger. */
const FIRST = "[data-aloud-first]";
/** What lies over a screen, such as a notice; over a dialog only if it is drawn above it. */
const OVER = "[data-aloud-over]";
const LAST = "[data-aloud-last]";
const DIALOG = "[role=dialog], [role=alertdialog]";

/**
 * A screen or a dialog as one would read it to somebody: its heading, what may not wait, what lies
 * over it, then all that one sees of it in the order of the page, each thing once, what can be
 * pressed among it; the way out comes last.
 */
export function phrasesOf(screen: Element): Phrase[] {
  const isDialog = screen.matches(DIALOG);
  const part = isDialog ? screen : (screen.querySelector("main") ?? screen);
  const heading = part.querySelector(isDialog ? "h1, h2" : "h1");
  // Who listens to one part of a text hears that alone.
  const isPart = part.parentElement?.closest(`main, ${DIALOG}`) != null;
  const over = isPart ? [] : [...document.querySelectorAll(OVER)];
  const above = isDialog ? over.filter((one) => levelOf(one) > levelOf(screen)) : over;
  const before = [heading, ...part.querySelectorAll(FIRST), ...above].filter(
    (one) => one !== null && isSeenInPage(one),
  ) as Element[];
  const lines = new Lines(new Set(before));
  for (const one of before) {
    collect(one, one, lines);
    lines.end();
  }
  if (part.tagName === "TR") collect(part, part, lines);
  else collectChildren(part, part, lines);
  const isWayOut = ({ element }: Phrase) => element.closest(LAST) !== null;
  const phrases = joined(lines.phrases());
  return [...phrases.filter((one) => !isWayOut(one)), ...phrases.filter(isWayOut)];
}

function collectChildren(element: Element, line: Element, lines: Lines): void {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) lines.add(node.textContent ?? "", line);
    else if (node instanceof Element && !lines.isElsewhere(node) && isSeen(node))
      collect(node, line, lines);
  }
}

/** @param line the part of the page whose words these are: the paragraph, or the whole button */
function collect(element: Element, line: Element, lines: Lines): void {
  const inOther = otherWords(element);
  if (inOther !== null) addAlone(withChosen(inOther, element), element, lines);
  else if (element.tagName === "BR") lines.end();
  else if (isControl(element)) collectControl(element, lines);
  else if (element.tagName === "TR") addAlone(rowWords(element), element, lines);
  else collectWords(element, line, lines);
}

function collectWords(element: Element, line: Element, lines: Lines) {
  const isLine = isBlock(element);
  const isEdge = !LOOKS.has(element.tagName);
  if (isLine) lines.end();
  else if (isEdge) lines.edge();
  collectChildren(element, isLine && !isPressed(line) ? element : line, lines);
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
  const words = partsOf(
    control,
    own.phrases().map(({ text }) => text),
  );
  const [first = nameOf(control), ...others] = words;
  addAlone(withChosen(first, control), control, lines);
  for (const text of others) addAlone(text, control, lines);
}

/**
 * A call is one sentence with its number in digits; how a switch stands, and how many there are,
 * belongs to its words.
 */
function partsOf(control: Element, words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (control.matches('a[href^="tel:"]'))
    return [
      words
        .map(withoutPause)
        .join(" ")
        .replace(/\+?\d[\d ]*\d/g, phoneInWords),
    ];
  if (words.length < 2 || !last) return words;
  if (/^\d+\.$/.test(last)) return [...words.slice(0, -2), withValue(words.at(-2) ?? "", last)];
  if (!control.matches("[role=switch]")) return words;
  const [label = ""] = words;
  if (words.length === 2) return [withValue(label, last)];
  return [...words.slice(0, -1), `${readAloudText.now}: ${last}`];
}

/** 'Sonido: Sí.'; behind words that end with a mark of their own nothing comes between. */
const withValue = (words: string, value: string): string =>
  /([!?…]|\.\.\.)$/.test(words) ? `${words} ${value}` : `${withoutPause(words)}: ${value}`;

/** What a control says first, and whether it is chosen: 'Fotos, elegido'. */
function withChosen(words: string, control: Element): string {
  const chosen = chosenWords(control);
  if (!words || !chosen) return words;
  return /[!?…:]$/.test(words) ? `${words} ${chosen}` : `${withoutPause(words)}, ${chosen}`;
}

/** A row of a table in one breath, cell by cell. */
function rowWords(row: Element): string {
  return [...row.children]
    .filter(isSeen)
    .flatMap((cell) => {
      const own = new Lines();
      collect(cell, cell, own);
      return own.phrases().map(({ text }) => withoutPause(text));
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
