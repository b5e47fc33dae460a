import { expect, type Page } from "@playwright/test";
import { openAs, relatives, type View } from "./village.ts";

/** From the address to a relative's dashboard. */
export async function openSupport(page: Page, relative: { email: string; password: string }) {
  await openAs(page, "Personas de Apoyo");
  await page.getByLabel("Correo Electrónico").fill(relative.email);
  await page.getByLabel("Contraseña").fill(relative.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("button", { name: /^Métricas/ })).toBeVisible();
}

/** The relatives' screens. */
export const supportViews: View[] = [
  {
    name: "support-login",
    open: async (page) => {
      await openAs(page, "Personas de Apoyo");
      await expect(page.getByLabel("Contraseña")).toBeVisible();
    },
  },
  { name: "support-dashboard-no-consent", open: (page) => openSupport(page, relatives.daughter) },
  {
    name: "support-no-consent-explained",
    open: async (page) => {
      await openSupport(page, relatives.daughter);
      await page.getByRole("button", { name: /^Métricas/ }).click();
      await expect(page.getByRole("button", { name: /^Métricas/ })).toBeHidden();
    },
  },
  { name: "support-dashboard", open: (page) => openSupport(page, relatives.son) },
];
