import type { Page, ViewportSize } from "@playwright/test";
import { drawTheme, leastSizes, smallParts } from "../portal/accessible.ts";
import { inEngine } from "../portal/engines/complaints.ts";
import type { Tab } from "../portal/engines/engine.ts";
import { enterHomeIn, seenAt } from "../portal/engines/enter.ts";
import {
  EVERY_DAY,
  enrolWithLongWords,
  enrolWithOneWord,
  outOfFirstLook,
  type Screen,
  wantedOf,
} from "../portal/engines/every-day.ts";
import { engines } from "../portal/engines/index.ts";
import { filledIn } from "../portal/first-look.ts";
import { drawingsLost, meaningsLost } from "../portal/forced-colours.ts";
import { SIZES } from "../portal/in-view.ts";
import { paleWordsIn } from "../portal/painted-contrast.ts";
import { expect, test } from "../portal/test.ts";
import { partsBesideWindow } from "../portal/visible-focus.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

const home = EVERY_DAY.filter(({ name }) => name === "home");
/** What waits has as much room as it needs there, however large its letters are. */
const STRIPS = [
  { letters: 32, size: { width: 1024, height: 600 }, highest: 350 },
  { letters: 16, size: { width: 600, height: 1024 }, highest: 160 },
] as const;

for (const { name: engine, start } of engines)
  for (const { letters, size, highest } of STRIPS)
    test(`a short reminder of the home takes no more room than it needs in ${engine}, letters of ${letters} px`, async ({
      portal,
    }) => {
      const person = await enrolWithOneWord(portal);
      await inEngine(
        () => start(letters === 16 ? {} : { letters }),
        async (tab) => {
          for (const { open } of home) await open(tab, portal, person);
          await tab.resize(size);
          const out = () =>
            outOfFirstLook(tab, { selector: "main [aria-pressed]", name: "Hecho" }, 1);
          await expect.poll(out).toEqual([]);
          const height = () => {
            const mark = document.querySelector("main [aria-pressed]");
            return mark?.closest("[class*=due]")?.getBoundingClientRect().height;
          };
          await expect.poll(() => tab.ask(height)).toBeLessThanOrEqual(highest);
        },
      );
    });

/** In the page: waits until what slides in or grows has done so. */
async function comeToRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * In each engine: text and targets are large, and on a lying tablet, in both themes, no more than
 * one button is filled and all words stand out from what is painted under them.
 *
 * @param reader a page that reads pictures
 */
async function expectReadable(
  tab: Tab,
  reader: Page,
  { screen, size }: { screen: Screen; size: ViewportSize },
): Promise<void> {
  const where = `${screen.name} at ${size.width}×${size.height}`;
  await tab.ask(comeToRest);
  expect.soft(await tab.ask(smallParts, leastSizes()), where).toEqual([]);
  if (size.height > size.width) return;
  for (const theme of ["dark", "light"] as const) {
    await tab.ask(drawTheme, theme);
    const filled = await tab.ask(filledIn, screen.isPlayed ? "house" : "any");
    expect.soft(filled.slice(1), `filled in ${where}, ${theme}`).toEqual([]);
    expect.soft(await paleWordsIn(tab, reader), `words of ${where}, ${theme}`).toEqual([]);
  }
}

for (const { name: engine, start, narrowest = 0 } of engines)
  for (const letters of [16, 20, 24, 32] as const)
    test(`what her screens of every day are for is seen at once in ${engine}, letters of ${letters} px`, async ({
      portal,
      page,
    }) => {
      const person = await enrolWithLongWords(portal);
      const settings = letters === 16 ? {} : { letters };
      // Each is opened from the one before it.
      const last = EVERY_DAY.findLastIndex(({ things }) =>
        things.some((thing) => wantedOf(thing, letters, 0) !== null),
      );
      await inEngine(
        () => start(settings),
        async (tab) => {
          for (const screen of EVERY_DAY.slice(0, last + 1)) {
            const { name, open, things } = screen;
            await open(tab, portal, person);
            const rem = () =>
              Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
            expect(await tab.ask(rem)).toBe(letters);
            for (const [window, { width, height }] of SIZES.entries()) {
              const size = { width: Math.max(width, narrowest), height };
              await tab.resize(size);
              for (const thing of things) {
                const where = `${thing.what} of ${name} at ${size.width}×${size.height}`;
                const wanted = wantedOf(thing, letters, window) ?? 0;
                const out = () => outOfFirstLook(tab, thing, wanted);
                // A window may take its new size a moment later.
                await expect
                  .configure({ soft: true, timeout: 10_000 })
                  .poll(out, where)
                  .toEqual([]);
              }
              // However long a name or a title is that has no blank.
              await expect
                .configure({ soft: true, timeout: 10_000 })
                .poll(() => tab.ask(partsBesideWindow), `${name} at ${size.width}×${size.height}`)
                .toEqual([]);
              if (letters === 16) await expectReadable(tab, page, { screen, size });
            }
          }
        },
      );
    });

for (const { name: engine, start } of engines)
  test(`the pictures by which words are read are of the theme as it is now in ${engine}`, async ({
    portal,
    page,
  }) => {
    const person = await enrolWithOneWord(portal);
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      await seenAt(tab, "main [aria-pressed]");
      const ringing = EVERY_DAY.find(({ name }) => name === "ringing");
      await ringing?.open(tab, portal, person);
      // The larger it is, the later WebKit shows how it stands.
      await tab.resize({ width: 800, height: 1280 });
      for (let turn = 1; turn <= 5; turn += 1)
        for (const theme of ["dark", "light"] as const) {
          await tab.ask(drawTheme, theme);
          const pale = await paleWordsIn(tab, page);
          expect.soft(pale, `turn ${turn}, ${theme}`).toEqual([]);
        }
    });
  });

// Other tests put Chromium into these colours, and WebKit knows none.
for (const { name: engine, start } of engines.filter(({ name }) => name === "firefox"))
  test(`nothing of her screens of every day is lost in ${engine} where all colours are the reader's own`, async ({
    portal,
  }) => {
    const person = await enrolWithLongWords(portal);
    await inEngine(
      () => start({ forcedColours: true }),
      async (tab) => {
        for (const { name, open } of EVERY_DAY) {
          await open(tab, portal, person);
          expect(await tab.ask(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
          for (const size of SIZES) {
            await tab.resize(size);
            const lost = async () => [
              ...(await tab.ask(meaningsLost)),
              ...(await tab.ask(drawingsLost)),
            ];
            await expect
              .configure({ soft: true, timeout: 10_000 })
              .poll(lost, `${name} at ${size.width}×${size.height}`)
              .toEqual([]);
          }
        }
      },
    );
  });
