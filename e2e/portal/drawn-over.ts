import { expect, type Page } from "@playwright/test";

/** Telephones, from the narrowest on, and a small tablet held either way. */
const WINDOWS = [
  ...[256, 320, 344, 360, 375, 390].map((width) => ({ width, height: 844 })),
  { width: 800, height: 1280 },
  { width: 1024, height: 600 },
];

/** No drawing of the page is painted over words, or lies on a button, in any of these windows. */
export async function expectDrawingsApart(page: Page, name: string): Promise<void> {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${name} at ${width}×${height}`;
    expect.soft(await page.evaluate(drawnOver), where).toEqual([]);
  }
}

/** In the page, as it is scrolled: the words and buttons that a drawing is over. */
async function drawnOver(): Promise<string[]> {
  // A new size of the window is known to its styles with the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const wrong = new Set<string>();
  const roomOf = (one: Node) =>
    (one instanceof Element ? one : one.parentElement)?.closest(
      "main, [role=dialog], [role=alertdialog]",
    );
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  for (const row of document.querySelectorAll("article, li")) {
    const drawings = [...row.querySelectorAll("svg")].filter((one) => one.checkVisibility());
    for (const button of row.querySelectorAll("button, a[href]"))
      for (const drawing of drawings)
        if (
          !button.contains(drawing) &&
          isOver(drawing.getBoundingClientRect(), button.getBoundingClientRect())
        )
          wrong.add(`a drawing lies on '${button.textContent}'`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects())
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
        for (const line of [0.3, 0.5, 0.7]) {
          const hit = document.elementFromPoint(left + width * part, top + height * line);
          // The box of a drawing is empty; what is painted in it is not. A dialog may lie over all.
          if (hit instanceof SVGElement && hit.ownerSVGElement && roomOf(hit) === roomOf(node))
            wrong.add(`a drawing is over '${node.textContent}'`);
        }
  }
  return [...wrong];
}
