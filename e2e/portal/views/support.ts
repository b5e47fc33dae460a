import { expect, type Page } from "@playwright/test";
import { pressEscape } from "../steps.ts";
import { openAs, openChange, relatives, type View } from "./seed.ts";
import { changePage } from "./written-page.ts";

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
  {
    name: "support-invitation",
    open: async (page) => {
      const invitation = { name: "Eva Gil", email: "eva@casa.es", userName: "Carmen López" };
      await page.route("**/invitations/check", (route) => route.fulfill({ json: { invitation } }));
      await page.goto("#apoyo=un-codigo");
      await expect(page.getByText(/^Eva Gil, te han invitado/)).toBeVisible();
    },
  },
  {
    name: "support-invitation-used",
    open: async (page) => {
      await page.goto("#apoyo=un-codigo");
      await expect(page.getByText("Esta invitación ya no vale")).toBeVisible();
    },
  },
  {
    name: "support-new-password",
    open: async (page) => {
      await page.goto("#clave-familia=un-codigo");
      await expect(page.getByLabel("Contraseña nueva")).toBeVisible();
    },
  },
  {
    name: "support-forgotten",
    after: "support-login-empty",
    open: async (page) => {
      await page.getByRole("button", { name: "He olvidado mi contraseña" }).click();
      await expect(page.getByText("Pide un enlace a tu ayuntamiento")).toBeVisible();
    },
  },
  {
    name: "support-forgotten-mail",
    open: async (page) => {
      await changePage(page, ["/"], ['"sendsMail":false', '"sendsMail":true']);
      await openAs(page, "Personas de Apoyo");
      await page.getByRole("button", { name: "He olvidado mi contraseña" }).click();
      await expect(page.getByLabel("Correo electrónico con el que entras")).toBeVisible();
    },
  },
  {
    name: "support-forgotten-sent",
    after: "support-forgotten-mail",
    open: async (page) => {
      await page.route("**/api/support/password-link", (route) => route.fulfill({ status: 204 }));
      await page.getByLabel("Correo electrónico con el que entras").fill("lucia@correo.es");
      await page.getByRole("button", { name: "Enviarme un enlace" }).click();
      await expect(page.getByRole("heading", { name: "Mira tu correo" })).toBeVisible();
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
    name: "support-my-account",
    after: "support-dashboard",
    open: async (page) => {
      await page.getByRole("button", { name: "Mi cuenta" }).click();
      await expect(page.getByText("Esta sesión")).toBeVisible();
    },
  },
  {
    name: "support-dashboard-paused",
    open: async (page) => {
      await page.route("**/api/session", async (route) => {
        const session = await (await route.fetch()).json();
        const pause = { reason: "hospital", endsAt: "2099-01-01T00:00:00.000Z" };
        const users = (session.users ?? []).map((user: object) => ({ ...user, pause }));
        await route.fulfill({ json: { ...session, users, user: users[0] } });
      });
      await openSupport(page, relatives.son);
      await expect(page.getByText(/está en el hospital/)).toBeVisible();
    },
  },
  {
    name: "support-message",
    after: "support-my-account",
    open: async (page) => {
      await page.goBack();
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
  {
    name: "support-help",
    after: "support-sent",
    open: async (page) => {
      await page.getByRole("button", { name: "Ayuda" }).click();
      await expect(page.getByRole("dialog", { name: "Ayuda" })).toBeVisible();
    },
  },
];
