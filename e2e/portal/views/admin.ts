import { expect, type Page } from "@playwright/test";
import { acceptAlert, logInAsAdministrator, pressEscape } from "../steps.ts";
import { ANNOUNCED, FIGURES, INVITED } from "./responses.ts";
import { openAs, type Seed, type View } from "./seed.ts";

/** From the address to the dashboard. */
export async function openDashboard(page: Page, seed: Seed) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(page.getByRole("heading", { name: seed.carmen.name })).toBeVisible();
}

/** From the address to what an entry of the settings menu opens. */
export async function openSetting(page: Page, seed: Seed, entry: string) {
  await openDashboard(page, seed);
  await chooseSetting(page, entry);
}

/** On the dashboard: opens the settings menu and presses one of its entries. */
export async function chooseSetting(page: Page, entry: string) {
  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("button", { name: entry }).click();
}

/** In a part of the dashboard: goes back, and on to another one. */
export async function goOnTo(page: Page, entry: string) {
  await page.goBack();
  await chooseSetting(page, entry);
}

/** In 'Alta de muchas personas': chooses a file with this text. */
export const chooseCsv = (page: Page, text: string) =>
  page
    .getByLabel("Elegir el archivo CSV")
    .setInputFiles({ name: "padron.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** The administrators' screens and dialogs. */
export const adminViews: View[] = [
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
      await page.route("**/support-invitations", (route) => route.fulfill({ json: [INVITED] }));
      await page.getByRole("button", { name: "Consultar Apoyos" }).first().click();
      await expect(page.getByRole("dialog").getByText("@").first()).toBeVisible();
      await expect(page.getByText(INVITED.email)).toBeVisible();
    },
  },
  {
    name: "admin-password-link",
    after: "admin-support-list",
    open: async (page) => {
      await page.getByRole("button", { name: /^Enlace para contraseña nueva/ }).click();
      await expect(page.getByLabel("Enlace", { exact: true })).toBeVisible();
    },
  },
  {
    name: "admin-set-password",
    after: "admin-password-link",
    open: async (page) => {
      await page.getByRole("button", { name: "Terminar" }).click();
      await page.getByRole("button", { name: /^Cambiar contraseña/ }).click();
      await expect(page.getByLabel("Contraseña nueva", { exact: true })).toBeVisible();
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
  {
    name: "admin-erasure-receipt",
    after: "admin-remove-user",
    open: async (page, seed) => {
      // Nobody is deleted: the other views need her.
      const counts = {
        reminders: 4,
        memories: 31,
        messages: 2,
        chatTurns: 0,
        scores: 57,
        relatives: 2,
      };
      const by = { number: 12, erasedAt: "2026-03-02T10:00:00.000Z", erasedBy: "Ana Ruiz" };
      await page.route(`**/api/users/${seed.carmen.id}`, (route) => route.fulfill({ status: 204 }));
      await page.route("**/api/erasures/*", (route) =>
        route.fulfill({ json: { ...by, counts, files: 33, pendingFiles: 3 } }),
      );
      await page.getByRole("button", { name: "Sí, eliminar" }).click();
      await expect(page.getByText("de los que 3 se están borrando")).toBeVisible();
    },
  },
  {
    name: "admin-events",
    open: async (page, seed) => {
      await openSetting(page, seed, "Registro del ayuntamiento");
      await expect(page.getByText(/anotaciones/).first()).toBeVisible();
    },
  },
  {
    name: "admin-import",
    after: "admin-events",
    open: async (page) => {
      await goOnTo(page, "Alta de muchas personas");
      await expect(page.getByText("Elegir el archivo CSV")).toBeVisible();
    },
  },
  {
    name: "admin-import-checked",
    after: "admin-import",
    open: async (page) => {
      await chooseCsv(
        page,
        "DNI;Nombre;Nacimiento\n1;Aurelia Gil;28/05/1941\n2;;\n3;Aurelia Gil;28/05/1941",
      );
      await expect(page.getByRole("heading", { name: "1 fila con errores" })).toBeVisible();
    },
  },
  {
    name: "admin-import-done",
    after: "admin-import-checked",
    open: async (page) => {
      await page.route("**/api/user-imports", (route) =>
        route.fulfill({ status: 201, json: { created: 1 } }),
      );
      await chooseCsv(page, "DNI;Nombre;Nacimiento\n1;Aurelia Gil;28/05/1941");
      await page.getByRole("button", { name: /^Crear a 1 persona/ }).click();
      await expect(page.getByRole("button", { name: "Preparar sus hojas" })).toBeVisible();
    },
  },
  {
    name: "admin-sheets",
    open: async (page, seed) => {
      await openSetting(page, seed, "Hojas para entrar");
      await page.getByRole("checkbox", { name: seed.carmen.name }).check();
    },
  },
  {
    name: "admin-sheets-sure",
    after: "admin-sheets",
    open: async (page) => {
      await page.getByRole("button", { name: "Preparar 1 hoja" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "admin-sheets-made",
    after: "admin-sheets-sure",
    open: async (page, { carmen }) => {
      // The others go on entering with the PIN that she has.
      const sheet = { userId: carmen.id, name: carmen.name, pin: "4071", deviceLink: null };
      const json = { address: page.url(), helpPhone: null, sheets: [sheet] };
      await page.route("**/api/user-sheets", (route) => route.fulfill({ status: 201, json }));
      await page.getByRole("button", { name: "Sí, preparar" }).click();
      await expect(page.getByRole("heading", { name: "Hoja preparada" })).toBeVisible();
    },
  },
  {
    name: "admin-sheets-not-printed",
    after: "admin-sheets-made",
    open: async (page) => {
      await page.getByRole("button", { name: "Volver" }).click();
      await page.getByRole("button", { name: "Cerrar Sesión" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Salir sin imprimir las hojas?");
    },
  },
  {
    name: "admin-figures",
    after: "admin-import-done",
    open: async (page) => {
      await page.route("**/api/figures?*", (route) => route.fulfill({ json: FIGURES }));
      await goOnTo(page, "Cifras del municipio");
      await expect(page.getByText("Noviembre de 2025")).toBeVisible();
      await expect(page.locator("svg[baseProfile]")).toHaveCount(3);
    },
  },
  {
    name: "admin-announcements",
    after: "admin-figures",
    open: async (page, seed) => {
      await page.route("**/api/announcements", (route) => route.fulfill({ json: ANNOUNCED }));
      await goOnTo(page, "Avisos del ayuntamiento");
      await page.getByRole("radio", { name: "Solo para algunas" }).check();
      await page.getByRole("checkbox", { name: seed.carmen.name }).check();
      await page.getByRole("button", { name: "Publicar el aviso" }).click();
      await expect(page.getByText("Escribe el aviso.", { exact: true })).toBeVisible();
      await expect(page.getByText("Lo han abierto 18 de 42")).toBeVisible();
    },
  },
  {
    name: "admin-change-announcement",
    after: "admin-announcements",
    open: async (page) => {
      const one = { ...ANNOUNCED[0], recipients: null };
      await page.route("**/api/announcements/n1", (route) => route.fulfill({ json: one }));
      await page.getByRole("button", { name: /^Cambiar el aviso: Mañana/ }).click();
      await expect(page.getByRole("dialog").getByLabel("Aviso", { exact: true })).toBeVisible();
    },
  },
  {
    name: "admin-withdraw-announcement",
    after: "admin-change-announcement",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("button", { name: /^Retirar el aviso: Mañana/ }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Retirar este aviso?");
    },
  },
  {
    name: "admin-invitations",
    after: "admin-withdraw-announcement",
    open: async (page) => {
      await pressEscape(page.getByRole("alertdialog"));
      await goOnTo(page, "Invitar a otro administrador");
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
    name: "admin-portal-parts",
    after: "admin-withdraw-invitation",
    open: async (page) => {
      await pressEscape(page.getByRole("alertdialog"));
      await goOnTo(page, "Partes del portal");
      await expect(page.getByText("Juegos")).toBeVisible();
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
    name: "admin-authorise-own-device",
    after: "admin-authorise-device",
    open: async (page, { carmen }) => {
      await page.getByRole("radio", { name: "De una sola persona" }).check();
      await page.getByRole("radio", { name: carmen.name }).check();
    },
  },
  {
    name: "admin-devices",
    after: "admin-authorise-own-device",
    open: async (page) => {
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
    name: "user-select-own-device",
    after: "admin-devices",
    open: async (page) => {
      await page.goto("about:blank");
      await page.goto("");
      await expect(page.getByRole("button", { name: "Entrar, María" })).toBeVisible();
    },
  },
  {
    name: "admin-user-created",
    open: async (page, seed) => {
      await openDashboard(page, seed);
      await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
      await page.getByLabel("Nombre Completo").fill("Zacarías Yuste");
      await page.getByLabel("PIN de acceso").fill("3175");
      await page.getByLabel(/^Acepto la Política de Privacidad/).check();
      await page.getByRole("button", { name: "Crear Usuario" }).click();
      await expect(page.getByRole("button", { name: "Ahora no" })).toBeVisible();
    },
  },
  {
    name: "admin-support-link",
    open: async (page, seed) => {
      await openDashboard(page, seed);
      await page.getByRole("button", { name: "Agregar Apoyo" }).first().click();
      await page.getByLabel("Nombre Completo").fill("Eva Gil");
      await page.getByLabel("Correo Electrónico").fill("eva.enlace@casa.es");
      await page.getByRole("button", { name: "Crear enlace de invitación" }).click();
      await expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible();
    },
  },
];
