import { expect, type Page } from "@playwright/test";
import { acceptAlert, logInAsAdministrator, pressEscape } from "../steps.ts";
import { openAs, type Seed, type View } from "./seed.ts";

async function openDashboard(page: Page, seed: Seed) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(page.getByRole("heading", { name: seed.carmen.name })).toBeVisible();
}

async function openOptions(page: Page, seed: Seed) {
  await openDashboard(page, seed);
  await page.getByRole("button", { name: `Más opciones de ${seed.carmen.name}` }).click();
}

async function openSetting(page: Page, seed: Seed, entry: string) {
  await openDashboard(page, seed);
  await chooseSetting(page, entry);
}

/** On the dashboard: opens the settings menu and presses one of its entries. */
export async function chooseSetting(page: Page, entry: string) {
  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("button", { name: entry }).click();
}

/** The administrators' screens and dialogs. */
export const adminViews: View[] = [
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
  { name: "admin-dashboard", open: openDashboard },
  {
    name: "admin-settings",
    after: "admin-dashboard",
    open: async (page) => {
      await page.getByRole("button", { name: "Ajustes" }).click();
    },
  },
  {
    name: "admin-create-user",
    after: "admin-settings",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "admin-privacy",
    after: "admin-create-user",
    open: async (page) => {
      await page.getByRole("button", { name: "Política de Privacidad" }).click();
      await expect(page.getByRole("dialog", { name: "Política de Privacidad" })).toBeVisible();
    },
  },
  {
    name: "admin-terms",
    after: "admin-privacy",
    open: async (page) => {
      await page.getByRole("button", { name: "Entendido" }).click();
      await page.getByRole("button", { name: "Términos de Servicio" }).click();
      await expect(page.getByRole("dialog", { name: "Términos de Servicio" })).toBeVisible();
    },
  },
  {
    name: "admin-profile-pin",
    after: "admin-terms",
    open: async (page, seed) => {
      await page.getByRole("button", { name: "Entendido" }).click();
      await pressEscape(page.getByRole("dialog"));
      await page
        .getByRole("article", { name: seed.carmen.name })
        .getByRole("button", { name: /^Ver Perfil/ })
        .click();
      await expect(page.getByRole("dialog")).toContainText("Escribe su PIN de 4 números");
    },
  },
  {
    name: "admin-add-support",
    after: "admin-profile-pin",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("button", { name: "Agregar Apoyo" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Agregar Persona" }).click();
    },
  },
  {
    name: "admin-support-list",
    after: "admin-add-support",
    open: async (page) => {
      await expect(page.getByText("Por favor complete todos los campos")).toBeVisible();
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("button", { name: "Consultar Apoyos" }).first().click();
      await expect(page.getByRole("dialog").getByText("@")).toBeVisible();
    },
  },
  {
    name: "admin-set-password",
    after: "admin-support-list",
    open: async (page) => {
      await page.getByRole("button", { name: /^Cambiar contraseña/ }).click();
      await expect(page.getByLabel("Contraseña nueva")).toBeVisible();
    },
  },
  {
    name: "admin-remove-support",
    after: "admin-set-password",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog").last());
      await page.getByRole("button", { name: /^Eliminar a/ }).click();
      await expect(page.getByRole("button", { name: "Sí, eliminar" })).toBeVisible();
    },
  },
  {
    name: "admin-remove-user",
    open: async (page, seed) => {
      await openDashboard(page, seed);
      await page.getByRole("button", { name: `Eliminar a ${seed.carmen.name}` }).click();
      await expect(page.getByRole("button", { name: "Sí, eliminar" })).toBeVisible();
    },
  },
  { name: "admin-user-options", open: openOptions },
  {
    name: "admin-set-pin",
    after: "admin-user-options",
    open: async (page) => {
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
    open: async (page, seed) => {
      await openOptions(page, seed);
      await page.getByRole("button", { name: /^Quién ha visto sus datos/ }).click();
      await expect(page.getByText(/dio de alta a esta persona/)).toBeVisible();
    },
  },
  {
    name: "admin-invitations",
    open: async (page, seed) => {
      await openSetting(page, seed, "Invitar a otro administrador");
      await page.getByRole("button", { name: "Crear enlace de invitación" }).click();
      await expect(page.getByText(/^Invitación de/).first()).toBeVisible();
    },
  },
  {
    name: "admin-withdraw-invitation",
    after: "admin-invitations",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Retirar/ })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "admin-authorise-device",
    open: async (page, seed) => {
      await openSetting(page, seed, "Autorizar este dispositivo");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "admin-portal-parts",
    open: async (page, seed) => {
      await openSetting(page, seed, "Partes del portal");
      await expect(page.getByText("Juegos")).toBeVisible();
    },
  },
  {
    name: "admin-devices",
    open: async (page, seed) => {
      await openSetting(page, seed, "Autorizar este dispositivo");
      await page.getByRole("button", { name: "Autorizar", exact: true }).click();
      await acceptAlert(page, "Este dispositivo ya está autorizado");
      await chooseSetting(page, "Dispositivos autorizados");
      // What stands above the button changes with the list.
      await expect(page.getByText(/^Autorizado por/)).toBeVisible();
      await page.getByRole("button", { name: "Crear enlace y código QR" }).click();
      await expect(page.getByRole("img", { name: "Código QR del enlace" })).toBeVisible();
      await expect(page.getByText(/^Autorizado por/).first()).toBeVisible();
    },
  },
  {
    name: "admin-user-created",
    open: async (page, seed) => {
      await openDashboard(page, seed);
      await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
      await page.getByLabel("Nombre Completo").fill("Zacarías Yuste");
      await page.getByLabel("PIN de acceso").fill("1357");
      await page.getByLabel(/^Acepto la Política de Privacidad/).check();
      await page.getByRole("button", { name: "Crear Usuario" }).click();
      await expect(page.getByRole("button", { name: "Ahora no" })).toBeVisible();
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
    name: "admin-invited",
    open: async (page) => {
      await page.route("**/invitations/check", (route) => route.fulfill({ json: { valid: true } }));
      await page.goto("#invitacion=un-codigo");
      await expect(page.getByText(/^Este enlace te invita/)).toBeVisible();
    },
  },
];
