import { expect, type Page } from "@playwright/test";
import { typePin } from "../steps.ts";
import { openAs, type View, type Village } from "./village.ts";

/** From the address to Carmen's home. */
export async function openHome(page: Page, { carmen }: Village) {
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, María!" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
}

/** From the address to Carmen's activity, as herself. */
async function openActivity(page: Page, village: Village) {
  await openHome(page, village);
  await page.getByRole("button", { name: /^Mi Actividad/ }).click();
  await page.getByRole("button", { name: "Soy el usuario" }).click();
  await expect(page.getByRole("row")).toHaveCount(1 + 7);
}

/** The older person's screens and dialogs. */
export const seniorViews: View[] = [
  {
    name: "user-select",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await expect(page.getByRole("button", { name: carmen.name })).toBeVisible();
    },
  },
  {
    name: "user-select-nobody-found",
    open: async (page) => {
      await openAs(page, "Usuarios");
      await page.getByLabel("Buscar por nombre").fill("Ramón");
      await expect(page.getByText("No se encontraron usuarios")).toBeVisible();
    },
  },
  {
    name: "pin",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await page.getByRole("button", { name: carmen.name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "pin-too-short",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await typePin(page, carmen.name, "25");
      await expect(page.getByRole("alertdialog")).toContainText("El PIN debe tener 4 dígitos");
    },
  },
  { name: "user-menu", open: openHome },
  {
    name: "metrics-access",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Mi Actividad/ }).click();
      await expect(page.getByRole("dialog", { name: "Verificación de Acceso" })).toBeVisible();
    },
  },
  { name: "metrics-week", open: openActivity },
  {
    name: "metrics-month",
    open: async (page, village) => {
      await openActivity(page, village);
      await page.getByRole("button", { name: "Últimos 30 días" }).click();
      await expect(page.getByRole("row")).toHaveCount(1 + 30);
    },
  },
];
