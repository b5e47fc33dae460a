import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { expectAccessible } from "../portal/accessible.ts";
import { expectClean, test, watchConsole } from "../portal/test.ts";

/** What 'block all cookies' writes into Chromium's profile: 2 is 'block'. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };
const looks = (["light", "dark"] as const).flatMap((theme) =>
  [320, 1024].map((width) => ({ theme, width })),
);

test("with all cookies blocked the portal says that they are needed, and the games go on", async ({
  portal,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "acompana-profile-"));
  await mkdir(join(profile, "Default"));
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(BLOCKED));
  // axe is added to the page, which its policy would not allow.
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    bypassCSP: true,
  });
  try {
    const page = await browser.newPage();
    const errors = watchConsole(page);
    await page.goto(portal.home);
    await expect(page.getByRole("alert")).toHaveText(/hacen falta las cookies/);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow("Access is denied");
    await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
    await expect(page.getByRole("heading", { name: "¿Quién eres?" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "main-select without cookies", looks);

    await page.goto(`${new URL(portal.home).origin}/embed/juegos.html?juego=sudoku`);
    await expect(page.getByRole("grid", { name: "Tablero de sudoku" })).toBeVisible();
    expectClean(errors);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true });
  }
});
