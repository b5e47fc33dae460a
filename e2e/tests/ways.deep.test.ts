import type { Page } from "@playwright/test";
import { lastBuilt } from "../portal/built-releases.ts";
import { drawn } from "../portal/clock.ts";
import { enterByPin } from "../portal/home.ts";
import { watchShifts } from "../portal/layout-shifts.ts";
import { expect, test } from "../portal/test.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 800, height: 1280 },
  { width: 1024, height: 600 },
  { width: 1280, height: 900 },
];

/** Each screen of an older person but the home and the choice of person. */
async function screensOfHers() {
  const all = (await lastBuilt()).flatMap(({ manifest }) => manifest ?? []);
  return all.flatMap(({ screens }) =>
    Object.entries(screens)
      .filter(([, { role, kind }]) => role === "person" && kind === undefined)
      .map(([screen, { title }]) => ({ screen, title })),
  );
}

type Fate = "come" | "held" | "lost";

/**
 * What becomes of the files of areas: they come until something else is said. One route for all of
 * the page's time, since the browser may keep files while there is none.
 */
async function controlFiles(page: Page) {
  let fate: Fate = "come";
  let release = () => {};
  let released = Promise.resolve();
  await page.route(/\/releases\/(senior|games)\//, async (route) => {
    if (fate === "lost") return route.abort();
    await released;
    // The page may have been left meanwhile.
    await route.fallback().catch(() => {});
  });
  return (next: Fate) => {
    release();
    fate = next;
    if (next === "held")
      released = new Promise<void>((resolve) => {
        release = resolve;
      });
  };
}

/** Where the shell cannot know that the ways stand: beside a board, and above the talk. */
const isElsewhere = (screen: string, { width, height }: (typeof WINDOWS)[number]) =>
  (screen.endsWith("-game") && height < 700) || (screen === "chat" && width < 500);

/** Where the ways of a screen stand, in windows of each size. */
async function places(page: Page, screen: string) {
  const found: Record<string, unknown> = {};
  for (const { width, height } of WINDOWS) {
    if (isElsewhere(screen, { width, height })) continue;
    await page.setViewportSize({ width, height });
    await drawn(page);
    found[`${width}×${height}`] = await page.evaluate(boxesOfWays);
  }
  return found;
}

/** In the page: the ways by their words, with where they stand and how large they are. */
function boxesOfWays() {
  return [...document.querySelectorAll("main header button[data-aloud-last]")].map((way) => {
    const { x, y, width, height } = way.getBoundingClientRect();
    return [way.textContent, x, y, width, height].join(" ");
  });
}

test("'Volver' and 'Inicio' stand where they stay while a screen of hers is loaded", async ({
  page,
  seed,
}) => {
  test.setTimeout(480_000);
  const become = await controlFiles(page);
  await enterByPin(page, seed.benito);
  const screens = await screensOfHers();
  expect(screens.length).toBeGreaterThan(10);
  for (const { screen, title } of screens) {
    await test.step(screen, async () => {
      become("held");
      await page.evaluate((screen) => {
        history.replaceState({ ...history.state, screen, view: null }, "");
      }, screen);
      await page.reload({ waitUntil: "commit" });
      await expect(page.getByRole("button", { name: "Inicio", exact: true })).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await places(page, screen);
      await expect(page.locator("main h1")).toHaveCount(0);
      become("come");
      await expect(page.locator("main h1")).toBeVisible();
      expect.soft(await places(page, screen), title).toEqual(before);
    });
  }
});

test("nothing moves when a screen of hers comes", async ({ page, seed }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const shifts = await watchShifts(page);
  const become = await controlFiles(page);
  await enterByPin(page, seed.benito);
  become("held");
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await expect(page.getByText(/^(Cargando|Está tardando)/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Inicio", exact: true })).toBeVisible();
  await drawn(page);
  become("come");
  await expect(page.getByRole("heading", { level: 1, name: "Juegos" })).toBeVisible();
  await drawn(page);
  const ofJuegos = (await shifts()).filter(({ place }) => place.startsWith("Juegos"));
  expect(ofJuegos.filter(({ score }) => score > 0)).toEqual([]);
});

test("from a screen of hers that does not come she goes back, home, and never to the landing", async ({
  page,
  seed,
  consoleErrors,
}) => {
  await enterByPin(page, seed.benito);
  const become = await controlFiles(page);
  const home = page.getByRole("heading", { name: "¡Hola, Benito!" });
  for (const fate of ["held", "lost"] as const) {
    for (const way of ["Volver", "Inicio"]) {
      await page.reload();
      await expect(home).toBeVisible();
      // What the home itself still fetches comes.
      await page.waitForLoadState("networkidle");
      become(fate);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      const said = fate === "held" ? /^(Cargando|Está tardando)/ : /^Esta parte del portal no/;
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole("button", { name: "Volver al inicio" })).toHaveCount(0);
      await page.getByRole("button", { name: way, exact: true }).click();
      await expect(home).toBeVisible();
      become("come");
    }
  }
  // The browser itself reports the files that did not come.
  expect(consoleErrors.filter((error) => !/import|fetch|preload|ERR_FAILED/i.test(error))).toEqual(
    [],
  );
  consoleErrors.length = 0;
});
