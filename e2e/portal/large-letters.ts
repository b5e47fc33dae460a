import { expect, type Page } from "@playwright/test";
import { outside } from "./in-view.ts";
import { besideWindow, focusOutOfSight, titleOutOfSight } from "./visible-focus.ts";
import { brokenWords } from "./words.ts";

/** What a reader who sees badly has set in the browser, in px. */
const LETTERS = 32;
/** A telephone and a low tablet. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1024, height: 600 },
];

/** Words that stand out at a side of the button, card or field whose ground they are written on. */
async function outOfTheirGround(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isGround = (element: Element) => {
      const { borderLeftWidth, backgroundColor } = getComputedStyle(element);
      return Number.parseFloat(borderLeftWidth) > 0 || backgroundColor !== "rgba(0, 0, 0, 0)";
    };
    const room = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const texts = document.createTreeWalker(room ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const wrong: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let ground = node.parentElement;
      if (!node.textContent?.trim() || !ground?.checkVisibility()) continue;
      // What is there for screen readers alone is seen nowhere.
      if (ground.closest("script, style, svg, select") || ground.clientWidth === 1) continue;
      while (ground && !isGround(ground)) ground = ground.parentElement;
      const box = ground?.getBoundingClientRect();
      range.selectNodeContents(node);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) =>
          width > 1 && box && (left < box.left - 1 || right > box.right + 1),
      );
      if (isOut) wrong.push(`out of its ground: ${node.textContent.slice(0, 60)}`);
    }
    return wrong;
  });
}

/** What rings is answered without scrolling. */
const RINGING = /^reminder-(ringing(-asleep)?|after-session)$/;

/** How far the end of the open dialog stays below the window when it is scrolled to. */
async function endOutOfSight(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    for (let at: Element | null | undefined = dialog; at; at = at.parentElement)
      at.scrollTo(0, at.scrollHeight);
    const { bottom } = dialog?.getBoundingClientRect() ?? { bottom: 0 };
    return bottom > innerHeight + 1
      ? [`the dialog's end is ${bottom - innerHeight} px too low`]
      : [];
  });
}

/** Looks at a page with letters of so many px; then it has the usual ones. */
export async function withLetters(
  page: Page,
  letters: number,
  look: () => Promise<unknown>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const write = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await write(letters);
  await look();
  await write(16);
  await browser.detach();
}

/** Looks at a page with the largest letters that a reader sets; then it has the usual ones. */
export const withLargestLetters = (page: Page, look: () => Promise<unknown>): Promise<void> =>
  withLetters(page, LETTERS, look);

/**
 * With the largest letters that a reader sets, on a telephone and on a low tablet, all words stand
 * whole on the button or card that they belong to, and all is reached by scrolling and by Tab; what
 * rings is answered without scrolling.
 */
export async function expectRoomForLargeLetters(page: Page, name: string): Promise<void> {
  await withLargestLetters(page, () => lookInWindows(page, name));
}

async function lookInWindows(page: Page, name: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const where = `${name} at ${size.width}×${size.height}, letters of ${LETTERS} px`;
    const letters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(await page.evaluate(letters), where).toBe(LETTERS);
    const wrong = async () => [
      ...(await titleOutOfSight(page)),
      ...(RINGING.test(name) ? await outside(page.locator("[class*=answers] button")) : []),
      ...(await besideWindow(page)),
      ...(await brokenWords(page)),
      ...(await outOfTheirGround(page)),
      ...(await endOutOfSight(page)),
    ];
    // A picture or a chart is drawn anew for larger letters.
    await expect.configure({ soft: true, timeout: 10_000 }).poll(wrong, where).toEqual([]);
    expect.soft(await focusOutOfSight(page), `${where}, by Tab`).toEqual([]);
  }
}
