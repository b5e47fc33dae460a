import { scrollWithMargins } from "./scroll-with-margins.ts";

/**
 * Whatever gets the focus is in sight, also where a browser shows only the line that is written in
 * and where the dialogs' library moves the focus without scrolling. What is pressed stays where it
 * is: it would go from under the finger. When the window is turned or gets lower, also by a
 * keyboard that lies over the page, what has the focus stays in sight if it was.
 */
export function scrollFocusIntoView(page: Document): void {
  let pressing = false;
  page.addEventListener("mousedown", () => (pressing = true), true);
  page.addEventListener("mouseup", () => (pressing = false), true);
  page.addEventListener("focusin", ({ target }) => {
    if (!pressing && target instanceof Element) show(target);
  });
  keepInView(page);
}

/** A field is pressed and seen by its whole label. */
const shownOf = (focused: Element) => focused.closest("label") ?? focused;

function show(focused: Element): void {
  const shown = shownOf(focused);
  const free = freePart();
  // Of what is higher than the window, either end would lead away from the other.
  if (shown.getBoundingClientRect().height >= free.bottom - free.top) return;
  shown.scrollIntoView({ block: "nearest" });
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < free.top || bottom > free.bottom) showBeside(shown, free);
}

interface Part {
  top: number;
  bottom: number;
}

/** What nothing of the browser's own lies over, in px of the page's window. */
function freePart(): Part {
  const view = globalThis.visualViewport;
  if (!view || isEnlarged(view)) return { top: 0, bottom: innerHeight };
  return { top: view.offsetTop, bottom: view.offsetTop + view.height };
}

/** Whether two fingers have enlarged the page: then she herself chooses what is in the window. */
const isEnlarged = ({ scale }: VisualViewport) => scale > 1.01;

/** Where a browser scrolls a thing into the page's whole window, be it below a keyboard there. */
function showBeside(shown: Element, free: Part): void {
  if (!(shown instanceof HTMLElement)) return;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(shown);
  const more = (margin: string, covered: number) =>
    `${(Number.parseFloat(margin) || 0) + Math.max(0, covered)}px`;
  const top = more(scrollMarginTop, free.top);
  const bottom = more(scrollMarginBottom, innerHeight - free.bottom);
  scrollWithMargins(shown, { top, bottom }, "nearest");
}

/** What has the focus and can be pressed or written in: a heading is only read. */
function heldIn({ activeElement }: Document): HTMLElement | null {
  const isHeld = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  return isHeld ? activeElement : null;
}

const windowSize = () => `${innerWidth} ${innerHeight}`;

/** The part of a thing that is seen at least where the thing is in sight. */
const MOST = 0.5;

/** WebKit gives the page its new look with the second drawing; then the focus is brought back. */
const DRAWINGS = 2;

/** Calls back once what has the focus is back in a window that has just changed. */
export const afterFocusIsBack = (then: () => void) => afterDrawings(DRAWINGS + 1, then);

/** Whoever has scrolled away from what has the focus stays where she is. */
function keepInView(page: Document): void {
  let size = windowSize();
  let isSeen = false;
  let turning = 0;
  const sight = new IntersectionObserver(
    (looks) => {
      // A window that has just been turned says nothing of where she was.
      if (turning > 0 || windowSize() !== size) return;
      isSeen = (looks.at(-1)?.intersectionRatio ?? 0) >= MOST;
    },
    { threshold: [0, MOST] },
  );
  const watch = () => {
    sight.disconnect();
    const held = heldIn(page);
    // It was pressed, or has just been scrolled to.
    isSeen = held !== null;
    if (held) sight.observe(shownOf(held));
  };
  page.addEventListener("focusin", watch);
  page.addEventListener("focusout", () => {
    sight.disconnect();
    isSeen = false;
  });
  const keep = () => {
    const held = heldIn(page);
    if (!held || !isSeen) return;
    // A window may come to its size in several steps.
    turning += 1;
    afterDrawings(DRAWINGS, () => {
      turning -= 1;
      if (heldIn(page) !== held) return;
      show(held);
      if (turning === 0) watch();
    });
  };
  addEventListener("resize", () => {
    size = windowSize();
    keep();
  });
  onKeyboard(keep);
}

/** Calls back when a keyboard takes of the window without the page having another size. */
function onKeyboard(then: () => void): void {
  const view = globalThis.visualViewport;
  let height = view?.height ?? 0;
  view?.addEventListener("resize", () => {
    const isLower = view.height < height;
    height = view.height;
    if (isLower && !isEnlarged(view)) then();
  });
}

function afterDrawings(count: number, then: () => void): void {
  if (count === 0) then();
  else requestAnimationFrame(() => afterDrawings(count - 1, then));
}
