import type { Page } from "@playwright/test";

/**
 * What is marked to be said in one breath as a number and what it counts, and is not just these:
 * two texts that are seen, the first with a digit. A mark around more would join whatever is in it.
 */
export const wrongFigures = (page: Page): Promise<string[]> =>
  page.locator("[data-aloud-figure]").evaluateAll((figures) => {
    const textsOf = (figure: Element): string[] => {
      const owners = new Set<Element>();
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement;
        const isSeen = own?.checkVisibility({ visibilityProperty: true }) && !own.closest("svg");
        if (own && isSeen && /[\p{L}\p{N}]/u.test(node.textContent ?? "")) owners.add(own);
      }
      return [...owners].map(({ textContent }) => textContent?.trim() ?? "");
    };
    return figures
      .filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
      .map(textsOf)
      .filter(([number = "", ...counted]) => !/\d/.test(number) || counted.length !== 1)
      .map((texts) => texts.join(" | "));
  });
