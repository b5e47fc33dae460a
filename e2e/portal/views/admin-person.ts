import { expect, type Page } from "@playwright/test";
import { pressEscape } from "../steps.ts";
import { openDashboard } from "./admin.ts";
import { CONSENTS, DEACTIVATED } from "./responses.ts";
import type { Seed, View } from "./seed.ts";

/** On the dashboard: what can be done for Carmen. */
const openOptionsOf = (page: Page, { carmen }: Seed) =>
  page.getByRole("button", { name: `Más opciones de ${carmen.name}` }).click();

/** In a dialog: closes it and opens her options again. */
async function reopenOptions(page: Page, seed: Seed) {
  await pressEscape(page.getByRole("dialog"));
  await openOptionsOf(page, seed);
}

async function openOptions(page: Page, seed: Seed) {
  await openDashboard(page, seed);
  await openOptionsOf(page, seed);
}

/** What an administrator does for one person, in one visit. */
export const adminPersonViews: View[] = [
  { name: "admin-user-options", open: openOptions },
  {
    name: "admin-consents",
    after: "admin-user-options",
    open: async (page) => {
      await page.route("**/consents", (route) => route.fulfill({ json: CONSENTS }));
      await page.getByRole("button", { name: /^Permisos/ }).click();
      await expect(page.getByRole("heading", { name: "Historia de los permisos" })).toBeVisible();
    },
  },
  {
    name: "admin-consent-on-paper",
    after: "admin-consents",
    open: async (page) => {
      await page.getByRole("button", { name: /^Anotar en papel/ }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Ha firmado en papel");
    },
  },
  {
    name: "admin-pause",
    after: "admin-consent-on-paper",
    open: async (page, seed) => {
      await pressEscape(page.getByRole("alertdialog"));
      await reopenOptions(page, seed);
      await page.getByRole("button", { name: /^Pausar los avisos/ }).click();
      await expect(page.getByLabel("Primer día")).toBeVisible();
    },
  },
  {
    name: "admin-paused",
    after: "admin-pause",
    open: async (page, seed) => {
      const pause = { reason: "hospital", from: "2026-03-02", until: "2026-03-09" };
      await page.route("**/pause", (route) => route.fulfill({ json: { pause } }));
      await reopenOptions(page, seed);
      await page.getByRole("button", { name: /^Pausar los avisos/ }).click();
      await expect(page.getByText(/^Hospital. Desde el/)).toBeVisible();
    },
  },
  {
    name: "admin-set-pin",
    after: "admin-paused",
    open: async (page, seed) => {
      await reopenOptions(page, seed);
      await page.getByRole("button", { name: /^Cambiar el PIN/ }).click();
      await page.getByRole("button", { name: "Guardar el PIN" }).click();
      await expect(page.getByText("El PIN de acceso es obligatorio.")).toBeVisible();
    },
  },
  {
    name: "admin-form-lost",
    after: "admin-set-pin",
    open: async (page) => {
      await page.getByLabel("PIN nuevo").fill("12");
      await pressEscape(page.getByRole("dialog"));
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "admin-drop-pin",
    after: "admin-form-lost",
    open: async (page, seed) => {
      await page.getByRole("alertdialog").getByRole("button").last().click();
      await page.getByRole("button", { name: `Más opciones de ${seed.carmen.name}` }).click();
      await page.getByRole("button", { name: /^Quitar el PIN/ }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Quitar el PIN de");
    },
  },
  {
    name: "admin-user-details",
    after: "admin-drop-pin",
    open: async (page, seed) => {
      await pressEscape(page.getByRole("alertdialog"));
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("button", { name: `Más opciones de ${seed.carmen.name}` }).click();
      await page.getByRole("button", { name: /^Datos de la persona/ }).click();
      await page.getByLabel("Nombre Completo").fill("");
      await page.getByRole("button", { name: "Guardar cambios" }).click();
      await expect(page.getByText("El nombre es obligatorio")).toBeVisible();
    },
  },
  {
    name: "admin-audit",
    after: "admin-user-details",
    open: async (page, seed) => {
      // What is typed there is kept; nothing is asked.
      await reopenOptions(page, seed);
      await page.getByRole("button", { name: /^Quién ha visto sus datos/ }).click();
      await expect(page.getByText(/dio de alta a esta persona/)).toBeVisible();
    },
  },
  {
    name: "admin-record",
    after: "admin-audit",
    open: async (page, seed) => {
      await page.goBack();
      await openOptionsOf(page, seed);
      await page.getByRole("button", { name: /^Ficha de la persona/ }).click();
      await expect(page.getByLabel("Notas", { exact: true })).toBeVisible();
    },
  },
  {
    name: "admin-record-copy",
    after: "admin-record",
    open: async (page) => {
      await page.getByRole("radio", { name: "Alguien en su nombre" }).check();
      await page.getByRole("button", { name: "Hacer la copia" }).click();
      await expect(page.getByText("Escribe el nombre de quien la pide.")).toBeVisible();
    },
  },
  {
    name: "admin-record-deactivate",
    after: "admin-record-copy",
    open: async (page) => {
      await page.getByRole("button", { name: "Desactivar" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Desactivar a");
    },
  },
  {
    name: "admin-record-inactive",
    after: "admin-record-deactivate",
    open: async (page, seed) => {
      const { id } = seed.carmen;
      await page.route(`**/api/users/${id}/active`, (route) => route.fulfill({ status: 204 }));
      await page.route(`**/api/users/${id}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...DEACTIVATED } });
      });
      await page.getByRole("alertdialog").getByRole("button", { name: "Desactivar" }).click();
      await expect(page.getByText("Todo lo suyo se borrará para siempre")).toBeVisible();
      await page.getByRole("button", { name: "Cerrar", exact: true }).click();
    },
  },
];
