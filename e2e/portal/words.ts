import type { Page } from "@playwright/test";

/** Words of letters alone that go on in the next line. */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest("script, style, textarea, svg")) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`broken: ${word} in ${parent.textContent?.slice(0, 60)}`);
      }
    }
    return [...broken];
  });
}

/** The spacing that a reader may ask for (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Does something on the page while its text is spaced as widely as a reader may ask for. */
export async function withTextSpacing<Result>(page: Page, look: () => Promise<Result>) {
  const sheet = await page.addStyleTag({ content: SPACING });
  const found = await look();
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}
