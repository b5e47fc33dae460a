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

/** From the address to Carmen's assistant. */
async function openChat(page: Page, village: Village) {
  await openHome(page, village);
  await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
  await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
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
  { name: "chat", open: openChat },
  {
    name: "chat-emergency",
    open: async (page, village) => {
      await openChat(page, village);
      await page.getByRole("button", { name: "Cuéntame un chiste" }).click();
      await expect(page.getByRole("listitem")).toHaveCount(2);
      await page.getByLabel("Escribe tu mensaje").fill("Me he caído y no puedo levantarme");
      await page.getByLabel("Escribe tu mensaje").press("Enter");
      await expect(page.getByRole("link", { name: "Llamar al 112" })).toBeVisible();
    },
  },
  {
    name: "chat-not-sent",
    open: async (page, village) => {
      await openChat(page, village);
      await page.route("**/chat", (route) => route.abort());
      await page.getByLabel("Escribe tu mensaje").fill("Buenos días");
      await page.getByRole("button", { name: "Enviar" }).click();
      await expect(page.getByText("Error al enviar mensaje")).toBeVisible();
    },
  },
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
