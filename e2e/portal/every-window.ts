import { expect, type Page } from "@playwright/test";
import { wrongSizes, wrongWith } from "./accessible.ts";
import { expectChartsToFit } from "./charts.ts";
import {
  hiddenByTextGround,
  inForcedColours,
  lostDrawings,
  lostMeanings,
  touchingClearBorder,
} from "./forced-colours.ts";
import { SIZES } from "./in-view.ts";
import { besideWindow, focusOutOfSight, titleOutOfSight } from "./visible-focus.ts";
import { brokenWords, withTextSpacing } from "./words.ts";

/** A laptop, and a telephone on its side. */
const LOW = [
  { width: 1366, height: 625 },
  { width: 844, height: 390 },
];
/** A large tablet, upright, at 400 %. */
const NARROWEST = { width: 256, height: 342 };
/** Where text is spaced more widely: a telephone and a small tablet. */
const SPACED = [
  { width: 320, height: 640 },
  { width: 1024, height: 600 },
];

/**
 * In low windows and in the narrowest one the page is as it should be, its title is in sight at its
 * top, and Tab leads to everything without ever leaving what is seen.
 */
export async function expectUsableInEveryWindow(page: Page, name: string): Promise<void> {
  for (const size of LOW) {
    await page.setViewportSize(size);
    const where = `${name} at ${size.width}×${size.height}`;
    await expectNothingWrong(page, where);
    const { axe, sizes } = await wrongWith(page, name);
    expect.soft(axe, `axe: ${where}`).toEqual([]);
    expect.soft(sizes, `sizes: ${where}`).toEqual([]);
  }
  await inNarrowestWindow(page, async (where) => {
    await expectNothingWrong(page, `${name} ${where}`);
    // What axe looks for does not go by the width: it has looked at 320 px.
    expect.soft(await wrongSizes(page, name), `sizes: ${name} ${where}`).toEqual([]);
  });
}

/** The same where a reader has asked for more room between letters, words and lines. */
export async function expectRoomForSpacing(page: Page, name: string): Promise<void> {
  await inSpacedWindows(page, (where) => expectNothingWrong(page, `${name} ${where}`));
}

async function expectNothingWrong(page: Page, where: string): Promise<void> {
  await expectChartsToFit(page);
  expect.soft(await outOfSight(page), where).toEqual([]);
}

/** Looks at the page in a window of 256 px. */
export async function inNarrowestWindow<Result>(
  page: Page,
  look: (where: string) => Promise<Result>,
): Promise<Result> {
  await page.setViewportSize(NARROWEST);
  return await look(`at ${NARROWEST.width}×${NARROWEST.height}`);
}

/** Looks at the page with its text widely spaced (WCAG 1.4.12), in each window that tries it. */
export async function inSpacedWindows<Result>(
  page: Page,
  look: (where: string) => Promise<Result>,
): Promise<Result[]> {
  const found: Result[] = [];
  for (const size of SPACED) {
    await page.setViewportSize(size);
    const where = `at ${size.width}×${size.height}, text widely spaced`;
    found.push(await withTextSpacing(page, () => look(where)));
  }
  return found;
}

/** What lies beside the window, is broken, or does not come into sight as title or focus. */
export async function outOfSight(page: Page): Promise<string[]> {
  // What goes by the window's size, such as a toast's place, does so with the next drawing.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return [
    ...(await titleOutOfSight(page)),
    ...(await besideWindow(page)),
    ...(await brokenWords(page)),
    ...(await focusOutOfSight(page)),
  ];
}

/**
 * With the few colours that a reader's own system may ask for: meanings, title and focus; and at
 * each size, that nothing hides words, nor touches them.
 */
export async function expectForcedColours(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await lostInForcedColours(page), `forced colours: ${name}`).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `forced colours: ${name} at ${size.width}×${size.height}`;
    expect.soft(await inForcedColours(page, () => hiddenOrTouched(page)), where).toEqual([]);
  }
}

/** What has no meaning any more, or is out of sight, where all colours are the reader's own. */
export const lostInForcedColours = (page: Page): Promise<string[]> =>
  inForcedColours(page, async () => [
    ...(await lostMeanings(page)),
    ...(await hiddenOrTouched(page)),
    ...(await outOfSight(page)),
  ]);

const hiddenOrTouched = async (page: Page): Promise<string[]> => [
  ...(await hiddenByTextGround(page)),
  ...(await touchingClearBorder(page)),
  ...(await lostDrawings(page)),
];
