import type { Locator } from "@playwright/test";
import { leap } from "../portal/clock.ts";
import { outside } from "../portal/in-view.ts";
import { openBeforePill } from "../portal/ringing.ts";
import { expect, test } from "../portal/test.ts";
import { inWindows } from "../portal/windows.ts";

const NOTE =
  "Con un vaso grande de agua, después del desayuno y antes de salir a la calle. ".repeat(10);

const softly = expect.configure({ soft: true });

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 600, height: 1024 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  { width: 844, height: 390 },
  { width: 915, height: 412 },
  { width: 1024, height: 560 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
];

/** Scrolls what rings to its first line, or to its last. */
const scrollTo = (ring: Locator, line: "first" | "last") =>
  ring.evaluate((dialog, isFirst) => {
    for (let at: Element | null = dialog; at; at = at.parentElement)
      at.scrollTo(0, isFirst ? 0 : at.scrollHeight);
  }, line === "first");

for (const [words, note] of [
  ["without a note", undefined],
  ["with the longest note", NOTE],
] as const)
  test(`what rings ${words} is known from afar: its hour and its answers, in every window and with large letters`, async ({
    page,
    portal,
  }) => {
    const { pill, letRing } = await openBeforePill(page, portal, note);
    await letRing();
    await leap(page, 240_000);
    const ring = page.getByRole("dialog", { name: pill.title });
    await expect(ring).toBeVisible();
    if (note) await expect(ring).toContainText(note.trim());
    const hour = ring.getByText(/^\d{1,2}:\d\d$/);
    const answers = ring.getByRole("button", { name: /^(Hecho|En 10 minutos)$/ });
    await expect(answers).toHaveCount(2);
    const first = hour.or(ring.getByRole("heading")).or(answers);
    const thing = ring.locator("[class*=_thing_]");

    await inWindows(
      page,
      { letters: [16, 20, 24, 32], sizes: WINDOWS },
      async ({ width, height, letters, where }) => {
        await scrollTo(ring, "first");
        await softly.poll(() => outside(first), where).toEqual([]);
        // Of a thing that takes no room with large letters nothing is to be seen.
        const seen = await thing.evaluate((one) => one.clientHeight);
        if (seen > 0) await softly.poll(() => outside(thing), `thing ${where}`).toEqual([]);

        if (height > width && width >= 560) {
          const least = letters > 24 ? 120 : 240;
          expect.soft(seen, `the thing's size ${where}`).toBeGreaterThanOrEqual(least);
          for (const one of [thing, hour]) {
            const box = await one.boundingBox();
            const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
            expect.soft(Math.abs(middle - width / 2), `in the middle ${where}`).toBeLessThan(8);
          }
        }
        if (width >= 48 * letters && width > height) {
          await scrollTo(ring, "last");
          const kept = hour.or(thing).or(answers);
          await softly.poll(() => outside(kept), `at its end ${where}`).toEqual([]);
        }
      },
    );
  });
