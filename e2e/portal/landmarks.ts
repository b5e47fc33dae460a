import type { Page } from "@playwright/test";

/** What a screen reader can jump to, and what lies above all. */
const LANDMARKS = `main, nav, aside, body > header, body > footer, [role=banner], [role=region],
  [role=search], section[aria-label], section[aria-labelledby], form[aria-label],
  [role=dialog], [role=alertdialog]`;

/**
 * More than one main content that is drawn, also under a dialog, and what can be pressed in no
 * landmark. A link within the page, which leads to the content, needs none.
 */
export const strayParts = (page: Page): Promise<string[]> =>
  page.evaluate((landmarks) => {
    const wrong: string[] = [];
    const mains = [...document.querySelectorAll("main, [role=main]")];
    const drawn = mains.filter((main) => main.checkVisibility());
    if (drawn.length > 1) wrong.push(`${drawn.length} main contents`);
    for (const one of document.querySelectorAll<HTMLElement>("button, a[href]"))
      if (one.checkVisibility() && !one.closest(landmarks) && !one.matches('a[href^="#"]'))
        wrong.push(`in no landmark: ${one.ariaLabel ?? one.innerText}`);
    return wrong;
  }, LANDMARKS);
