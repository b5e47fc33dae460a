import { type Browser, chromium, type Page } from "@playwright/test";
import { lackingPlaces } from "../../scripts/floor/features.mjs";
import { oldChromium } from "../../scripts/old-chromium.mjs";
import { Site } from "../hosts/site.ts";
import { copiedPage } from "../portal/embedded.ts";
import { addRelative, enrol } from "../portal/fixtures.ts";
import { upload } from "../portal/memories.ts";
import { daughter } from "../portal/message-form.ts";
import { playPuzzle, playSudoku } from "../portal/play-games.ts";
import { openGallery, openMainSelect } from "../portal/steps.ts";
import { expect, test as ordinary } from "../portal/test.ts";
import { openSupport } from "../portal/views/support.ts";

const old = ordinary.extend<object, { browser: Browser }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture takes from it
    async ({}, use) => {
      const executablePath = oldChromium();
      const args = ["--no-sandbox", "--disable-gpu", "--no-zygote"];
      const browser = await chromium.launch({ executablePath, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

/** Takes from a page, before it starts, what a browser lacks. */
const takeAway = (page: Page, places: readonly string[]) =>
  page.addInitScript((all) => {
    for (const place of all) {
      const steps = place.split(".");
      const name = steps.pop() ?? "";
      let owner: unknown = globalThis;
      for (const step of steps) owner = (owner as Record<string, unknown> | undefined)?.[step];
      if (owner instanceof Object) Reflect.deleteProperty(owner, name);
    }
  }, places);

type Portal = Parameters<typeof enrol>[0];

/** A photo is sent to its end, and shown. */
async function sendPhoto(page: Page, portal: Portal) {
  await openGallery(page, await enrol(portal, { name: "Lola Vega", pin: "2846" }));
  await upload(page, "photo.jpg", "La boda");
  await expect(page.getByRole("button", { name: "Ver foto: La boda" })).toBeVisible();
}

/** Two games that put one thing in the place of another are played to their ends. */
async function playBoards(page: Page, portal: Portal) {
  await openGallery(page, await enrol(portal, { name: "Nieves Vega", pin: "4826" }));
  await page
    .getByRole("button", { name: "Inicio" })
    .or(page.getByRole("button", { name: "Volver" }))
    .first()
    .click();
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/i }).click();
  await page.getByRole("button", { name: /^Sudoku/ }).click();
  await playSudoku(page);
  await expect(page.getByText("¡Felicitaciones!").first()).toBeVisible();
  await page.getByRole("button", { name: "Volver" }).first().click();
  await page.getByRole("button", { name: /^Puzle deslizante/ }).click();
  await playPuzzle(page);
  await expect(page.getByText("¡Felicitaciones!").first()).toBeVisible();
}

/** A relative enters too, and the town hall's form opens. */
async function enterAsOthers(page: Page, portal: Portal) {
  const lola = await enrol(portal, { name: "Lola Vega", pin: "2846" });
  await addRelative(portal, lola, daughter);
  await openSupport(page, daughter);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Administración" }).click();
  await expect(page.getByLabel("Contraseña")).toBeVisible();
}

/** The games in another site's page. */
async function openEmbed(page: Page, portal: { url: string }) {
  const site = await Site.open({ "/": await copiedPage(portal.url), "/favicon.ico": "" });
  try {
    await page.goto(site.url);
    await playSudoku(page.frameLocator("acompana-juegos[juego=sudoku] iframe"));
    const puzzle = `${portal.url}/embed/juegos.html?juego=puzle`;
    await page.goto(puzzle);
    await playPuzzle(page);
    await expect(page.getByText("¡Felicitaciones!").first()).toBeVisible();
  } finally {
    await site.close();
  }
}

const WAYS = { sendPhoto, playBoards, enterAsOthers, openEmbed };

for (const [name, way] of Object.entries(WAYS)) {
  old(`Chromium 109: ${name}`, async ({ page, portal, browser }) => {
    expect(browser.version()).toMatch(/^109\./);
    await way(page, portal);
  });

  for (const engine of ["safari_ios", "firefox"] as const)
    ordinary(`without what ${engine} lacks: ${name}`, async ({ page, portal }) => {
      // Playwright asks for it in the page itself.
      const places = lackingPlaces(engine).filter((one) => !/checkVisibility/.test(one));
      expect(places).toContain("AbortSignal.any");
      await takeAway(page, places);
      await way(page, portal);
    });
}
