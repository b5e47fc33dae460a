import { controlOf, hitBy, isOverControl } from "./control.ts";

/** A second press this soon is the second half of a double one. In ms. */
const DOUBLE_PRESS_MS = 300;
/** What lies under the finger since so short a time was not aimed at. In ms. */
const GIVEN_WAY_MS = 500;
/** And at most this far from the first: what was pressed may have given way to another. In px. */
const SAME_PLACE_PX = 24;
/** A click this long after a touch comes from it. In ms. */
const OF_TOUCH_MS = 700;

/** What a second press would take back, or would skip. */
const TOGGLES = [
  "[aria-pressed], [aria-expanded], [aria-checked], [role=switch], summary",
  "input[type=checkbox], [data-skips]",
].join();
/** Every press within these counts: digits, letters, steps, the cells of a board. */
const COUNTED = "[data-each-press]";

interface Press {
  at: number;
  x: number;
  y: number;
  pressed: Element | null;
  /** Of what toggles or skips. */
  toggle: Element | null;
  /** What it is a part of, where every press counts. */
  counted: Element | null;
}

/**
 * The second press of a finger within 300 ms does nothing on what toggles or skips, and within
 * 500 ms nothing on what the first has brought to its place, as a dialog that it has opened, or
 * what lay behind one that it has closed. Of a mouse, what the system takes for the second half of
 * a double click.
 *
 * @returns `own` makes a press that counts as a finger's; `end` ends it
 */
export function ignoreDoublePress(root: Document | HTMLElement): {
  own: (act: () => void) => void;
  end: () => void;
} {
  let last: Press | null = null;
  let isOwn = false;
  let touch = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  /** Pressed by its label, whose browser sends a click of the field's own right after. */
  let byLabel: Element | null = null;

  function touched(event: TouchEvent) {
    const [finger] = event.changedTouches;
    if (finger) touch = { at: performance.now(), x: finger.clientX, y: finger.clientY };
  }

  function click(event: MouseEvent) {
    const hit = hitBy(event);
    const field = hit?.closest("label")?.control;
    const toggle = (field ?? hit)?.closest(TOGGLES) ?? null;
    if (hit === byLabel) return;
    const now = performance.now();
    const isOfTouch = isOwn || (event.detail > 0 && now - touch.at < OF_TOUCH_MS);
    if (!isOfTouch && event.detail === 0) return;
    const { x, y } = isOfTouch ? touch : { x: event.clientX, y: event.clientY };
    const counted = hit?.parentElement?.closest(COUNTED) ?? null;
    const press = { at: now, x, y, pressed: controlOf(hit), toggle, counted };
    const isSecond = isOfTouch || event.detail > 1;
    if (isSecond && last && (undoes(press, last) || meetsAnother(press, last))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = press;
    if (!toggle || hit === toggle || !field) return;
    byLabel = toggle;
    setTimeout(() => {
      byLabel = null;
    });
  }

  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  root.addEventListener("touchend", touched as EventListener, { ...how, passive: true });
  root.addEventListener("click", click as EventListener, how);
  return {
    own(act) {
      isOwn = true;
      try {
        act();
      } finally {
        isOwn = false;
      }
    },
    end: () => listening.abort(),
  };
}

/** Whether it would take back, or skip, what the press before it has done. */
const undoes = ({ toggle, counted, at }: Press, before: Press): boolean =>
  toggle !== null && toggle === before.toggle && !counted && at - before.at < DOUBLE_PRESS_MS;

/** Whether what was pressed before has since given way there to something else. */
function meetsAnother(press: Press, { pressed, counted, x, y, at }: Press): boolean {
  if (!pressed || pressed === press.pressed || press.at - at >= GIVEN_WAY_MS) return false;
  // A board may draw its cells anew.
  if (press.counted && press.counted === counted) return false;
  return Math.hypot(press.x - x, press.y - y) <= SAME_PLACE_PX && !isOverControl(pressed, x, y);
}
