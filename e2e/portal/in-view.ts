import { expect, type Locator, type Page, type ViewportSize } from "@playwright/test";
import { drawn } from "./clock.ts";

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
    await showTop(page, size);
    expect.soft(await outside(all), `not in view at ${size.width}×${size.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** The page's top in a window of this size, once what has the focus was brought back into it. */
export async function showTop(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  for (let drawing = 0; drawing < 2; drawing++) await drawn(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Which of these are not wholly in sight in the window as it is now scrolled.
 *
 * @param first how many of them are looked at, in the order of the page
 */
export const outside = (all: Locator, first = Number.POSITIVE_INFINITY): Promise<string[]> =>
  all.evaluateAll(outOfSight, first);

/**
 * In the page: which of these nobody sees as a whole, because they have no room, are hidden, go on
 * beyond the window or lie below something else.
 *
 * @param sought elements, or what they are found by and what their names begin with
 * @param first how many of them are looked at, in the order of the page
 */
export function outOfSight(
  sought: readonly Element[] | { selector: string; name: string },
  first: number,
): string[] {
  const nameOf = (one: Element) => (one.ariaLabel ?? one.textContent ?? "").trim();
  const isList = "length" in sought;
  const all = isList
    ? sought
    : [...document.querySelectorAll(sought.selector)].filter((one) =>
        nameOf(one).startsWith(sought.name),
      );
  if (!isList && all.length < first) return [`there are ${all.length}`];
  const isPainted = (one: Element, part?: "::before" | "::after") => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(one, part);
    if (part && content === "none") return false;
    return backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor);
  };
  /** Whether something paints over this point; what it lies within does so by its frills alone. */
  const paintsOver = (one: Element, within: Element, x: number, y: number) => {
    if (isPainted(one, "::before") || isPainted(one, "::after")) return true;
    if (one.contains(within)) return false;
    if (one.matches("img, video, canvas, svg *")) return true;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return isPainted(one) && left <= x && x <= right && top <= y && y <= bottom;
  };
  /** What lies over the middle of an element, be it pressed there or not; null: nothing does. */
  const coverOf = (one: Element, { left, right, top, bottom }: DOMRect): Element | null => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const parts = [one, one.closest("label")];
    const all = document.elementsFromPoint(x, y);
    const own = all.findIndex((at) => parts.some((part) => part?.contains(at)));
    // Cut off by what it stands in.
    if (own < 0) return all[0] ?? one;
    return all.slice(0, own).find((at) => paintsOver(at, one, x, y)) ?? null;
  };
  const touched = new CSSStyleSheet();
  touched.insertRule("*, ::before, ::after { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(touched);
  const wrong = all.slice(0, first).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const { left, right, top, bottom, width, height } = box;
    const at = `at ${[left, top, right, bottom].map(Math.round).join(" ")}`;
    const where = `${at} of ${innerWidth}×${innerHeight}: ${nameOf(one)}`;
    const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (width === 0 || height === 0 || !isShown) return [`hidden ${where}`];
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return [where];
    const cover = coverOf(one, box);
    return cover
      ? [`covered by ${cover.outerHTML.slice(0, 60).replaceAll("\n", " ")} ${where}`]
      : [];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touched);
  return wrong;
}
