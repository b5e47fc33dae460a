import { expect } from "@playwright/test";
import type { Tab } from "./engine.ts";

/** What is given the focus before a window is turned. */
export type Chosen = "the last thing" | "a field";

/** What a look at the page notes there, to be found again. */
interface Noted {
  /** What was given the focus. */
  held: Element | null;
  /** Where Tab with Shift leads from there. */
  before: Element | null;
}

declare global {
  var heldFocus: Noted | undefined;
}

/**
 * In the page: gives the focus to one thing of its screen, or of the dialog over it, and notes it;
 * false: there is none.
 */
function hold(chosen: Chosen): boolean {
  const room = [...document.querySelectorAll("[role=dialog], [role=alertdialog], main")].at(-1);
  const stops = "a[href], button, input, select, textarea, summary, audio, video, [tabindex='0']";
  const all = [...(room?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((one) => {
    const { offsetWidth } = one.closest("label") ?? one;
    const isStop = one.tabIndex >= 0 && !one.matches(":disabled");
    return isStop && offsetWidth > 1 && one.checkVisibility() && !one.closest("[inert]");
  });
  const CHOICES = "[type=checkbox], [type=radio], [type=file]";
  const fields = all.filter((one) => one.matches(`textarea, select, input:not(${CHOICES})`));
  const held = (chosen === "a field" ? fields : all).at(-1) ?? null;
  // One that has it already would not be scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  held?.focus();
  globalThis.heldFocus = { held, before: globalThis.heldFocus?.before ?? null };
  return held !== null;
}

/** In the page: notes where the focus has gone to, and gives it back to what was chosen. */
function noteBefore(): void {
  const { held = null } = globalThis.heldFocus ?? {};
  globalThis.heldFocus = { held, before: document.activeElement };
  if (held instanceof HTMLElement) held.focus();
}

/** In the page: whether the focus is where Tab with Shift led to before the window was turned. */
function wrongBefore(): string[] {
  const { before = null } = globalThis.heldFocus ?? {};
  return before === document.activeElement
    ? []
    : [`Tab led to ${before?.outerHTML.slice(0, 90)}: ${document.activeElement?.outerHTML}`];
}

/**
 * In the page: what is wrong with what was given the focus, once the window has this size: it has
 * lost it, is not wholly in the window, or lies below something.
 */
async function wrongHeld(width: number, height: number): Promise<string[]> {
  // A new size of the window is known to its styles with the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  if (innerWidth !== width || innerHeight !== height) return [`${innerWidth}×${innerHeight}`];
  const { held = null } = globalThis.heldFocus ?? {};
  const what = held?.outerHTML.slice(0, 90);
  if (!held || document.activeElement !== held)
    return [`${document.activeElement?.outerHTML.slice(0, 90)} has the focus of ${what}`];
  const shown = held.closest("label") ?? held;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const place = [left, right, top, bottom].map(Math.round).join(" ");
  const isHigh = bottom - top >= innerHeight;
  const isOut = top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
  if (isOut && !isHigh) return [`out of the window at ${place}: ${what}`];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // What is round has nothing in its corners.
  const points = [
    [middle, centre],
    [middle, top + 3],
    [middle, bottom - 3],
    [left + 3, centre],
    [right - 3, centre],
  ] as const;
  const over = points.flatMap(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return !seen || shown.contains(seen) || seen.contains(shown) ? [] : [seen];
  });
  return over.slice(0, 1).map((one) => `below ${one.outerHTML.slice(0, 60)} at ${place}: ${what}`);
}

/** In px: a tablet as it is held, the same one turned and back, and with its keyboard. */
const UPRIGHT = { width: 800, height: 1280 };
const TURNED = [{ width: 1280, height: 800 }, UPRIGHT, { width: 800, height: 640 }];

/** What there is to be focused, once two looks one after the other find the same. */
async function stillScreen(tab: Tab): Promise<void> {
  const look = () =>
    tab.ask(() =>
      [...document.querySelectorAll("main, [role=dialog] *")]
        .map((one) => `${one.localName} ${one.clientHeight}`)
        .join(),
    );
  let last = "";
  const isStill = async () => {
    const before = last;
    last = await look();
    return last !== "" && last === before;
  };
  await expect.poll(isStill, "the screen stands still").toBe(true);
}

/**
 * Gives the focus to a thing of the shown screen in a tablet that is held upright, turns it, and
 * looks where that thing is.
 *
 * @return whether there is such a thing; all that is wrong with it
 */
export async function turnHeld(
  tab: Tab,
  chosen: Chosen,
): Promise<{ isThere: boolean; wrong: string[] }> {
  await tab.resize(UPRIGHT);
  await stillScreen(tab);
  if (!(await tab.ask(hold, chosen))) return { isThere: false, wrong: [] };
  await tab.tabBack();
  await tab.ask(noteBefore);
  const wrong: string[] = [];
  for (const { width, height } of TURNED) {
    await tab.resize({ width, height });
    const lines = await lastOf(() => tab.ask(wrongHeld, width, height));
    wrong.push(...lines.map((line) => `turned to ${width}×${height}: ${line}`));
  }
  await tab.tabBack();
  wrong.push(...(await tab.ask(wrongBefore)));
  return { isThere: true, wrong };
}

/** How long a screen may take to be as it should, in ms. */
const PATIENCE_MS = 1_500;

/** What is wrong at last: a screen is given the time that a drawing takes. */
async function lastOf(look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const lines = await look();
    if (lines.length === 0 || Date.now() > end) return lines;
  }
}
