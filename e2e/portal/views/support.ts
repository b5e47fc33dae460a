import { expect, type Page } from "@playwright/test";
import { pressEscape } from "../steps.ts";
import { openAs, openChange, relatives, type View } from "./seed.ts";

/** From the address to a relative's dashboard. */
export async function openSupport(page: Page, relative: { email: string; password: string }) {
  await openAs(page, "Personas de Apoyo");
  await page.getByLabel("Correo Electrónico").fill(relative.email);
  await page.getByLabel("Contraseña").fill(relative.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("button", { name: /^Métricas/ })).toBeVisible();
}

const files = new URL("../../files/", import.meta.url).pathname;

/** From the address to one of the son's sub-views: his father shares everything with him. */
async function openSubView(page: Page, title: string) {
  await openSupport(page, relatives.son);
  await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** On the message form: writes a few words and chooses one of the files of `e2e/files`. */
export async function writeMessage(page: Page, words: string, file: string) {
  await page.getByLabel("Tu mensaje").fill(words);
  await page.getByLabel(/^(Elegir|Cambiar la) foto o/).setInputFiles(files + file);
  await expect(page.getByText(/^Archivo elegido/)).toBeVisible();
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
  {
    name: "support-login-empty",
    after: "support-login",
    open: async (page) => {
      await page.getByRole("button", { name: "Iniciar Sesión" }).click();
      await expect(page.getByText("Por favor complete todos los campos")).toBeVisible();
    },
  },
  { name: "support-dashboard-no-consent", open: (page) => openSupport(page, relatives.daughter) },
  {
    name: "support-no-consent-explained",
    after: "support-dashboard-no-consent",
    open: async (page) => {
      await page.getByRole("button", { name: /^Métricas/ }).click();
      await expect(page.getByRole("button", { name: /^Métricas/ })).toBeHidden();
    },
  },
  {
    name: "support-dashboard",
    open: async (page) => {
      await openSupport(page, relatives.son);
      await expect(page.getByText(/^\d de 1 marcadas$|^Marcada$/)).toBeVisible();
    },
  },
  {
    name: "support-message",
    after: "support-dashboard",
    open: async (page) => {
      await page.getByRole("button", { name: /^Enviar Mensaje/ }).click();
      await expect(page.getByLabel("Tu mensaje")).toBeVisible();
    },
  },
  {
    name: "support-message-nothing",
    after: "support-message",
    open: async (page) => {
      await page.getByRole("button", { name: "Enviar Mensaje" }).click();
      await expect(
        page.getByText("Por favor escriba un mensaje o seleccione un archivo"),
      ).toBeVisible();
    },
  },
  {
    name: "support-dashboard-unsent",
    after: "support-message-nothing",
    open: async (page) => {
      await writeMessage(page, "Mira qué tarde tan bonita.", "photo.jpg");
      await page.getByRole("button", { name: "Volver" }).click();
      await expect(page.getByText("Mensaje sin enviar")).toBeVisible();
    },
  },
  {
    name: "support-message-sending",
    open: async (page) => {
      // Its answer never comes, so that it can be looked at.
      await page.route("**/api/upload", () => {});
      await openSubView(page, "Enviar Mensaje");
      await writeMessage(page, "Mira qué tarde tan bonita.", "photo.jpg");
      await page.getByRole("button", { name: "Enviar Mensaje" }).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
    },
  },
  {
    name: "support-message-failed",
    open: async (page) => {
      await page.route("**/api/upload", (route) => route.abort("internetdisconnected"));
      await openSubView(page, "Enviar Mensaje");
      await writeMessage(page, "Mira qué tarde tan bonita.", "photo.jpg");
      await page.getByRole("button", { name: "Enviar Mensaje" }).click();
      await expect(page.getByText(/^Error al enviar mensaje\./)).toBeVisible();
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
    },
  },
  {
    name: "support-metrics",
    open: async (page) => {
      await openSubView(page, "Métricas");
      await expect(page.getByRole("heading", { name: "Actividad Diaria (minutos)" })).toBeVisible();
      await expect(page.getByText("Cargando métricas...")).toBeHidden();
    },
  },
  {
    name: "support-reminders",
    after: "support-metrics",
    open: async (page) => {
      await page.goBack();
      await page.getByRole("button", { name: /^Recordatorios/ }).click();
      await expect(page.getByText("Tomar la pastilla de la tensión")).toBeVisible();
    },
  },
  {
    name: "support-reminders-new",
    after: "support-reminders",
    open: async (page) => {
      await page.getByRole("button", { name: "Añadir" }).click();
      await expect(page.getByRole("dialog", { name: "Nuevo Recordatorio" })).toBeVisible();
    },
  },
  {
    name: "support-reminders-change",
    after: "support-reminders-new",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await openChange(page);
    },
  },
  {
    name: "support-memories",
    after: "support-reminders-change",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.goBack();
      await page.getByRole("button", { name: /^Recuerdos/ }).click();
      await expect(page.getByText("2 recuerdos")).toBeVisible();
    },
  },
  {
    name: "support-photo",
    after: "support-memories",
    open: async (page) => {
      await page.getByRole("button", { name: /^Ver foto/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "support-sent",
    after: "support-photo",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.goBack();
      await page.getByRole("button", { name: /^Mensajes enviados/ }).click();
      await expect(page.getByText(/^Enviado el/)).toHaveCount(3);
    },
  },
];
