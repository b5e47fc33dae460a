import type { Page } from "@playwright/test";
import { enrol, sendAsAdministrator } from "../portal/fixtures.ts";
import { Hand } from "../portal/hand.ts";
import { logInAsAdministrator } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openAs } from "../portal/views/seed.ts";

test.use({ viewport: { width: 1366, height: 768 } });

const rows = (page: Page) => page.getByRole("article");

/**
 * What a clerk does on a day, each deed from wherever the one before ended: presses and scrolls at
 * a window of 1366×768; what is typed is none. A deed that becomes longer is to be seen here.
 */
const DAY: Record<string, { deed: (hand: Hand, page: Page) => Promise<void>; costs: string }> = {
  "she sees who needs her today": {
    deed: async (_hand, page) => {
      await expect(page.getByText("1 persona te necesita hoy")).toBeVisible();
      await expect(rows(page).first()).toContainText("Entra sin PIN");
    },
    costs: "0 presses, 0 scrolls",
  },
  "she finds somebody by her street": {
    deed: async (hand, page) => {
      await hand.touch(page.getByLabel("Buscar usuario por nombre"));
      await page.keyboard.type("calle pena");
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText("Rosa Mora");
    },
    costs: "1 presses, 0 scrolls",
  },
  "she invites a relative of hers": {
    deed: async (hand, page) => {
      await hand.press("Agregar Apoyo");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Nombre Completo").fill("Juan Mora");
      await dialog.getByLabel("Correo Electrónico").fill("juan@mora.es");
      await hand.press("Crear enlace de invitación");
      await expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible();
      await hand.press("Terminar");
    },
    costs: "3 presses, 0 scrolls",
  },
  "she enrols somebody": {
    deed: async (hand, page) => {
      await hand.press("Crear Nuevo Usuario");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Nombre Completo").fill("Tomás Rey");
      await dialog.getByLabel("PIN de acceso").fill("3141");
      await dialog.getByLabel(/^Acepto la Política/).check();
      hand.presses++;
      await dialog.getByRole("button", { name: "Crear Usuario" }).click();
      hand.presses++;
      await hand.press("Ahora no");
      await expect(page.getByRole("alertdialog")).toBeHidden();
    },
    costs: "4 presses, 0 scrolls",
  },
  "she writes an announcement": {
    deed: async (hand, page) => {
      await hand.press("Avisos");
      await page.getByLabel("Aviso", { exact: true }).fill("Mañana, médico en la plaza a las 10");
      await hand.press("Publicar el aviso");
      await expect(page.getByText("Todavía no hay avisos")).toBeHidden();
      await expect(page.getByText("Mañana, médico en la plaza a las 10").last()).toBeVisible();
    },
    costs: "2 presses, 1 scrolls",
  },
  "she authorises a tablet at somebody's home": {
    deed: async (hand, page) => {
      await hand.press("Dispositivos", "Crear enlace y código QR");
      await expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible();
    },
    costs: "2 presses, 1 scrolls",
  },
  "she sees the figures": {
    deed: async (hand, page) => {
      await hand.press("Cifras");
      await expect(page.getByRole("heading", { name: "Cifras del municipio" })).toBeVisible();
    },
    costs: "1 presses, 0 scrolls",
  },
  "she reads the trail": {
    deed: async (hand, page) => {
      await hand.press("Registro");
      await expect(page.getByText(/dio de alta a esta persona/).first()).toBeInViewport();
    },
    costs: "1 presses, 0 scrolls",
  },
  "she looks who accompanies somebody": {
    deed: async (hand, page) => {
      await hand.press("Familias");
      await hand.touch(page.getByRole("radio", { name: "Rosa Mora" }).locator("xpath=.."));
      await expect(page.getByText("juan@mora.es")).toBeInViewport();
    },
    costs: "2 presses, 0 scrolls",
  },
  "she makes a sheet with a new PIN": {
    deed: async (hand, page) => {
      await hand.press("Hojas");
      await page.getByRole("checkbox", { name: /^Ana Gil/ }).check();
      hand.presses++;
      await page.getByRole("button", { name: "Preparar 1 hoja" }).click();
      hand.presses++;
      await hand.press("Sí, preparar");
      await expect(page.getByRole("heading", { name: "Hoja preparada" })).toBeVisible();
    },
    costs: "4 presses, 0 scrolls",
  },
};

test("a clerk's day takes no press and no look for a button more than it must", async ({
  page,
  portal,
}) => {
  await enrol(portal, { name: "Rosa Mora", pin: "5036", address: "Calle de la Peña, 12" });
  await enrol(portal, { name: "Ana Gil", pin: "5036", address: "Plaza Mayor, 3" });
  const open = await enrol(portal, { name: "Berta Soto", pin: "5036" });
  await sendAsAdministrator(portal, "PUT", `/api/users/${open.id}/pin`, { pin: "" });
  // Parts of the portal that other tests broke would stand above the list.
  await page.route("**/api/attention", (route) => route.fulfill({ json: [] }));
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  for (const [what, { deed, costs }] of Object.entries(DAY))
    await test.step(what, async () => {
      const hand = new Hand(page);
      await deed(hand, page);
      expect.soft(hand.costs, what).toBe(costs);
    });
});
