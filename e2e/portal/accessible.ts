import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { paleEdges, pressableFigures, stretchedButtons, unnamedParts } from "./edges.ts";
import { strayParts } from "./landmarks.ts";
import { besideWindow } from "./visible-focus.ts";
import { brokenWords } from "./words.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Smallest text and smallest target, in px, of what an older person or a relative sees. */
const SMALLEST_TEXT = 18;
const SMALLEST_TARGET = 60;
/** What is pressed on the home, on the menus of the games and on the PIN's keypad. */
const LARGE_TARGET = 72;
const LARGE: readonly [views: RegExp, pressed: string][] = [
  [/^user-menu|games-menu$/, "button"],
  [/^pin/, "[role=dialog] form button"],
];

/**
 * Nine cells of 60 px do not fit on a phone, upright or on its side. What these can do, the arrows
 * and digits below them, which are large, can do too (docs/adr/game-rules.md).
 */
const SMALL_CELLS = 'table[aria-label="Tablero de sudoku"] button';
/** Four or five cells of 60 px and their gaps do not fit in 256 px, a page at 400 %. */
const NARROWEST_BOARDS =
  '[aria-label="Cartas"] button, [aria-label="Casillas"] button, table[role=grid] button';
const NARROWEST_TARGET = 44;

/** The number to call first is dialled on another telephone: its least size, in px. */
const FIRST_NUMBER = 'section[tabindex="-1"] li:first-child > a[href^="tel:"]';
const LARGE_NUMBER = 40;
/** In windows narrower than 320 px. */
const NARROWEST_NUMBER = 28;
const SHOWS_NUMBER = /^chat-(emergency|danger)/;

/** Tags of axe's rules; `wcag146` is contrast of 7:1 (4.5:1 for large letters). */
const ALL: string[] = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "wcag146",
  "best-practice",
];
/** The rules of axe that a change of colours alone can break. */
const OF_COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds wrong, one line each. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (runOnly) => {
    const found = await Reflect.get(globalThis, "axe").run(document, { runOnly });
    type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };
    return found.violations.flatMap(({ id, nodes }: Violation) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  }, rules);
}

/** Text under 18 px, targets under 60 px (72 px for `large`), content wider than the page. */
const tooSmall = (page: Page, large: string): Promise<string[]> =>
  page.evaluate(smallParts, leastSizes(large));

/** How large text and targets are at least, in px, with what is an exception. */
export const leastSizes = (large = "") => ({
  text: SMALLEST_TEXT,
  targets: { usual: SMALLEST_TARGET, large: LARGE_TARGET, narrowest: NARROWEST_TARGET },
  boards: NARROWEST_BOARDS,
  large,
  smallCells: SMALL_CELLS,
});

/** The same, in the page. */
export function smallParts({
  text,
  targets,
  large,
  smallCells,
  boards,
}: ReturnType<typeof leastSizes>): string[] {
  const wrong: string[] = [];
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility();
  };
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (own && shown(element) && Number.parseFloat(getComputedStyle(element).fontSize) < text)
      wrong.push(`text under ${text} px: ${element.textContent}`);
  }
  for (const element of document.querySelectorAll("button, a[href], input, select, textarea")) {
    // A checkbox is pressed by its whole label.
    const pressed = element.closest("label") ?? element;
    const { width, height } = pressed.getBoundingClientRect();
    const isPressedOften = large && element.matches(large) && innerWidth >= 320;
    const isNarrowest = innerWidth < 320 && element.matches(boards);
    const usual = isNarrowest ? targets.narrowest : targets.usual;
    const target = isPressedOften ? targets.large : usual;
    const hasSubstitute = (innerWidth < 768 || innerHeight < 592) && element.matches(smallCells);
    if (shown(element) && !hasSubstitute && (width < target || height < target))
      wrong.push(
        `target ${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 90)}`,
      );
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    wrong.push(`the page is ${page.scrollWidth} px wide in ${page.clientWidth}`);
  return wrong;
}

