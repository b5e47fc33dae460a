import type { Page } from "@playwright/test";

/** What Tab can lead to. */
const STOPS =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex="0"]';

/** What lies outside the window at its sides, be it hidden there or reached by scrolling. */
export const besideWindow = (page: Page): Promise<string[]> => page.evaluate(partsBesideWindow);

/** The same, in the page. */
export function partsBesideWindow(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !element.checkVisibility()) return [];
    if (left >= -1 && right <= document.documentElement.clientWidth + 1) return [];
    // What is there for screen readers alone is seen nowhere.
    for (let at = element.parentElement; at; at = at.parentElement)
      if (at.clientWidth <= 1 && getComputedStyle(at).overflow === "hidden") return [];
    // A drawing is cut off at the edges of its picture.
    if (element.parentElement?.closest("svg")) return [];
    const from = `${Math.round(left)} to ${Math.round(right)}`;
    const within = element.parentElement?.textContent?.slice(0, 40);
    return [`beside the window, ${from}: ${element.outerHTML.slice(0, 90)} in «${within}»`];
  });
}

/** The heading of the page, or of the open dialog, when its top is shown. */
export async function titleOutOfSight(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const scroller = dialog?.closest("[data-scrolls]") ?? dialog?.parentElement;
    for (const part of [dialog, scroller, document.scrollingElement]) part?.scrollTo(0, 0);
    const id = dialog?.getAttribute("aria-labelledby");
    const title = dialog ? document.getElementById(id ?? "") : document.querySelector("h1");
    if (!title?.checkVisibility()) return ["there is no title"];
    const { left, right, top, bottom } = title.getBoundingClientRect();
    const isShown = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isShown ? [] : [`the title is out of sight: ${title.textContent}`];
  });
}

/**
 * Presses Tab until it begins anew, and says where the focus was out of sight or not drawn, and
 * what it never came to. It goes on from where the focus is: without one, Chromium goes on from
 * what a script has scrolled to. What the focus closes by leaving it is open again afterwards.
 */
export async function focusOutOfSight(page: Page): Promise<string[]> {
  const wrong = new Set<string>();
  const expected = await page.evaluate((stops) => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.ariaExpanded === "true") active.dataset.opener = "";
    const groups = new Set<string>();
    let count = 0;
    for (const element of (dialog ?? document).querySelectorAll<HTMLElement>(stops)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.tabIndex < 0 || element.closest("[inert], [aria-hidden=true]")) continue;
      if (element.matches(":disabled, [role=tablist]")) continue;
      // Two by which Radix leads the focus into a toast and out of it.
      if (element.offsetWidth <= 1) continue;
      // Tab comes to one choice of several.
      if (element instanceof HTMLInputElement && element.type === "radio") {
        const group = `${element.form?.id} ${element.name}`;
        if (groups.has(group)) continue;
        groups.add(group);
      }
      element.dataset.tabStop = "";
      count++;
    }
    return count;
  }, STOPS);
  // Once more than there are stops: from the last one to the first, where a dialog's end is passed.
  // A date and a video have several.
  let left = expected;
  for (let press = 0; left >= 0 && press < 4 * expected + 12; press++) {
    await page.keyboard.press("Tab");
    const { lines, isNew } = await page.evaluate(lookAtFocus);
    for (const line of lines) wrong.add(line);
    if (isNew || left === 0) left--;
  }
  const missed = await page.evaluate(() => {
    const opener = document.querySelector<HTMLElement>("[data-opener]");
    delete opener?.dataset.opener;
    if (opener?.ariaExpanded === "false") {
      opener.focus({ preventScroll: true });
      opener.click();
    }
    return [...document.querySelectorAll<HTMLElement>("[data-tab-stop]")].flatMap((element) => {
      const wasReached = element.dataset.tabStop === "reached";
      delete element.dataset.tabStop;
      return wasReached ? [] : [`Tab does not lead to ${element.outerHTML.slice(0, 90)}`];
    });
  });
  return [...wrong, ...missed];
}

/** What is wrong with the place of the focus, and whether it is there anew; runs in the page. */
async function lookAtFocus(): Promise<{ lines: string[]; isNew: boolean }> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { lines: [], isNew: false };
  const isRadio = focused instanceof HTMLInputElement && focused.type === "radio";
  const group = isRadio
    ? document.querySelectorAll<HTMLElement>(`input[name="${CSS.escape(focused.name)}"]`)
    : [focused];
  const isNew = [...group].some(({ dataset }) => dataset.tabStop === "");
  for (const one of group) if (one.dataset.tabStop !== undefined) one.dataset.tabStop = "reached";
  const lines = wrongPlace(focused);
  if (lines.length === 0) return { lines, isNew };
  // What gives way to the focus, be it a scrolled page or a toast, does so with the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return { lines: wrongPlace(focused), isNew };

  function wrongPlace(element: HTMLElement): string[] {
    const what = element.outerHTML.slice(0, 90);
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    if (dialog && !dialog.contains(element)) return [`the focus left the dialog: ${what}`];
    // A field without a look of its own is drawn by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const isDrawnByLabel = element.closest("label") === label || element.offsetWidth <= 1;
    const own = label && isDrawnByLabel ? label : element;
    const isDrawn = [element, own].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    // Sound and video have parts of their own, which the browser draws and scrolls to; a list of
    // tabs hands on what it gets.
    const isMedia = element instanceof HTMLMediaElement;
    const handsOn = isMedia || element.role === "tablist";
    if (!isDrawn && !handsOn) return [`nothing shows the focus: ${what}`];
    const box = own.getBoundingClientRect();
    /** That the focus keeps from the window's edges. */
    const MARGIN = 28;
    const isHigh = isMedia || box.height + 2 * MARGIN > innerHeight;
    const isCutAbove = isHigh ? box.bottom < 0 : box.top < -1;
    const isCutBelow = isHigh ? box.top > innerHeight : box.bottom > innerHeight + 1;
    const from = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}, ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`;
    if (isCutAbove || isCutBelow || box.left < -1 || box.right > innerWidth + 1)
      return [`the focus is out of sight at ${from}: ${what}`];
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const seen = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isOwn = [own, ...labels].some((part) => part.contains(seen) || seen?.contains(part));
    const isCovered = seen && !isOwn;
    return isCovered ? [`the focus is covered by ${seen.outerHTML.slice(0, 60)}: ${what}`] : [];
  }
}
