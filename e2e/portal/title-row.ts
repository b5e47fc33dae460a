import { expect, type Page } from "@playwright/test";
import { withLetters } from "./large-letters.ts";

/** Older tablets and small laptops that lie. */
const LYING = [850, 900, 960, 1000, 1016, 1024, 1100];
const UPRIGHT = [256, 320, 360, 390, 414, 430, 450, 480, 540, 600, 640, 700, 768, 800, 1024, 1280];
/** Wider than any page of hers, which has more and more room beside it. */
const WIDE = [1280, 1366, 1440, 1536, 1920].map((width) => ({ width, height: 800 }));
/** Telephones, windows between these and a tablet, tablets held either way, and low windows. */
const WINDOWS = [
  ...UPRIGHT.map((width) => ({ width, height: 1024 })),
  ...LYING.map((width) => ({ width, height: 600 })),
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1366, height: 625 },
  ...WIDE,
];

/** The row of a screen's title is in order in every window. */
export async function expectTitleRow(page: Page, name: string): Promise<void> {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${name} at ${width}×${height}`;
    expect.soft(await page.evaluate(wrongInTitleRow), where).toEqual([]);
  }
}

/** So it is in wide windows with letters of other sizes. */
export async function expectTitleRowByLetters(page: Page, name: string): Promise<void> {
  for (const letters of [16, 20, 24, 32])
    await withLetters(page, letters, async () => {
      for (const size of WIDE) {
        await page.setViewportSize(size);
        const where = `${name} at ${size.width}, letters of ${letters} px`;
        expect.soft(await page.evaluate(tornApart), where).toEqual([]);
      }
    });
}

/**
 * In the page: which of the row's buttons ends neither at the corner's buttons nor at the edge of
 * what is below, or stands below the title although the row has room for it, and whether 'Escuchar'
 * is as high as these. Between a page and the corner there may be half a bar that scrolls.
 */
function tornApart(): string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const corner = [...document.querySelectorAll("section > button")]
    .find(({ textContent }) => /^(Oscuro|Claro)$/.test(textContent ?? ""))
    ?.parentElement?.querySelectorAll("button");
  const header = document.querySelector("main header");
  const title = header?.querySelector("h1");
  if (!corner || !header || !title) return ["no row of a title"];
  const { left: start, right: edge } = boxOf(header);
  const nearest = Math.min(...[...corner].map((button) => boxOf(button).left));
  const ways = [...header.querySelectorAll("button[data-aloud-last]")].map(boxOf);
  const besides = [...header.querySelectorAll("button:not([data-aloud-last])")];
  const inLine = besides.filter((button) => boxOf(button).top <= boxOf(corner[0] ?? title).top);
  const end = Math.max(...inLine.map((button) => boxOf(button).right));
  const gap = nearest - end;
  const wrong: string[] = [];
  const listen = besides.find(({ textContent }) => textContent === "Escuchar");
  const higher = listen ? boxOf(listen).height - boxOf(corner[0] ?? title).height : 0;
  if (Math.abs(higher) > 1) wrong.push(`'Escuchar' ${higher} px higher than the corner's`);
  if (Math.abs(end - edge) > 1 && (gap < 7 || gap > 17)) wrong.push(`a gap of ${gap} px`);
  const words = document.createRange();
  words.selectNodeContents(title);
  const needed =
    Math.max(...ways.map(({ right }) => right)) -
    start +
    words.getBoundingClientRect().width +
    48 +
    besides.reduce((sum, button) => sum + boxOf(button).width + 8, 0);
  if (inLine.length < besides.length && needed < Math.min(edge, nearest - 8) - start)
    wrong.push(`${besides.length - inLine.length} below, although ${needed} px have room`);
  return wrong;
}

