// npm run help-pictures: the pictures of the pages of help, into shell/src/help/pictures/.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { setTheme } from "./portal/accessible.ts";
import { test } from "./portal/test.ts";
import { openView, views } from "./portal/views/index.ts";

const FOLDER = new URL("../shell/src/help/pictures/", import.meta.url).pathname;
/** By the names that `shell/src/help/text.ts` gives. */
const NAMES = ["user-select", "user-menu", "reminders", "support-dashboard", "admin-dashboard"];
/** As large as they are shown; what they are of is looked at in a window of a tablet. */
const PICTURE = { width: 800, height: 500 };
const WINDOW = { width: 1024, height: 640 };
const LARGEST = 40 * 1024;

/** Draws a picture smaller, and packs it as the browser does. */
const toWebp = (page: Page, png: Buffer, quality: number): Promise<string> =>
  page.evaluate(
    async ({ source, width, height, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality, ...PICTURE },
  );

for (const name of NAMES)
  test(`${name} is drawn`, async ({ browser, seed }) => {
    const view = views.find((one) => one.name === name);
    if (!view) throw new Error(`There is no view ${name}`);
    const context = await browser.newContext({ viewport: WINDOW });
    const page = await context.newPage();
    await openView(page, view, seed);
    await setTheme(page, "light");
    const png = await page.screenshot();
    const blank = await context.newPage();
    const bytes = Buffer.from(await toWebp(blank, png, 0.7), "base64");
    expect(bytes.length).toBeLessThan(LARGEST);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, `${name}.webp`), bytes);
    await context.close();
  });
