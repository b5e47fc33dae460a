import { expect, type Page } from "@playwright/test";
import { setTheme } from "./accessible.ts";
import { expectOneFilled } from "./first-look.ts";

/** A tablet lying and upright: what the drawing board of her screens was made for. */
const WINDOWS = { lying: { width: 1024, height: 600 }, upright: { width: 800, height: 1280 } };
type Window = keyof typeof WINDOWS;

interface Measure {
  views: RegExp;
  what: string;
  selector: string;
  /** Which of its measures: of its letters, of its box, or of its corner, in px. */
  of: "letters" | "width" | "height" | "corner";
  /** What the drawing board says. */
  drawn: number;
  /** By how much one that has more words may be larger, in px. */
  higher?: number;
  /** Where it is otherwise on purpose, and why. */
  but?: Partial<Record<Window, number>> & { why: string };
}

const home = { views: /^user-menu-news$/ };
const list = { views: /^reminders$/ };
const asking = { views: /^reminders-new-what$/ };
const checking = { views: /^reminders-new-check$/ };
const steps = { views: /^reminders-new-(what|check)$/ };
const ringing = { views: /^reminder-ringing$/ };
const messages = { views: /^support-messages$/ };
const DRAWING = "svg[viewBox='0 0 120 120']";
const WORDS = "main [data-hue] > :last-child";

const ROOMY = "in a window that is not low what answers a question grows";
const BROAD = "letters of a title are 28 to 40, by the width of the window";
const LOW = "six cards and every slot are to be seen in a window of 600";

