import type { Page } from "@playwright/test";

/** What a screen reader can jump to, and what lies above all. */
const LANDMARKS = `main, nav, aside, body > header, body > footer, [role=banner], [role=region],
  [role=search], section[aria-label], section[aria-labelledby], form[aria-label],
  [role=dialog], [role=alertdialog]`;

/**
 * More than one main content, also under a dialog, and what can be pressed in no landmark. One link
 * that is first in the page, and leads to the content, needs none.
 */
export const strayParts = (page: Page): Promise<string[]> =>
  page.evaluate((landmarks) => {
    const wrong: string[] = [];
    const mains = document.querySelectorAll("main, [role=main]").length;
    if (mains > 1) wrong.push(`${mains} main contents`);
    for (const one of document.querySelectorAll<HTMLElement>("button, a[href]"))
      if (one.checkVisibility() && !one.closest(landmarks) && !one.matches('a[href^="#"]'))
        wrong.push(`in no landmark: ${one.ariaLabel ?? one.innerText}`);
    return wrong;
  }, LANDMARKS);
