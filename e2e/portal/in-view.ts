import { expect, type Locator, type Page } from "@playwright/test";

/** A tablet lying and upright, and a telephone. */
export const SIZES = [
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
  { width: 390, height: 844 },
];

/** All of these are seen as a whole at the top of the page, without scrolling, at every size. */
export async function expectInView(page: Page, all: Locator, count: number): Promise<void> {
  const before = page.viewportSize();
  await expect(all).toHaveCount(count);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await outside(all), `not in view at ${size.width}×${size.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Which of these are not wholly in the window as it is now scrolled.
 *
 * @param first how many of them are looked at, in the order of the page
 */
export const outside = (all: Locator, first = Number.POSITIVE_INFINITY): Promise<string[]> =>
  all.evaluateAll(
    (elements, count) =>
      elements.slice(0, count).flatMap((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isIn = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        const at = [left, top, right, bottom].map(Math.round).join(" ");
        return isIn ? [] : [`at ${at}: ${element.ariaLabel ?? element.textContent}`];
      }),
    first,
  );
