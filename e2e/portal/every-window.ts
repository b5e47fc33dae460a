import { expect, type Page } from "@playwright/test";
import { wrongWith } from "./accessible.ts";
import { inForcedColours, lostMeanings } from "./forced-colours.ts";
import { besideWindow, focusOutOfSight, titleOutOfSight } from "./visible-focus.ts";
import { brokenWords } from "./words.ts";

/** A laptop, and a telephone on its side. */
const WINDOWS = [
  { width: 1366, height: 625 },
  { width: 844, height: 390 },
];

/**
 * In low windows the page is as it should be, its title is in sight at its top, and Tab
 * leads to everything without ever leaving what is seen.
 */
export async function expectUsableInEveryWindow(page: Page, name: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const where = `${name} at ${size.width}×${size.height}`;
    expect.soft(await titleOutOfSight(page), `title: ${where}`).toEqual([]);
    expect.soft(await focusOutOfSight(page), `focus: ${where}`).toEqual([]);
    expect.soft(await besideWindow(page), `boxes: ${where}`).toEqual([]);
    expect.soft(await brokenWords(page), `words: ${where}`).toEqual([]);
    const { axe, sizes } = await wrongWith(page, name);
    expect.soft(axe, `axe: ${where}`).toEqual([]);
    expect.soft(sizes, `sizes: ${where}`).toEqual([]);
  }
}

/** With the few colours that a reader's own system may ask for. */
export async function expectForcedColours(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  const lost = await inForcedColours(page, () => lostMeanings(page));
  expect.soft(lost, `forced colours: ${name}`).toEqual([]);
}
