import { freePlace, type Obstacle } from "./free-place.ts";

/** What is pressed or written in. */
const USED = "button, a[href], input, select, textarea, summary, [role=gridcell]";
/** What an area marks so is whom to call in danger. */
export const CLEAR_MARK = "data-keep-clear";
const KEPT_CLEAR = `[${CLEAR_MARK}]`;
/** What is read: kept clear where nothing that is pressed suffers. */
const READ = "h1, h2, h3";
/**
 * Covering the focus is worse than covering all else, and whom to call worse than any button. All
 * headings of a window weigh less than a pixel of what is pressed.
 */
const WEIGHTS = { focus: 1000, kept: 10, used: 1, read: 1e-7 };

/** Puts a toast where it covers neither the focus, nor whom to call, nor what is pressed. */
export function placeToast(toast: HTMLElement): void {
  const { width, height } = toast.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = freePlace({ width, height }, window, obstacles(toast));
  toast.style.inset = `${top}px auto auto ${left}px`;
  toast.style.margin = "0";
}

/** The same; where no place is free of the focus, the page is scrolled so that one is. */
export function placeBesideFocus(toast: HTMLElement): void {
  placeToast(toast);
  for (const block of ["end", "start"] as const) {
    const { activeElement } = document;
    if (!activeElement || !covers(toast, activeElement)) return;
    activeElement.scrollIntoView({ block });
    placeToast(toast);
  }
}

function covers(toast: Element, element: Element): boolean {
  if (element === document.body || toast.contains(element)) return false;
  const [one, other] = [toast.getBoundingClientRect(), boxOf(element)];
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.top < other.bottom && one.bottom > other.top;
}

/** A choice is pressed by its whole label. */
const boxOf = (element: Element) => (element.closest("label") ?? element).getBoundingClientRect();

/** Of an open dialog alone: what lies behind it is not in use. */
function obstacles(toast: Element): Obstacle[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...dialogs].at(-1) ?? document.body;
  return [...room.querySelectorAll(`${USED}, ${READ}, ${KEPT_CLEAR}`)].flatMap((element) => {
    if (toast.contains(element)) return [];
    const { left, top, width, height } = boxOf(element);
    if (top > innerHeight || top + height < 0) return [];
    const weight = weightOf(element);
    return [{ left, top, width, height, weight }];
  });
}

function weightOf(element: Element): number {
  if (element === document.activeElement) return WEIGHTS.focus;
  if (element.matches(KEPT_CLEAR)) return WEIGHTS.kept;
  return element.matches(USED) ? WEIGHTS.used : WEIGHTS.read;
}
