// npm run screenshots: every view in both themes at 320, 768 and 1280 px, into screenshots/.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expectChartsToFit } from "./portal/charts.ts";
import { expect, test } from "./portal/test.ts";
import { openView, views } from "./portal/views/index.ts";

const folder = new URL("../screenshots/", import.meta.url).pathname;

test.beforeAll(() => mkdir(folder, { recursive: true }));

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const view of views) {
      test(view.name, async ({ page, seed, consoleErrors }) => {
        await openView(page, view, seed);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
          await expectChartsToFit(page);
          // A dialog covers the window, not the page.
          const fullPage = (await page.locator("[role=dialog], [role=alertdialog]").count()) === 0;
          const path = join(folder, `${view.name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage });
        }
        await expect(page.locator("body")).toBeVisible();
        consoleErrors.length = 0;
      });
    }
  });
}
