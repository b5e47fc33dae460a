import { expect, type Page } from "@playwright/test";
import { passUntilShown, takeClock } from "../clock.ts";
import { openMainSelect, typePin } from "../steps.ts";
import { openAs, type Seed, type View } from "./seed.ts";
import { openHome } from "./senior.ts";

const MINUTE_MS = 60_000;

/** Carmen has left the tablet alone for as long as her session lives unused, less two minutes. */
async function openIdleQuestion(page: Page, seed: Seed) {
  await takeClock(page, 60 * MINUTE_MS);
  await openHome(page, seed);
  // What asks is fetched a minute after the first screen.
  await page.clock.runFor(MINUTE_MS + 1_000);
  await page.clock.fastForward(28 * MINUTE_MS);
  // Whoever looks presses keys, and what notes that somebody is there would answer the question.
  await page.route("**/api/users/*/activity", () => {});
  await passUntilShown(page, page.getByRole("dialog", { name: "¿Sigues ahí?" }));
}

/** Benito enters in another window of the browser in which Carmen's home is shown. */
async function openReplaced(page: Page, seed: Seed) {
  await openHome(page, seed);
  const other = await page.context().newPage();
  await openMainSelect(other);
  await other.getByRole("button", { name: "Usuarios" }).click();
  await typePin(other, seed.benito.name, seed.benito.pin);
  await expect(page.getByRole("alertdialog")).toContainText(`Ahora ha entrado ${seed.benito.name}`);
  await other.close();
}

/** The shell's own screens and cards. */
export const shellViews: View[] = [
  { name: "landing", open: async (page) => void (await page.goto("")) },
  { name: "main-select", open: (page) => openMainSelect(page) },
  {
    name: "project-info",
    after: "main-select",
    open: async (page) => {
      await page.goto("/project-info");
      await expect(page.getByText("100.000 euros")).toBeVisible();
    },
  },
  { name: "not-found", open: async (page) => void (await page.goto("/no-such-page")) },
  {
    name: "area-missing",
    open: async (page) => {
      await page.route("**/releases/support/**", (route) => route.abort());
      await openAs(page, "Personas de Apoyo");
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
    },
  },
  { name: "idle-question", open: openIdleQuestion },
  { name: "session-replaced", open: openReplaced },
  {
    name: "device-link-failed",
    open: async (page) => {
      await page.route("**/api/devices/claim", (route) => route.abort());
      await page.goto("#dispositivo=un-codigo");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];