/** Text that is cut off, and what lies beside the page. */
export async function cutOff(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    const wrong: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      wrong.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const box = element.getBoundingClientRect();
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || box.width <= 1 || box.height <= 1 || !element.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
      if (cut) wrong.push(`cut off: ${element.textContent}`);
    }
    return wrong;
  });
  return [...cut, ...(await besideWindow(page))];
}

/** In which theme and at which width a view is looked at. */
export interface Look {
  theme: "light" | "dark";
  width: number;
}

/** What is wrong with sizes of text, targets and page as it is. */
export async function wrongSizes(page: Page, name: string): Promise<string[]> {
  const [, large = ""] = LARGE.find(([names]) => names.test(name)) ?? [];
  return [...(await tooSmall(page, large)), ...(await smallNumbers(page, name))];
}

/** A number to call that nobody reads from across a room, or none where there is to be one. */
async function smallNumbers(page: Page, name: string): Promise<string[]> {
  if (!SHOWS_NUMBER.test(name)) return [];
  const numbers = await page.locator(FIRST_NUMBER).evaluateAll((links) =>
    links.map((link) => ({
      size: Number.parseFloat(getComputedStyle(link).fontSize),
      isNarrow: innerWidth < 320,
    })),
  );
  if (numbers.length !== 1) return [`${numbers.length} numbers to call first`];
  return numbers
    .filter(({ size, isNarrow }) => size < (isNarrow ? NARROWEST_NUMBER : LARGE_NUMBER))
    .map(({ size }) => `the number to call has ${size} px`);
}

/** What is wrong with the page as it is: by axe's rules, and in sizes of text, targets and page. */
export async function wrongWith(page: Page, name: string, theme: Look["theme"] = "light") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
  const rules = theme === "light" ? ALL : OF_COLOURS;
  return {
    axe: await violations(page, rules),
    sizes: await wrongSizes(page, name),
    landmarks: await strayParts(page),
  };
}

/** Looks at what is on the page: axe's rules, sizes of text and targets, nothing beside it. */
export async function expectAccessible(page: Page, name: string, looks: Look[]): Promise<void> {
  for (const { theme, width } of looks) {
    await setTheme(page, theme);
    await page.setViewportSize({ width, height: 900 });
    const where = `${name} at ${width} px, ${theme}`;
    const { axe, sizes, landmarks } = await wrongWith(page, name, theme);
    expect.soft(axe, `axe: ${where}`).toEqual([]);
    expect.soft(sizes, `sizes: ${where}`).toEqual([]);
    expect.soft(landmarks, `landmarks: ${where}`).toEqual([]);
    expect.soft(await paleEdges(page), `edges: ${where}`).toEqual([]);
    expect.soft(await pressableFigures(page), `figures: ${where}`).toEqual([]);
    expect.soft(await stretchedButtons(page), `stretched: ${where}`).toEqual([]);
  }
  expect.soft(await unnamedParts(page), `names: ${name}`).toEqual([]);
}

/** Looks at the page with letters twice as large, on a tablet and on a telephone. */
export async function expectRoomForLetters(page: Page, name: string): Promise<void> {
  await setLetters(page, "200%");
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // A chart is drawn anew for larger letters.
    const where = `${name} at ${width} px, letters at 200 %`;
    await expect
      .configure({ soft: true })
      .poll(() => cutOff(page), where)
      .toEqual([]);
    expect.soft(await brokenWords(page), `words: ${where}`).toEqual([]);
  }
  // What is looked at next has letters of the usual size.
  await setLetters(page, "");
}

/** Restores the page as it was before the look. */
export async function lookAway(page: Page, viewport: { width: number; height: number }) {
  await setTheme(page, "light");
  await page.setViewportSize(viewport);
}

/** What the theme toggle does to the page; a dialog would lie over the toggle itself. */
export async function setTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate(drawTheme, theme);
}

/** The same, in the page. */
export function drawTheme(theme: Look["theme"]): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}

async function setLetters(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
