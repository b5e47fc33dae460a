import { expect, type Page } from "@playwright/test";
import { fingerOn } from "./finger.ts";

/** What a page keeps while it is rolled over: the place of each control that was pressed. */
declare global {
  interface Window {
    rolledClicks: string[] | undefined;
  }
}

/** Words that delete; a button that says them is never pressed by a touch that rolled. */
const DELETING = /^(Eliminar|Quitar|Vaciar)\b/;

/** From now on a press in the page is only written down: nothing is left, sent or opened. */
const writePressesDown = (page: Page) =>
  page.evaluate(() => {
    const isListening = "rolledClicks" in window;
    window.rolledClicks = [];
    if (isListening) return;
    const stop = (event: Event) => {
      if (!window.rolledClicks) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.documentElement.addEventListener("mousedown", stop, true);
    document.documentElement.addEventListener(
      "click",
      (event) => {
        const [hit] = event.composedPath();
        const control = hit instanceof Element ? hit.closest("[data-rolled]") : null;
        window.rolledClicks?.push(control?.getAttribute("data-rolled") ?? "elsewhere");
        stop(event);
      },
      true,
    );
  });

interface Control {
  place: string;
  name: string;
  isDeleting: boolean;
}

/** Marks what can be pressed in the window as it is, each field by its label. */
const markControls = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "button, a[href], summary, label, input:not([type=range]), textarea, [role=gridcell]",
    );
    const isSeen = (one: HTMLElement) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [-8, 0, 8].every((by) => {
        const hit = document.elementFromPoint(x + by, y);
        const control = hit?.closest("label, button, a[href], summary, input, textarea");
        return control === one;
      });
    };
    return [...all].flatMap((one, place) => {
      one.removeAttribute("data-rolled");
      // A field is pressed by the label around it; one elsewhere only points to its field.
      const isOfOther =
        one instanceof HTMLLabelElement
          ? !one.contains(one.control)
          : one.matches("label :is(input, textarea)");
      if (isOfOther || one.matches(":disabled") || !isSeen(one)) return [];
      one.setAttribute("data-rolled", String(place));
      const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();
      const isDeleting = one.closest("[data-deletes]") !== null;
      return [{ place: String(place), name, isDeleting }];
    });
  });

/** The page's timers, where the test has its clock in hand. */
async function letTimersRun(page: Page, ms = 100): Promise<boolean> {
  const isInHand = await page.evaluate(() => "__pwClock" in globalThis);
  if (isInHand) await page.clock.runFor(ms);
  return isInHand;
}

/** So long a click that comes after a touch is taken for the touch's own, in ms. */
const OF_TOUCH_MS = 800;

/** Until the next press is the mouse's own. */
async function forgetTouch(page: Page): Promise<void> {
  if (await letTimersRun(page, OF_TOUCH_MS)) return;
  await page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), OF_TOUCH_MS);
}

/**
 * Rolls by 16 px over everything that can be pressed: each is pressed once, and what deletes is
 * not; a finger that goes 30 px presses nothing.
 */
export async function expectPressedByRolling(page: Page, view: string): Promise<void> {
  await writePressesDown(page);
  const finger = await fingerOn(page);
  const controls = await markControls(page);
  const clicks = () => page.evaluate(() => window.rolledClicks);
  for (const { place, name, isDeleting } of controls) {
    const control = page.locator(`[data-rolled="${place}"]`);
    if ((await control.count()) === 0) continue;
    if (DELETING.test(name)) expect.soft(isDeleting, `${view}: '${name}' deletes`).toBe(true);
    await page.evaluate(() => window.rolledClicks?.splice(0));
    const box = await control.boundingBox();
    if (box && box.width > 62) await finger.roll(control, 30);
    await finger.roll(control, 16);
    await letTimersRun(page);
    if (isDeleting) continue;
    await expect.poll(clicks, { message: `${view}: '${name}'` }).toEqual([place]);
  }
  await forgetTouch(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("[data-rolled]"))
      one.removeAttribute("data-rolled");
    window.rolledClicks = undefined;
  });
}
