/** What an element bears to be said in other words; without any it is a silent drawing. */
const SAID_AS = "data-aloud-as";
/** Drawings, and what plays by itself. */
const SILENT = "svg, canvas, video, audio, script, style, template, [hidden], [data-aloud-off]";

/** The words in which an element is said, where they are not those that it shows. */
export const saidAs = (element: Element): string | null => element.getAttribute(SAID_AS);

/** Whether somebody who looks at the page sees this element. */
export function isSeen(element: Element): boolean {
  if (element.matches(SILENT)) return element.matches("svg[role=img]");
  return !isFolded(element) && !isForScreenReaders(element) && isDrawn(element);
}

/** The same of it and of all around it. */
export function isSeenInPage(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (!isSeen(one)) return false;
  return true;
}

/**
 * How high an element is drawn: the `z-index` of the outermost fixed box that it is in, and 0 for
 * what lies in the page.
 */
export function levelOf(element: Element): number {
  let level = 0;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, zIndex } = getComputedStyle(one);
    if (position === "fixed") level = Number.parseInt(zIndex, 10) || 0;
  }
  return level;
}

/** What a closed `details` holds besides its summary. */
const isFolded = (element: Element): boolean =>
  element.parentElement?.matches("details:not([open])") === true &&
  element !== element.parentElement.querySelector(":scope > summary");

/** Text in a box of a pixel, for screen readers alone. */
function isForScreenReaders(element: Element): boolean {
  if (element.hasAttribute("data-by-ear")) return true;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && width <= 1 && height <= 1;
}

function isDrawn(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== "none" && visibility !== "hidden";
}
