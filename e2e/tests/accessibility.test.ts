import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../portal/test.ts";
import { journeys, openView } from "../portal/views/index.ts";
import { settleVillage, type Village } from "../portal/views/village.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const WIDTHS = [320, 768, 1280];
/** Smallest text and smallest target, in px, of what an older person or a relative sees. */
const SMALLEST_TEXT = 18;
const SMALLEST_TARGET = 60;
/** What is pressed on the home, on the menus of the games and on the PIN's keypad. */
const LARGE_TARGET = 72;
const LARGE: readonly [views: RegExp, pressed: string][] = [
  [/^user-menu|games-menu$/, "button"],
  [/^pin/, "[role=dialog] form button"],
];

/** These cannot be opened without an error that the browser itself reports. */
const FAILING = [
  "area-missing",
  "not-found",
  "chat-not-sent",
  "support-message-failed",
  "reminder-after-session",
];
/**
 * Nine cells of 60 px do not fit on a phone. What these can do, the arrows and digits below them,
 * which are large, can do too (docs/adr/0030).
 */
const SMALL_CELLS = 'table[aria-label="Tablero de sudoku"] button';

let village: Village;
test.beforeAll(async ({ portal }) => {
  village = await settleVillage(portal);
});

const ALL: string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules of axe that a change of colours alone can break. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

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

/** Text under 18 px, targets under 60 px (72 px those that `large` selects), and content that is wider than the page. */
async function tooSmall(page: Page, large: string): Promise<string[]> {
  return await page.evaluate(
    ({ text, targets, large, smallCells }) => {
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
        const target = large && element.matches(large) ? targets.large : targets.usual;
        const hasSubstitute = innerWidth < 768 && element.matches(smallCells);
        if (shown(element) && !hasSubstitute && (width < target || height < target))
          wrong.push(
            `target ${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 90)}`,
          );
      }
      const page = document.documentElement;
      if (page.scrollWidth > page.clientWidth)
        wrong.push(`the page is ${page.scrollWidth} px wide in ${page.clientWidth}`);
      return wrong;
    },
    {
      text: SMALLEST_TEXT,
      targets: { usual: SMALLEST_TARGET, large: LARGE_TARGET },
      large,
      smallCells: SMALL_CELLS,
    },
  );
}

/** Text that is cut off or lies beside the page. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
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
      if (box.left < -1 || box.right > root.clientWidth + 1)
        wrong.push(`beside the page: ${element.textContent}`);
    }
    return wrong;
  });
}

// The views are independent of each other.
test.describe.configure({ mode: "parallel" });
// axe is added to the page, which its policy would not allow.
test.use({ bypassCSP: true });

/** Looks at what is on the page in both themes, at three widths and with letters twice as large. */
async function expectAccessible(page: Page, name: string) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
  const [, large = ""] = LARGE.find(([names]) => names.test(name)) ?? [];
  for (const [theme, rules] of [
    ["light", ALL],
    ["dark", OF_COLOURS],
  ] as const) {
    await setTheme(page, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${name} at ${width} px, ${theme}`;
      expect.soft(await violations(page, rules), `axe: ${where}`).toEqual([]);
      expect.soft(await tooSmall(page, large), `sizes: ${where}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await setLetters(page, "200%");
  // A chart is drawn anew for larger letters.
  const cut = expect
    .configure({ soft: true })
    .poll(() => cutOff(page), `${name}, letters at 200 %`);
  await cut.toEqual([]);
}

/** What the theme toggle does to the page; a dialog would lie over the toggle itself. */
async function setTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate(
    (dark) => document.documentElement.classList.toggle("dark", dark),
    theme === "dark",
  );
}

async function setLetters(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

for (const journey of journeys) {
  const names = journey.map(({ name }) => name).join(", ");
  test(`${names} can be read and used by everyone`, async ({ page, viewport, consoleErrors }) => {
    const [first, ...others] = journey;
    if (first) await openView(page, first, village);
    for (const view of journey) {
      if (others.includes(view)) await view.open(page, village);
      await test.step(view.name, () => expectAccessible(page, view.name));
      await setTheme(page, "light");
      await setLetters(page, "");
      if (viewport) await page.setViewportSize(viewport);
      if (FAILING.includes(view.name)) consoleErrors.length = 0;
    }
  });
}
