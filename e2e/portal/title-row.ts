import { expect, type Page } from "@playwright/test";

const UPRIGHT = [256, 320, 360, 390, 414, 430, 450, 480, 540, 600, 700, 768, 800, 1024, 1280];
/** Telephones, windows between these and a tablet, tablets held either way, and low windows. */
const WINDOWS = [
  ...UPRIGHT.map((width) => ({ width, height: 1024 })),
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1366, height: 625 },
];

/** The row of a screen's title is in order in every window. */
export async function expectTitleRow(page: Page, name: string): Promise<void> {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${name} at ${width}×${height}`;
    expect.soft(await page.evaluate(wrongInTitleRow), where).toEqual([]);
  }
}

/**
 * In the page: what stands beside a title is in line with the buttons of the corner and as far from
 * them as they are from one another, or wholly above or below them, and nothing of the row is cut
 * off above. The way back stands before the way home, both at the beginning of one line, or of the
 * column that a low window has for it.
 */
function wrongInTitleRow(): string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const ofCorner = [...document.querySelectorAll("section > button")]
    .find(({ textContent }) => /^(Oscuro|Claro)$/.test(textContent ?? ""))
    ?.parentElement?.querySelectorAll("button");
  const wrong: string[] = [];
  for (const one of document.querySelectorAll("main header *")) {
    const { top, height } = boxOf(one);
    if (height > 1 && top + scrollY < 0) wrong.push(`'${one.textContent}' is cut off above`);
  }
  for (const button of document.querySelectorAll("main header button:not([data-aloud-last])")) {
    const { top, bottom, height } = boxOf(button);
    if (height === 0) continue;
    for (const other of ofCorner ?? []) {
      const box = boxOf(other);
      const isApart = box.bottom <= top || bottom <= box.top;
      if (!isApart && Math.abs(box.top - top) > 1)
        wrong.push(`'${button.textContent}' at ${top} beside '${other.textContent}' at ${box.top}`);
    }
  }
  wrong.push(...unevenGaps());
  const [back, home] = document.querySelectorAll("main header button[data-aloud-last]");
  if (!back || !home) return wrong;
  const [first, second] = [boxOf(back), boxOf(home)];
  const start = boxOf(back.closest("header") ?? document.body).left;
  if (first.top !== second.top || first.right > second.left)
    wrong.push(`'${back.textContent}' is not before '${home.textContent}' in one line`);
  if (first.left - start > 40) wrong.push(`'${back.textContent}' is not at the beginning`);
  return wrong;

  /** Of what stands in line with the corner, where the page is as wide as the window. */
  function unevenGaps(): string[] {
    const main = document.querySelector("main");
    const corner = [...(ofCorner ?? [])].map(boxOf).sort((one, other) => one.left - other.left);
    const [nearest, next] = corner;
    if (!main || boxOf(main).left > 0 || !nearest) return [];
    const gap = next ? next.left - nearest.right : 8;
    const besides = [...main.querySelectorAll("header button:not([data-aloud-last])")]
      .map((button) => ({ button, box: boxOf(button) }))
      .filter(({ box }) => box.height > 0 && Math.abs(box.top - nearest.top) <= 1)
      .sort((one, other) => one.box.left - other.box.left);
    return besides.flatMap(({ button, box }, index) => {
      const after = besides[index + 1]?.box ?? nearest;
      const own = Math.round(after.left - box.right);
      const touching = [...button.querySelectorAll("*")].filter(
        (part) => boxOf(part).right >= after.left,
      );
      return [
        ...(Math.abs(own - gap) <= 1 ? [] : [`'${button.textContent}' has a gap of ${own}`]),
        ...touching.map((part) => `'${part.textContent}' touches what stands beside it`),
      ];
    });
  }
}
