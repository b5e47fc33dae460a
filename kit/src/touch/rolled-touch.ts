import { controlOf, hitBy, isOverControl, isPressable } from "./control.ts";
import { scrollersOf } from "./scrollers.ts";

/** A finger that ends further from where it began has not pressed. In px of the screen. */
const ROLLED_PX = 24;
/** What scrolls by more was scrolled by the finger. In px of the screen. */
const SCROLLED_PX = 8;
/** A browser's own click, where it comes, comes within this time of the touch's end. In ms. */
const OWN_CLICK_MS = 80;
/** So long one that comes even later is taken for the same press. In ms. */
const LATE_CLICK_MS = 700;
/** A long touch of these opens the browser's menu. */
const HAS_MENU = "a[href], img, input, textarea, [contenteditable]";

interface Touched {
  id: number;
  x: number;
  y: number;
  control: HTMLElement;
  /** Words were marked before. */
  hadSelection: boolean;
  /** How far what lies under the finger has scrolled since, in px of the screen. */
  scrolled: () => number;
}

/**
 * Presses the control on which a finger began and ended where the browser sends no click, because
 * the finger has moved or lain too long. What deletes is left to the browser.
 *
 * @param press told of each such press, with what makes it
 * @returns what ends it
 */
export function pressByRolledTouch(
  root: Document | HTMLElement,
  press: (act: () => void) => void,
): () => void {
  let touched: Touched | null = null;
  let waiting: { decide: () => void; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Pressed here a moment ago: the browser's own click on it would be a second one. */
  let pressed: { control: HTMLElement; until: number } | null = null;
  let isOurs = false;

  function forget() {
    touched = null;
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  }

  function start(event: TouchEvent) {
    // A finger that is quicker than the browser's click still counts.
    waiting?.decide();
    forget();
    pressed = null;
    const [touch, second] = event.touches;
    const control = controlOf(hitBy(event));
    if (!touch || second || !control || !isPressable(control)) return;
    const { identifier: id, clientX: x, clientY: y } = touch;
    const hadSelection = isSelecting();
    touched = { id, x, y, control, hadSelection, scrolled: measureScrolling(control) };
  }

  function move() {
    if (touched && touched.scrolled() > SCROLLED_PX) forget();
  }

  function end(event: TouchEvent) {
    const began = touched;
    touched = null;
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === began?.id);
    if (!began || !touch) return;
    const { control, hadSelection, scrolled } = began;
    const { clientX: x, clientY: y } = touch;
    const distance = Math.hypot(x - began.x, y - began.y) * scaleOf();
    const isOver = () => isOverControl(control, x, y);
    if (distance > ROLLED_PX || !isOver()) return;
    const decide = () => {
      forget();
      if (event.defaultPrevented || scrolled() > SCROLLED_PX) return;
      if (!isPressable(control) || !isOver() || (isSelecting() && !hadSelection)) return;
      pressed = { control, until: performance.now() + LATE_CLICK_MS };
      isOurs = true;
      try {
        press(() => pressAsBrowsersDo(control));
      } finally {
        isOurs = false;
      }
    };
    waiting = { decide, timer: setTimeout(decide, OWN_CLICK_MS) };
  }

  function click(event: MouseEvent) {
    if (isOurs) return;
    forget();
    // A keyboard's click has no count.
    if (!pressed || event.detail === 0 || performance.now() > pressed.until) return;
    if (controlOf(hitBy(event)) !== pressed.control) return;
    pressed = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function menu(event: Event) {
    if (hitBy(event)?.closest(HAS_MENU)) forget();
  }

  const listeners = {
    touchstart: start,
    touchmove: move,
    touchend: end,
    touchcancel: forget,
    contextmenu: menu,
    click,
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of all)
    root.addEventListener(kind, listener, { capture: true, passive: kind !== "click" });
  return () => {
    forget();
    for (const [kind, listener] of all) root.removeEventListener(kind, listener, { capture: true });
  };
}

/** What browsers send after a tap. Whoever keeps the focus where it is stops the `mousedown`. */
function pressAsBrowsersDo(control: HTMLElement) {
  const mouse = (kind: string) =>
    control.dispatchEvent(
      new MouseEvent(kind, { bubbles: true, cancelable: true, composed: true, detail: 1 }),
    );
  if (mouse("mousedown")) control.focus({ preventScroll: true });
  mouse("mouseup");
  if (control.isConnected) control.click();
}

/** A long touch that has marked words is no press. */
const isSelecting = () => getSelection()?.isCollapsed === false;

const scaleOf = () => globalThis.visualViewport?.scale ?? 1;

/** Returns how far what lies around a control has scrolled since, or was zoomed: then no end. */
function measureScrolling(control: Element): () => number {
  const places = scrollersOf(control).map((one) => [one, one.scrollLeft, one.scrollTop] as const);
  const { scale, pageLeft = 0, pageTop = 0 } = globalThis.visualViewport ?? { scale: 1 };
  return () => {
    const view = globalThis.visualViewport;
    if (view && view.scale !== scale) return Number.POSITIVE_INFINITY;
    const moved = places.map(([one, left, top]) =>
      Math.hypot(one.scrollLeft - left, one.scrollTop - top),
    );
    if (view) moved.push(Math.hypot(view.pageLeft - pageLeft, view.pageTop - pageTop));
    return Math.max(0, ...moved) * scale;
  };
}
