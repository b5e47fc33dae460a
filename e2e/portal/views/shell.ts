import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { passUntilShown, takeClock } from "../clock.ts";
import { openMainSelect, typePin } from "../steps.ts";
import { openAs, type Seed, type View } from "./seed.ts";
import { openHome } from "./senior.ts";
import { changePage } from "./written-page.ts";

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

/** What an operator writes from. */
const legalTexts = new URL("../../../docs/deploy/legal-texts.json", import.meta.url);

/** The pages of help: view, path and heading. */
const helpPages = [
  ["help", "/ayuda", "Ayuda"],
  ["help-older-person", "/ayuda/mayores", "Ayuda para ti"],
  ["help-family", "/ayuda/familiares", "Ayuda para familiares y cuidadores"],
  ["help-town-hall", "/ayuda/ayuntamiento", "Ayuda para el ayuntamiento"],
] as const;

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
  {
    name: "privacy-not-written",
    after: "project-info",
    open: async (page) => {
      await page.goto("/privacidad");
      await expect(page.getByRole("heading", { name: "Tus derechos" })).toBeVisible();
    },
  },
  {
    name: "accessibility-not-written",
    after: "privacy-not-written",
    open: async (page) => {
      await page.goto("/accesibilidad");
      await expect(page.getByText(/^El ayuntamiento todavía no ha publicado/)).toBeVisible();
    },
  },
  {
    name: "privacy",
    after: "accessibility-not-written",
    open: async (page) => {
      const texts = JSON.parse(await readFile(legalTexts, "utf8"));
      const change = ['"texts":null', `"texts":${JSON.stringify(texts)}`] as const;
      await changePage(page, ["/privacidad", "/accesibilidad"], change);
      await page.goto("/privacidad");
      await expect(page.getByText(texts.privacy.legalBasis[0])).toBeVisible();
    },
  },
  {
    name: "accessibility-statement",
    after: "privacy",
    open: async (page) => {
      await page.goto("/accesibilidad");
      await expect(page.getByRole("heading", { name: "Situación de cumplimiento" })).toBeVisible();
    },
  },
  ...helpPages.map(([name, path, heading], place) => ({
    name,
    after: helpPages[place - 1]?.[0] ?? "accessibility-statement",
    open: async (page: Page) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("link", { name: /949 12 34 56/ })).toBeVisible();
    },
  })),
  {
    name: "help-nobody",
    after: "help-town-hall",
    open: async (page) => {
      await openMainSelect(page);
      await page.getByRole("button", { name: "Ayuda" }).click();
      await expect(page.getByRole("dialog", { name: "Ayuda" })).toBeVisible();
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
