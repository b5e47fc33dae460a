import { expect, type Page } from "@playwright/test";

/**
 * Where more containers stand in one another than in the page's `WindowRuler`: there WebKit would
 * keep the look of the old size when the window is turned.
 */
export const containersBeyondRuler = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RULER = "[class*=ruler]";
    /** The most containers that stand in one another from here on, as they are called. */
    const deepestOf = (one: Element): string[] => {
      const inner = [...one.children]
        .filter((child) => !child.matches(RULER))
        .map(deepestOf)
        .reduce((most, other) => (other.length > most.length ? other : most), []);
      const isOne = getComputedStyle(one).containerType !== "normal";
      return isOne ? [`${one.localName} ${one.classList[0] ?? ""}`.trim(), ...inner] : inner;
    };
    const ruler = document.querySelector(RULER);
    const room = ruler ? deepestOf(ruler).length : 0;
    const deepest = deepestOf(document.body);
    return deepest.length > room
      ? [`${deepest.length} containers in one another, ${room} in the ruler: ${deepest.join(", ")}`]
      : [];
  });

/** No screen has more containers in one another than the ruler of its page. */
export async function expectContainersInRuler(page: Page, name: string): Promise<void> {
  expect.soft(await containersBeyondRuler(page), `containers of ${name}`).toEqual([]);
}