/**
 * In the page: what stands beside a title is in line with the buttons of the corner and as far from
 * them as they are from one another, or wholly above or below them, and nothing of the row is cut
 * off above; none has a row to itself on a tablet. The way back stands before the way home, both at
 * the beginning of one line, or of the column that a low window has for it.
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
  wrong.push(...unevenGaps(), ...aloneBelow(), ...belowTheCorner());
  const [back, home] = document.querySelectorAll("main header button[data-aloud-last]");
  if (!back || !home) return wrong;
  const [first, second] = [boxOf(back), boxOf(home)];
  const start = boxOf(back.closest("header") ?? document.body).left;
  if (first.top !== second.top || first.right > second.left)
    wrong.push(`'${back.textContent}' is not before '${home.textContent}' in one line`);
  if (first.left - start > 40) wrong.push(`'${back.textContent}' is not at the beginning`);
  return wrong;

  /** What is done on the screen has no row to itself where the title has room beside it. */
  function aloneBelow(): string[] {
    const header = document.querySelector("main header");
    const title = header?.querySelector("h1");
    if (!header || !title || boxOf(header).width < 640) return [];
    const lone = [...header.querySelectorAll("button:not([data-aloud-last])")].filter((button) => {
      const { left, top } = boxOf(button);
      return left - boxOf(header).left < 40 && top >= boxOf(title).bottom;
    });
    return lone.map((button) => `'${button.textContent}' stands alone below the title`);
  }

  /** What has room beside the corner's buttons has no place below them. */
  function belowTheCorner(): string[] {
    const header = document.querySelector("main header");
    const corner = [...(ofCorner ?? [])].map(boxOf);
    if (!header || corner.length === 0) return [];
    const upper = Math.min(...corner.map(({ top }) => top));
    const lower = Math.max(...corner.map(({ bottom }) => bottom));
    const others = [...header.querySelectorAll("button, h1, p")].map(wordsOf);
    const taken = others.filter(({ top, bottom }) => top < lower && bottom > upper);
    const start = Math.max(boxOf(header).left, ...taken.map(({ right }) => right + 8));
    const room = Math.min(...corner.map(({ left }) => left)) - 8 - start;
    return [...header.querySelectorAll("button:not([data-aloud-last])")]
      .filter((button) => boxOf(button).top >= lower - 1 && boxOf(button).width <= room)
      .map((button) => `'${button.textContent}' below the corner, with ${room} px beside it`);
  }

  /** A title's own box is as wide as the row. */
  function wordsOf(one: Element): DOMRect {
    if (one.matches("button")) return boxOf(one);
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect();
  }

  /** Of what stands in line with the corner; a page may end before that. */
  function unevenGaps(): string[] {
    const main = document.querySelector("main");
    const header = document.querySelector("main header");
    const corner = [...(ofCorner ?? [])].map(boxOf).sort((one, other) => one.left - other.left);
    const [nearest, next] = corner;
    if (!main || !header || !nearest) return [];
    const isBeside = boxOf(main).left > 0;
    const edge = boxOf(header).right;
    const gap = next ? next.left - nearest.right : 8;
    const besides = [...main.querySelectorAll("header button:not([data-aloud-last])")]
      .map((button) => ({ button, box: boxOf(button) }))
      .filter(({ box }) => box.height > 0 && Math.abs(box.top - nearest.top) <= 1)
      .sort((one, other) => one.box.left - other.box.left);
    return besides.flatMap(({ button, box }, index) => {
      const isLast = index === besides.length - 1;
      const after = besides[index + 1]?.box ?? nearest;
      const own = Math.round(after.left - box.right);
      // Beside the page lies half of the bar that scrolls, or more than the corner needs.
      const most = isLast && isBeside ? gap + 8 : gap;
      const isEven = own >= gap - 1 && own <= most + 1;
      const isAtEdge = isLast && isBeside && Math.abs(box.right - edge) <= 1 && own > most;
      const touching = [...button.querySelectorAll("*")].filter(
        (part) => boxOf(part).right >= after.left,
      );
      return [
        ...(isEven || isAtEdge ? [] : [`'${button.textContent}' has a gap of ${own}`]),
        ...touching.map((part) => `'${part.textContent}' touches what stands beside it`),
      ];
    });
  }
}
