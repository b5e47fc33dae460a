import type { Page } from "@playwright/test";
import { expectChartsToFit, unreadableLabels } from "../portal/charts.ts";
import { expect, test } from "../portal/test.ts";
import { openView, views } from "../portal/views/index.ts";

/**
 * How high the page of the metrics may be in each window, in px, and how much more with her own
 * sentence above it: `here`, and for a week its seven days, `days`.
 */
const WINDOWS = [
  { width: 320, height: 640, most: 2_000, here: 200, days: 300 },
  { width: 390, height: 844, most: 1_600, here: 200, days: 300 },
  { width: 768, height: 1024, most: 1_550, here: 120, days: 180 },
  { width: 1024, height: 600, most: 1_250, here: 120, days: 180 },
];

async function expectLegible(page: Page, name: string) {
  await expect(page.locator("[_echarts_instance_] svg")).toBeVisible();
  for (const { most, here, days, ...size } of WINDOWS) {
    const own = name === "support-metrics" ? 0 : here;
    const week = name === "metrics-week" ? days : 0;
    await page.setViewportSize(size);
    const where = `${name} at ${size.width}×${size.height}`;
    await expectChartsToFit(page, where);
    await expect.poll(() => unreadableLabels(page), where).toEqual([]);
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(high, `height of ${where}`).toBeLessThanOrEqual(most + own + week);
  }
}

for (const name of ["metrics-week", "metrics-month", "support-metrics"])
  test(`${name} fits a phone and its labels can be read`, async ({ page, seed }) => {
    const view = views.find((one) => one.name === name);
    if (!view) throw new Error(`there is no view ${name}`);
    await openView(page, view, seed);
    await expectLegible(page, name);
  });

test("labels that lie over each other or beside the picture are seen", async ({ page }) => {
  const text = (x: number, words: string) => `<text x="${x}" y="50">${words}</text>`;
  await page.setContent(
    `<div _echarts_instance_="1"><svg width="300" height="80">
      ${text(10, "20")}${text(60, "domingo")}${text(90, "lunes")}${text(290, "martes")}
    </svg></div>`,
  );
  expect(await unreadableLabels(page)).toEqual([
    "cut off: martes",
    "domingo and lunes lie over each other",
  ]);
});
