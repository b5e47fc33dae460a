import type { Page } from "@playwright/test";
import { Hand } from "../portal/hand.ts";
import { sendMessages } from "../portal/relative.ts";
import { homeIsRead, openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { relatives } from "../portal/views/seed.ts";

test.use({ viewport: { width: 1024, height: 600 } });

interface Deed {
  /** What it cost before her screens were redrawn, at 4ac7e61. */
  before: string;
  deed: (hand: Hand, page: Page) => Promise<void>;
  costs: string;
  /** Why she looks for more than before, where she does. */
  whyMoreScrolls?: string;
}

/**
 * What Carmen does on a day, each deed from her home and back to it: presses and scrolls on a
 * tablet of 1024×600. A deed that becomes longer is to be seen here.
 */
const DAY: Record<string, Deed> = {
  "she marks the pill that waits": {
    before: "3 presses, 0 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Hecho: Regar/);
      await expect(page.getByText("Muy bien")).toBeVisible();
    },
    costs: "1 presses, 0 scrolls",
  },
  "she writes down a pill for every morning": {
    // And a title of 31 letters to be typed.
    before: "9 presses, 2 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Recordatorios/, "Añadir", "Pastilla", "De la tensión");
      await hand.press(/^Mañana/, /^Por la mañana/, "Cada día", "Guardar recordatorio");
      const notice = page.getByText("Recordatorio creado");
      await expect(notice.first()).toBeVisible();
      await hand.press("Inicio");
      // Some seconds later, as she would go on.
      await expect(notice).toHaveCount(0);
    },
    costs: "9 presses, 0 scrolls",
  },
  "she asks the assistant for a joke": {
    before: "3 presses, 2 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Asistente Virtual/, "Cuéntame un chiste");
      await expect(page.getByRole("listitem")).toHaveCount(2);
      await hand.press("Inicio");
    },
    costs: "3 presses, 0 scrolls",
  },
  "she reads her daughter's message and keeps its photo": {
    before: "3 presses, 2 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Mensajes de Apoyo/, "Guardar en Mis Recuerdos");
      await expect(page.getByText(/guardad/i).first()).toBeVisible();
      await hand.press("Inicio");
    },
    costs: "3 presses, 0 scrolls",
  },
  "she looks at two games, one of each menu": {
    before: "10 presses, 0 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Juegos/, /^Juegos de memoria/, /^Juego de Memoria/);
      await expect(page.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
      await hand.press("Volver", /^Sudoku/);
      await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible();
      await hand.press("Inicio");
    },
    costs: "6 presses, 1 scrolls",
    whyMoreScrolls: "sudoku stands below the menu's own four, which saves her four presses",
  },
  "she looks at the photo of a wedding": {
    before: "4 presses, 0 scrolls",
    deed: async (hand) => {
      await hand.press(/^Mis Recuerdos/, /^Ver foto: La boda/, "Cerrar", "Inicio");
    },
    costs: "4 presses, 1 scrolls",
    whyMoreScrolls: "the focus returns to the memory, whose picture is larger and reaches lower",
  },
  "she sees how her week was": {
    before: "3 presses, 0 scrolls",
    deed: async (hand, page) => {
      await hand.press(/^Mi Actividad/, "Soy el usuario");
      await expect(page.getByRole("row").first()).toBeAttached();
      await hand.press("Inicio");
    },
    costs: "3 presses, 0 scrolls",
  },
};

test("Carmen's day takes no press and no look for a button more than it must", async ({
  page,
  portal,
  seed: { carmen },
}) => {
  await sendMessages(portal, relatives.daughter, carmen, [
    { content: "Mira qué alta está Lucía", file: { name: "photo.jpg", mimeType: "image/jpeg" } },
  ]);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  const read = homeIsRead(page);
  await typePin(page, carmen.name, carmen.pin);
  await read;
  const home = page.getByRole("heading", { level: 1, name: "¡Hola, María del Carmen!" });
  for (const [what, { before, deed, costs, whyMoreScrolls }] of Object.entries(DAY))
    await test.step(what, async () => {
      await expect(home).toBeVisible();
      const hand = new Hand(page);
      await deed(hand, page);
      await expect(home).toBeVisible();
      expect.soft(hand.costs, what).toBe(costs);
      const [presses = 0, scrolls = 0] = (before.match(/\d+/g) ?? []).map(Number);
      expect.soft(hand.presses, what).toBeLessThanOrEqual(presses);
      expect.soft(hand.scrolls > scrolls, what).toBe(whyMoreScrolls !== undefined);
    });
});
