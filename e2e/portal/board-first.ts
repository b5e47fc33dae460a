import { expect, type Locator, type Page } from "@playwright/test";

/** A laptop, a small tablet, and a telephone on its side. */
const LOW = [
  { width: 1366, height: 625 },
  { width: 1024, height: 600 },
  { width: 844, height: 390 },
];
/** Smallest cell, in px. */
const CELL = 60;

/**
 * What keeps a game's board from coming first in a window as it is, at its top and without
 * scrolling: a part of the board outside the window, cells that are too small for a finger, open
 * options.
 *
 * @param cells everything on the board that is pressed
 */
export async function boardNotFirst(page: Page, cells: Locator): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const wrong = await cells.evaluateAll((all, smallest) => {
    const root = document.documentElement;
    return all.flatMap((cell) => {
      const { left, top, right, bottom, width, height } = cell.getBoundingClientRect();
      const what = `${cell.ariaLabel ?? cell.textContent}`;
      const isIn = left >= 0 && top >= 0 && right <= root.clientWidth && bottom <= innerHeight;
      const isSmall = Math.min(width, height) < smallest;
      const at = [left, top, right, bottom].map(Math.round).join(" ");
      return [
        ...(isIn ? [] : [`outside the window at ${at}: ${what}`]),
        ...(isSmall ? [`${Math.round(width)}×${Math.round(height)}: ${what}`] : []),
      ];
    });
  }, CELL);
  const open = await page.locator("details[open]").count();
  return open > 0 ? [...wrong, "the options are open"] : wrong;
}

/** In each low window the board is in view at once, with cells of a finger's size. */
export async function expectBoardFirst(page: Page, cells: Locator, count: number): Promise<void> {
  const before = page.viewportSize();
  await expect(cells).toHaveCount(count);
  for (const size of LOW) {
    await page.setViewportSize(size);
    const where = `the board in ${size.width}×${size.height}`;
    expect.soft(await boardNotFirst(page, cells), where).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
