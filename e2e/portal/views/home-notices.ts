import { expect, type Page } from "@playwright/test";
import { acceptAlert } from "../steps.ts";
import { CONSENTS } from "./responses.ts";
import type { Seed, View } from "./seed.ts";
import { announcements, openHome } from "./senior.ts";

/** From now on Carmen's home has this in it. */
async function showNews(page: Page, { carmen }: Seed, news: object) {
  await page.route(`**/api/users/${carmen.id}/home`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...news } });
  });
}

/** On one of Carmen's screens: loads the page anew, with this in her home. */
async function reopenWith(page: Page, seed: Seed, news: object) {
  await showNews(page, seed, news);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
}

/** In a dialog that asks for a PIN: types it and goes on. */
async function goOnWith(page: Page, label: string, pin: string) {
  await page.getByLabel(label).fill(pin);
  await page.getByLabel(label).press("Enter");
}

/** What the home says to Carmen and what she can do about it, in one visit. */
export const homeNoticeViews: View[] = [
  {
    name: "user-menu-announcements",
    open: async (page, seed) => {
      await showNews(page, seed, { announcements });
      await openHome(page, seed);
      const line = page.getByRole("button", { name: /^2 avisos del ayuntamiento, 1 nuevo: / });
      await expect(line).toBeVisible();
    },
  },
  {
    name: "announcements",
    after: "user-menu-announcements",
    open: async (page) => {
      await page.route("**/announcements/seen", (route) => route.fulfill({ status: 204 }));
      await page.getByRole("button", { name: /^2 avisos del ayuntamiento/ }).click();
      await expect(page.getByRole("dialog")).toContainText("Mañana, médico en la plaza a las 10");
    },
  },
  {
    name: "user-menu-own-pin",
    after: "announcements",
    open: async (page, seed) => {
      await reopenWith(page, seed, { announcements: [], offersPin: true });
      await expect(page.getByRole("button", { name: "Elegir mi PIN" })).toBeVisible();
    },
  },
  {
    name: "pin-own-old",
    after: "user-menu-own-pin",
    open: async (page) => {
      await page.getByRole("button", { name: "Elegir mi PIN" }).click();
      await expect(page.getByRole("dialog", { name: "Tu PIN de ahora" })).toBeVisible();
    },
  },
  {
    name: "pin-own-new",
    after: "pin-own-old",
    open: async (page, { carmen }) => {
      await goOnWith(page, "Escribe tu PIN de ahora", carmen.pin);
      await expect(page.getByRole("dialog", { name: "Elige tu PIN" })).toBeVisible();
    },
  },
  {
    name: "pin-own-weak",
    after: "pin-own-new",
    open: async (page) => {
      await goOnWith(page, "Escribe 4 números que puedas recordar", "1234");
      await expect(page.getByRole("alertdialog")).toContainText("los números van seguidos");
    },
  },
  {
    name: "pin-own-again",
    after: "pin-own-weak",
    open: async (page) => {
      await acceptAlert(page, "los números van seguidos");
      await goOnWith(page, "Escribe 4 números que puedas recordar", "4071");
      await expect(page.getByRole("dialog", { name: "Repite tu PIN" })).toBeVisible();
    },
  },
  {
    name: "user-menu-consent",
    after: "pin-own-again",
    open: async (page, seed) => {
      await page.route("**/consents", (route) => route.fulfill({ json: CONSENTS }));
      await reopenWith(page, seed, { waitingConsents: ["municipal"] });
      await expect(page.getByRole("button", { name: "Sí, está bien" })).toBeVisible();
    },
  },
  {
    name: "user-menu-paused",
    after: "user-menu-consent",
    open: async (page, seed) => {
      const lists = new RegExp(`/api/users/${seed.carmen.id}/reminders(/upcoming)?$`);
      await page.route(lists, async (route) => {
        const response = await route.fetch();
        const list: object[] = await response.json();
        await route.fulfill({ response, json: list.map((one) => ({ ...one, isPaused: true })) });
      });
      await reopenWith(page, seed, { isPaused: true });
      await expect(page.getByRole("button", { name: "Que vuelvan a sonar" })).toBeVisible();
    },
  },
  {
    name: "reminders-paused",
    after: "user-menu-paused",
    open: async (page) => {
      await page.getByRole("button", { name: /^Recordatorios/ }).click();
      await expect(page.getByText("Tus recordatorios están en pausa")).toBeVisible();
    },
  },
  {
    name: "user-menu-attacked",
    after: "reminders-paused",
    open: async (page, seed) => {
      await page.route("**/api/session", async (route) => {
        const response = await route.fetch();
        const guessedAt = "2026-03-02T10:00:00.000Z";
        await route.fulfill({ response, json: { ...(await response.json()), guessedAt } });
      });
      await page.goBack();
      await reopenWith(page, seed, {});
      await expect(page.getByText(/^Alguien ha probado varias veces/)).toBeVisible();
    },
  },
  {
    name: "settings-consents",
    after: "user-menu-attacked",
    open: async (page) => {
      const whyNot =
        "Tu PIN lo puso el ayuntamiento. Para dar un permiso, elige antes tu propio PIN en Ajustes.";
      await page.route("**/consents", (route) =>
        route.fulfill({ json: { ...CONSENTS, mayGive: false, whyNot } }),
      );
      await page.getByRole("button", { name: "Ajustes" }).click();
      await expect(page.getByRole("heading", { name: "Historia de los permisos" })).toBeVisible();
      await expect(page.getByText(whyNot)).toBeVisible();
    },
  },
  {
    name: "help-dialog",
    after: "settings-consents",
    open: async (page) => {
      await page.getByRole("button", { name: "Ayuda" }).click();
      await expect(page.getByRole("dialog", { name: "Ayuda" })).toBeVisible();
    },
  },
];
