// npm run screenshots: every view in both themes and all sizes, into screenshots/. `SIZES` and
// `THEMES` choose some: SIZES=320x640,1024x600 THEMES=dark npm run screenshots -- -g user-menu
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTheme } from "./portal/accessible.ts";
import { expectChartsToFit } from "./portal/charts.ts";
import { lookAtViews } from "./portal/look-at-views.ts";
import { chosenSizes, chosenThemes } from "./portal/screenshot-choice.ts";
import { test } from "./portal/test.ts";
import { views } from "./portal/views/index.ts";

const folder = new URL("../screenshots/", import.meta.url).pathname;
const sizes = chosenSizes(process.env.SIZES);
const themes = chosenThemes(process.env.THEMES);

test.beforeAll(() => mkdir(folder, { recursive: true }));

lookAtViews(views, {
  promise: "are drawn",
  begin: (page) => async (name) => {
    // A dialog covers the window, not the page.
    const fullPage = (await page.locator("[role=dialog], [role=alertdialog]").count()) === 0;
    for (const theme of themes) {
      await setTheme(page, theme);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        await expectChartsToFit(page);
        const path = join(folder, `${name}-${width}x${height}-${theme}.png`);
        await page.screenshot({ path, fullPage });
      }
    }
  },
});