/** The measures of her screens of every day. */
const MEASURES: readonly Measure[] = [
  {
    ...{ ...home, what: "her face", selector: "main header [class*=avatar]", of: "width" },
    ...{ drawn: 72, but: { lying: 64, upright: 64, why: "two lines of greeting are no higher" } },
  },
  {
    ...{ ...home, what: "the greeting", selector: "main h1", of: "letters", drawn: 40 },
    but: { upright: 36, why: BROAD },
  },
  { ...home, what: "the hour", selector: "main time", of: "letters", drawn: 72 },
  { ...home, what: "the sky", selector: "main div:has(> p > time)", of: "height", drawn: 112 },
  { ...home, what: "the day", selector: "main p > span:has(+ time)", of: "letters", drawn: 24 },
  {
    ...{ ...home, what: "what waits", selector: "main [class*=waiting]", of: "letters" },
    ...{ drawn: 28, but: { lying: 24, why: LOW } },
  },
  { ...home, what: "a tile", selector: "main [data-hue]", of: "corner", drawn: 28 },
  {
    ...{
      ...home,
      what: "a drawing",
      selector: `main [data-hue] > :has(> ${DRAWING})`,
      of: "width",
      drawn: 96,
    },
    but: { lying: 60, why: LOW },
  },
  {
    ...home,
    what: "a card's title",
    selector: `${WORDS} > :first-child`,
    of: "letters",
    drawn: 24,
  },
  {
    ...home,
    what: "a card's line",
    selector: `${WORDS} > [class*=line]`,
    of: "letters",
    drawn: 20,
  },
  {
    ...{ views: /^user-menu-(news|consent)$/, what: "a tool below the cards", of: "height" },
    ...{ selector: "[class*=tools] button", drawn: 72 },
  },
  {
    ...{ ...list, what: "an hour", selector: "article time", of: "letters", drawn: 36 },
    but: { lying: 40, why: BROAD },
  },
  { ...list, what: "a drawing", selector: `article ${DRAWING}`, of: "width", drawn: 72 },
  { ...list, what: "a title", selector: "article h2", of: "letters", drawn: 24 },
  { ...list, what: "'Hecho'", selector: "article [aria-pressed]", of: "width", drawn: 152 },
  { ...list, what: "'Hecho'", selector: "article [aria-pressed]", of: "height", drawn: 72 },
  {
    ...{ ...list, what: "a row", selector: "article", of: "height", drawn: 120 },
    higher: 27,
    but: { upright: 141, why: "kind and marks stand below the title, where the list is narrow" },
  },
  {
    ...{ ...list, what: "a row with a description", of: "height", drawn: 120 },
    selector: "article:has([class*=description])",
    higher: 20,
    but: { lying: 124, upright: 168, why: "title, description and kind have their lines" },
  },
  { ...asking, what: "a tile", selector: "[role=dialog] [data-hue]", of: "corner", drawn: 28 },
  {
    ...{
      ...asking,
      what: "a drawing",
      selector: `[role=dialog] [data-hue] > :has(> ${DRAWING})`,
      of: "width",
    },
    ...{ drawn: 96, but: { upright: 176, why: "upright it stands above the words, with room" } },
  },
  {
    ...{ ...asking, what: "the question", selector: "[role=dialog] h3", of: "letters", drawn: 40 },
    but: { upright: 36, why: BROAD },
  },
  {
    ...{ ...checking, what: "the sentence", selector: "[class*=sentence]", of: "letters" },
    ...{ drawn: 28, but: { upright: 36, why: ROOMY } },
  },
  {
    ...{ ...checking, what: "'Guardar'", selector: "[class*=save]", of: "height", drawn: 88 },
    but: { upright: 120, why: ROOMY },
  },
  { ...ringing, what: "the thing", selector: `[role=dialog] ${DRAWING}`, of: "width", drawn: 240 },
  {
    ...ringing,
    what: "the hour",
    selector: "[role=dialog] [class*=hour]",
    of: "letters",
    drawn: 96,
  },
  {
    ...{ ...ringing, what: "the title", selector: "[role=dialog] h2", of: "letters", drawn: 44 },
    but: { upright: 40, why: "it grows with the width of the window" },
  },
  {
    ...ringing,
    what: "'Hecho'",
    selector: "[class*=answers] button:first-of-type",
    of: "width",
    drawn: 320,
  },
  { ...ringing, what: "'Hecho'", selector: "[class*=answers] button", of: "height", drawn: 104 },
  {
    ...messages,
    what: "a face",
    selector: "article header > span:first-child",
    of: "width",
    drawn: 96,
  },
  { ...messages, what: "a name", selector: "article h2", of: "letters", drawn: 28 },
  { ...messages, what: "the words", selector: "article > div > p", of: "letters", drawn: 28 },
  { ...messages, what: "a postcard", selector: "article > div", of: "corner", drawn: 28 },
  {
    ...{ ...messages, what: "a picture", selector: "article img", of: "width", drawn: 600 },
    but: { lying: 500, upright: 708, why: "it has what face and words leave, or the whole width" },
  },
  { ...messages, what: "'Guardar'", selector: "[role=status] button", of: "height", drawn: 72 },
];

/** The grounds of her screens of every day, by day and by night. */
const GROUNDS: readonly { views: RegExp; selector: string; day: string; night: string }[] = [
  { views: /./, selector: "html", day: "#fbf7f0", night: "#14201f" },
  { ...home, selector: "main [data-hue=reminders]", day: "#dceee9", night: "#1f403c" },
  { ...home, selector: "main [data-hue=games]", day: "#f3e3f1", night: "#3d2942" },
  { ...home, selector: "main [data-hue=memories]", day: "#fbe3d6", night: "#46291c" },
  { ...home, selector: "main [data-hue=assistant]", day: "#e3e7f7", night: "#273057" },
  { ...home, selector: "main [data-hue=activity]", day: "#e1f0dd", night: "#1f4229" },
  { ...home, selector: "main [data-hue=messages]", day: "#fbe1e8", night: "#472334" },
  { ...steps, selector: "[role=dialog]", day: "#fbf7f0", night: "#14201f" },
  { ...ringing, selector: "[role=dialog]", day: "#fbe3d6", night: "#46291c" },
  { ...messages, selector: "article > div", day: "#fbe1e8", night: "#472334" },
];

/** How many drawings each of them has at least. */
const DRAWINGS: readonly { views: RegExp; within: string; least: number }[] = [
  { ...home, within: "main", least: 6 },
  { ...list, within: "main article", least: 2 },
  { ...asking, within: "[role=dialog]", least: 6 },
  { ...ringing, within: "[role=dialog]", least: 1 },
];

