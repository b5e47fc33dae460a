import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { Site } from "../hosts/site.ts";
import { copiedPage, playCopiedPage } from "../portal/embedded.ts";
import { struckZeros } from "../portal/letters.ts";
import { expect, test } from "../portal/test.ts";

// Pages of other sites fetch the games too, and are asked for nothing more.
test.use({ extraHTTPHeaders: {} });

const KB = 1024;

test("the page of the documentation works as it stands, from another port", async ({
  page,
  portal,
}) => {
  const site = await Site.open({ "/": await copiedPage(portal.url), "/favicon.ico": "" });
  try {
    await playCopiedPage(page, site.url);
  } finally {
    await site.close();
  }
});

test("little is fetched for a framed game", async ({ page, portal }) => {
  const before = portal.process.output.length;
  const sizes: Promise<[string, number]>[] = [];
  page.on("response", (answer: Response) => {
    const { pathname } = new URL(answer.url());
    // Fonts are packed already, and the browser's own stand in until they are there.
    if (!pathname.startsWith("/embed/") || /\.woff2?$/.test(pathname)) return;
    sizes.push(answer.body().then((body) => [pathname, gzipSync(body).length]));
  });
  const script = await (await page.request.get("/embed/juegos.js")).body();
  console.log(`embed's script: ${script.length} bytes`);
  expect(script.length).toBeLessThanOrEqual(2 * KB);

  await page.goto("/embed/juegos.html?juego=sudoku");
  await expect(page.getByRole("grid", { name: "Tablero de sudoku" })).toBeVisible();
  expect(await struckZeros(page)).toEqual([]);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  const bytes = all.reduce((sum, [, size]) => sum + size, 0);
  console.log(`embed with sudoku: ${(bytes / KB).toFixed(1)} KB in ${all.length} files`);
  expect(all.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(100 * KB);
  expect(portal.process.output.slice(before)).not.toContain("rror");
});
