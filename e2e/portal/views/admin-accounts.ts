import { expect, type Page } from "@playwright/test";
import { pressEscape } from "../steps.ts";
import { goOnTo, openSetting } from "./admin.ts";
import { AT, ATTENTION, BEGUN, COLLEAGUES, FACTOR_ON, PAPER } from "./responses.ts";
import { openAs, type View } from "./seed.ts";

/** On the administrators' access screen: the password is right, and something more is asked for. */
async function askSecondStep(page: Page, step: "code" | "enrol") {
  const json = { step, challenge: `challenge-${step}`, expiresAt: AT };
  await page.route("**/admin/login", (route) => route.fulfill({ status: 202, json }));
  await page.getByLabel("Correo Electrónico").fill("ana@villanueva.es");
  await page.getByLabel("Contraseña").fill("tres-gatos-azules");
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

/** How administrators enter, their own accounts and their colleagues'. */
export const adminAccountViews: View[] = [
  {
    name: "admin-login",
    open: async (page) => {
      await openAs(page, "Administración");
      await page.getByRole("button", { name: "Iniciar Sesión" }).click();
    },
  },
  {
    name: "admin-create-account",
    after: "admin-login",
    open: async (page) => {
      await page.getByRole("button", { name: "Crear Cuenta de Administrador" }).click();
      await expect(page.getByLabel("Nombre Completo")).toBeVisible();
    },
  },
  {
    name: "admin-second-step",
    after: "admin-create-account",
    open: async (page) => {
      await page.goBack();
      await askSecondStep(page, "code");
      await expect(page.getByRole("heading", { name: "Comprueba que eres tú" })).toBeVisible();
    },
  },
  {
    name: "admin-second-step-enrol",
    after: "admin-second-step",
    open: async (page) => {
      await page.goBack();
      await page.route("**/admin/login/enrolment", (route) => route.fulfill({ json: BEGUN }));
      await askSecondStep(page, "enrol");
      await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
    },
  },
  {
    name: "admin-second-step-codes",
    after: "admin-second-step-enrol",
    open: async (page) => {
      const json = { token: "t1", id: "a1", ...PAPER };
      await page.route("**/admin/login/enrol", (route) => route.fulfill({ status: 201, json }));
      await page.getByLabel("Código", { exact: true }).fill("123456");
      await page.getByRole("button", { name: "Comprobar el código" }).click();
      await expect(page.getByText("7K2MD-9XQ4T")).toBeVisible();
    },
  },
  {
    name: "admin-new-password",
    open: async (page) => {
      await page.goto("#clave=un-codigo");
      await expect(page.getByRole("heading", { name: "Contraseña nueva" })).toBeVisible();
    },
  },
  {
    name: "admin-invited",
    open: async (page) => {
      await page.route("**/invitations/check", (route) => route.fulfill({ json: { valid: true } }));
      await page.goto("#invitacion=un-codigo");
      await expect(page.getByText(/^Este enlace te invita/)).toBeVisible();
    },
  },
  {
    name: "admin-invitation-used",
    open: async (page) => {
      await page.goto("#invitacion=un-codigo");
      await expect(page.getByText(/^Esta invitación ya no vale/)).toBeVisible();
    },
  },
  {
    name: "admin-my-account",
    open: async (page, seed) => {
      await openSetting(page, seed, "Mi cuenta");
      await expect(page.getByText("Esta sesión")).toBeVisible();
    },
  },
  {
    name: "admin-set-up-app",
    after: "admin-my-account",
    open: async (page) => {
      await page.getByRole("button", { name: "Activar el código del móvil" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "admin-app-code",
    after: "admin-set-up-app",
    open: async (page) => {
      await page.route("**/second-factor/enrolment", (route) => route.fulfill({ json: BEGUN }));
      await page.getByRole("dialog").getByLabel("Contraseña actual").fill("tres-gatos-azules");
      await page.getByRole("dialog").getByRole("button", { name: "Continuar" }).click();
      await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
    },
  },
  {
    name: "admin-recovery-codes",
    after: "admin-app-code",
    open: async (page) => {
      await page.route("**/admin/second-factor", (route) =>
        route.fulfill({ json: route.request().method() === "PUT" ? PAPER : FACTOR_ON }),
      );
      await page.getByLabel("Código", { exact: true }).fill("123456");
      await page.getByRole("button", { name: "Comprobar el código" }).click();
      await expect(page.getByText("7K2MD-9XQ4T")).toBeVisible();
    },
  },
  {
    name: "admin-second-factor",
    after: "admin-recovery-codes",
    open: async (page) => {
      await page.getByRole("button", { name: "Ya los he guardado" }).click();
      await expect(page.getByText("Te quedan 10 códigos de recuperación.")).toBeVisible();
    },
  },
  {
    name: "admin-renew-codes",
    after: "admin-second-factor",
    open: async (page) => {
      await page.getByRole("button", { name: "Hacer códigos de recuperación nuevos" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "admin-colleagues",
    after: "admin-renew-codes",
    open: async (page) => {
      await page.route("**/admin/colleagues", (route) => route.fulfill({ json: COLLEAGUES }));
      await pressEscape(page.getByRole("dialog"));
      await goOnTo(page, "Compañeros");
      await expect(page.getByText("Tú", { exact: true })).toBeVisible();
    },
  },
  {
    name: "admin-colleague-link",
    after: "admin-colleagues",
    open: async (page) => {
      const json = { url: `${page.url()}#clave=un-codigo`, expiresAt: AT };
      await page.route("**/password-link", (route) => route.fulfill({ status: 201, json }));
      await page
        .getByRole("button", { name: /^Enlace para contraseña olvidada de Marta Gil/ })
        .click();
      await expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible();
    },
  },
  {
    name: "admin-colleague-disable",
    after: "admin-colleague-link",
    open: async (page) => {
      await page.getByRole("button", { name: "Desactivar la cuenta de Marta Gil" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Desactivar la cuenta de");
    },
  },
  {
    name: "admin-attention",
    after: "admin-colleague-disable",
    open: async (page) => {
      await page.route("**/api/attention", (route) => route.fulfill({ json: ATTENTION }));
      await pressEscape(page.getByRole("alertdialog"));
      await page.goBack();
      await page.reload();
      await expect(page.getByText("37 intentos fallidos de entrar")).toBeVisible();
    },
  },
  {
    name: "admin-help",
    after: "admin-attention",
    open: async (page) => {
      await page.getByRole("button", { name: "Ayuda" }).click();
      await expect(page.getByRole("dialog", { name: "Ayuda" })).toBeVisible();
    },
  },
];
