import { expect, type Page } from "@playwright/test";
import { Hand } from "../portal/hand.ts";
import { outside } from "../portal/in-view.ts";
import { test } from "../portal/test.ts";
import { openAs, relatives } from "../portal/views/seed.ts";
import { openSupport } from "../portal/views/support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const files = new URL("../files/", import.meta.url).pathname;

/** Chooses these as the telephone's own chooser hands them over. */
async function choose(hand: Hand, page: Page, ...names: string[]) {
  const chooser = page.waitForEvent("filechooser");
  await hand.touch(page.getByText("Elegir foto o video", { exact: true }));
  await (await chooser).setFiles(names.map((name) => files + name));
  await expect(page.getByText(/^Archivos? elegidos?:/)).toBeAttached();
}

/** Sends what stands in the form and goes back to the first screen. */
async function send(hand: Hand, page: Page) {
  await hand.press("Enviar Mensaje");
  await expect(page.getByRole("alertdialog")).toContainText("Mensaje enviado exitosamente");
  await hand.press("Aceptar");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await hand.press("Volver");
}

/**
 * What a relative does with a telephone of 390×844, each deed from the first screen and back to it.
 * A deed that becomes longer is to be seen here.
 */
const DAY: Record<string, { deed: (hand: Hand, page: Page) => Promise<void>; costs: string }> = {
  "sees how his father's day is": {
    deed: async (_hand, page) => {
      const facts = page.locator("dt").filter({ hasText: /^(Última actividad|Pastillas de hoy)/ });
      await expect(facts).toHaveCount(2);
      await expect(page.getByText(/^Sin marcar desde/)).toBeVisible();
      expect(await outside(facts)).toEqual([]);
      expect(await outside(page.getByText(/^Sin marcar desde/))).toEqual([]);
    },
    costs: "0 presses, 0 scrolls",
  },
  "sends a few words": {
    deed: async (hand, page) => {
      await hand.press(/^Enviar Mensaje/);
      await hand.touch(page.getByLabel("Tu mensaje"));
      await page.keyboard.type("Esta tarde te llamo");
      await send(hand, page);
    },
    costs: "5 presses, 0 scrolls",
  },
  "sends a photo": {
    deed: async (hand, page) => {
      await hand.press(/^Enviar Mensaje/);
      await choose(hand, page, "photo.jpg");
      await send(hand, page);
    },
    // What is chosen pushes the button out of the window, and from there it is a way back.
    costs: "5 presses, 2 scrolls",
  },
  "sends three photos": {
    deed: async (hand, page) => {
      await hand.press(/^Enviar Mensaje/);
      await choose(hand, page, "photo.jpg", "clip.mp4", "photo.jpg");
      await send(hand, page);
    },
    // What is chosen pushes the button out of the window, and from there it is a way back.
    costs: "5 presses, 2 scrolls",
  },
  "adds a reminder": {
    deed: async (hand, page) => {
      await hand.press(/^Recordatorios/, "Añadir");
      await hand.touch(page.getByLabel("Título"));
      await page.keyboard.type("Revisión de la vista");
      await hand.press("Hoy", "Por la mañana", "Guardar recordatorio");
      await expect(page.getByRole("dialog")).toBeHidden();
      await hand.press("Volver");
    },
    // Its card is below the message, and 'Guardar recordatorio' below the fields.
    costs: "7 presses, 2 scrolls",
  },
};

test("a relative's day takes no press and no look for a button more than it must", async ({
  page,
  seed,
}) => {
  expect(seed.benito.name).toBe("Benito Alonso");
  await openSupport(page, relatives.son);
  const home = page.getByRole("heading", { level: 1, name: "Hola, Pablo" });
  for (const [what, { deed, costs }] of Object.entries(DAY))
    await test.step(what, async () => {
      await expect(home).toBeVisible();
      const hand = new Hand(page);
      await deed(hand, page);
      await expect(home).toBeVisible();
      expect.soft(hand.costs, what).toBe(costs);
    });
});

test("who has forgotten the password reads in one press whom to call, and when", async ({
  page,
  seed,
}) => {
  expect(seed.benito.name).toBe("Benito Alonso");
  await openAs(page, "Personas de Apoyo");
  const hand = new Hand(page);
  await hand.press("He olvidado mi contraseña");
  const call = page.getByRole("link", { name: "Llamar al 949 12 34 56" });
  const hours = page.getByText("Horario: de lunes a viernes, de 9 a 14.");
  await expect(hours).toBeVisible();
  expect(await outside(call.or(hours))).toEqual([]);
  expect(hand.costs).toBe("1 presses, 0 scrolls");
});
