import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { leap, passUntilShown, takeClock } from "../clock.ts";
import { openMainSelect, typePin } from "../steps.ts";
import { openAs, type Seed, type View } from "./seed.ts";
import { openHome } from "./senior.ts";
import {
  apart,
  goTo,
  inOrder,
  press,
  type Step,
  see,
  seeButton,
  seeDialog,
  seeHeading,
  seeQuestion,
  visit,
} from "./visit.ts";
import { changePage } from "./written-page.ts";

const MINUTE_MS = 60_000;

/** Carmen has left the tablet alone for as long as her session lives unused, less two minutes. */
async function openIdleQuestion(page: Page, seed: Seed) {
  await takeClock(page, 60 * MINUTE_MS);
  await openHome(page, seed);
  // What asks is fetched a minute after the first screen.
  await page.clock.runFor(MINUTE_MS + 1_000);
  await leap(page, 28 * MINUTE_MS);
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

/** Opens one of the pages of help, which has this heading. */
const openHelp = (path: string, heading: string): Step[] => [
  goTo(path),
  (page) => expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible(),
  (page) => expect(page.getByRole("link", { name: /949 12 34 56/ })).toBeVisible(),
];

/** From the address to what a link's device is told once it is authorised. */
const openClaimed = inOrder(
  (page) =>
    page.route("**/api/devices/claim", (route) =>
      route.fulfill({ json: { name: null, municipality: { id: "m1", name: "Aldea" } } }),
    ),
  goTo("#dispositivo=un-codigo"),
  seeQuestion("ya está autorizado"),
);

/** The shell's own screens and cards. */
export const shellViews: View[] = [
  ...visit({ landing: goTo("") }),
  ...visit({
    "main-select": (page) => openMainSelect(page),
    "project-info": [goTo("/project-info"), see("100.000 euros")],
    "privacy-not-written": [goTo("/privacidad"), seeHeading("Tus derechos")],
    "accessibility-not-written": [
      goTo("/accesibilidad"),
      see(/^El ayuntamiento todavía no ha publicado/),
    ],
    privacy: async (page) => {
      const texts = JSON.parse(await readFile(legalTexts, "utf8"));
      const change = ['"texts":null', `"texts":${JSON.stringify(texts)}`] as const;
      await changePage(page, ["/privacidad", "/accesibilidad"], change);
      await page.goto("/privacidad");
      await expect(page.getByText(texts.privacy.legalBasis[0])).toBeVisible();
    },
    "accessibility-statement": [goTo("/accesibilidad"), seeHeading("Situación de cumplimiento")],
    licences: [goTo("/licencias"), seeHeading("Juegos en páginas de otros")],
    "licences-open": async (page) => {
      const react = page
        .locator("summary")
        .filter({ hasText: /^react / })
        .first();
      await react.click();
      await expect(page.getByText(/Copyright \(c\) Meta Platforms/).first()).toBeVisible();
    },
    help: openHelp("/ayuda", "Ayuda"),
    "help-older-person": openHelp("/ayuda/mayores", "Ayuda para ti"),
    "help-family": openHelp("/ayuda/familiares", "Ayuda para familiares y cuidadores"),
    "help-town-hall": openHelp("/ayuda/ayuntamiento", "Ayuda para el ayuntamiento"),
    "help-nobody": [(page) => openMainSelect(page), press("Ayuda"), seeDialog("Ayuda")],
  }),
  ...apart({
    "not-found": goTo("/no-such-page"),
    "area-missing": [
      (page) => page.route("**/releases/support/**", (route) => route.abort()),
      (page) => openAs(page, "Personas de Apoyo"),
      seeButton("Reintentar"),
    ],
    "area-off": [
      (page) => changePage(page, ["/"], ['"senior":{', '"senior":{"isOff":true,']),
      (page) =>
        changePage(page, ["/api/registry/senior"], ['"active":{', '"active":{"isOff":true,']),
      goTo(""),
      // Nothing leads there any more but a page's own memory.
      (page) => page.evaluate(() => history.replaceState({ screen: "user-select", depth: 0 }, "")),
      (page) => page.reload(),
      seeHeading("Esta parte está apagada por ahora"),
    ],
    "idle-question": openIdleQuestion,
    "session-replaced": openReplaced,
    "device-link-failed": [
      (page) => page.route("**/api/devices/claim", (route) => route.abort()),
      goTo("#dispositivo=un-codigo"),
      seeQuestion(""),
    ],
    "device-link-claimed": openClaimed,
    "device-link-trial": [openClaimed, press("Probar el aviso"), seeDialog("¿Lo has oído?")],
  }),
];