/** What begins at one edge in each window, by the first of its letters. */
const EDGES: readonly { views: RegExp; selector: string }[] = [
  { ...steps, selector: "[role=dialog] :is(h2, h3, [class*=before])" },
];

const EDGE_WIDTHS = [1280, 1024, 800, 390];

/** Where the letters of each of these begin, in px, without those that begin at the same place. */
const beginnings = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate((sought) => {
    const all = [...document.querySelectorAll(sought)].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return Math.round(range.getBoundingClientRect().left);
    });
    return [...new Set(all)];
  }, selector);

async function expectEdges(page: Page, name: string): Promise<void> {
  for (const { views, selector } of EDGES) {
    if (!views.test(name)) continue;
    for (const width of EDGE_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .configure({ soft: true, timeout: 10_000 })
        .poll(() => beginnings(page, selector), `where ${selector} of ${name} begins, ${width} px`)
        .toHaveLength(1);
    }
  }
}

/**
 * How far the worst of what is seen of these is from what is drawn, in px; null: none is seen.
 */
export const farFromDrawn = (
  page: Page,
  { selector, of, drawn, higher = 0 }: Pick<Measure, "selector" | "of" | "drawn" | "higher">,
): Promise<number | null> =>
  page.evaluate(
    ([sought, which, wanted, more]) => {
      const all = [...document.querySelectorAll(sought)].filter((one) => one.checkVisibility());
      const far = all.map((one) => {
        const style = getComputedStyle(one);
        const px = {
          letters: Number.parseFloat(style.fontSize),
          corner: Number.parseFloat(style.borderTopLeftRadius),
          width: one.getBoundingClientRect().width,
          height: one.getBoundingClientRect().height,
        };
        const beyond = Math.round(px[which]) - wanted;
        return beyond > 0 ? Math.max(0, beyond - more) : -beyond;
      });
      return all.length > 0 ? Math.max(...far) : null;
    },
    [selector, of, drawn, higher] as const,
  );

/** The colour of a ground, as `#rrggbb`. */
const groundOf = (page: Page, selector: string): Promise<string | null> =>
  page.evaluate((sought) => {
    const one = document.querySelector(sought);
    const parts = one && getComputedStyle(one).backgroundColor.match(/\d+/g);
    const hex = parts?.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0"));
    return hex ? `#${hex.join("")}` : null;
  }, selector);

/** A view is as large, as coloured and as drawn as its table says, lying and upright. */
export async function expectMeasures(page: Page, name: string): Promise<void> {
  const own = MEASURES.filter(({ views }) => views.test(name));
  expect(own, `measures of ${name}`).not.toEqual([]);
  for (const [window, size] of Object.entries(WINDOWS) as [Window, (typeof WINDOWS)["lying"]][]) {
    await page.setViewportSize(size);
    for (const { what, but, ...measure } of own) {
      const where = `${measure.of} of ${what} of ${name}, ${window}`;
      const drawn = but?.[window] ?? measure.drawn;
      const off = () => farFromDrawn(page, { ...measure, drawn });
      // A line may be a part of a pixel high.
      await expect.configure({ soft: true, timeout: 10_000 }).poll(off, where).toBeLessThan(2);
    }
  }
  await expectEdges(page, name);
  for (const { views, within, least } of DRAWINGS) {
    if (!views.test(name)) continue;
    const drawings = page.locator(within).locator(`${DRAWING}:visible`);
    expect.soft(await drawings.count(), `drawings of ${name}`).toBeGreaterThanOrEqual(least);
  }
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    await expectOneFilled(page, `${name}, ${theme}`);
    for (const { views, selector, day, night } of GROUNDS) {
      if (!views.test(name)) continue;
      const ground = () => groundOf(page, selector);
      await expect
        .configure({ soft: true, timeout: 10_000 })
        .poll(ground, `the ground of ${selector} of ${name}, ${theme}`)
        .toBe(theme === "light" ? day : night);
    }
  }
}
