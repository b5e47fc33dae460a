import type { Page } from "@playwright/test";
import { leap, passUntilShown, stopClock, takeClock } from "../portal/clock.ts";
import { enrol } from "../portal/fixtures.ts";
import { openBeforePill } from "../portal/ringing.ts";
import { logInAsAdministrator, pressEscape } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import {
  expectBoardFree,
  expectToastBeside,
  expectWayFromUnderToast,
} from "../portal/toast-place.ts";
import { openAs, relatives } from "../portal/views/seed.ts";
import { bringMessage, openHome, seeMessageNotice } from "../portal/views/senior.ts";
import { openSupport } from "../portal/views/support.ts";

/** The shown toast, on a page whose time stands still, so that it stays. */
async function waitForToast(page: Page, words: string) {
  await passUntilShown(page, page.locator("ol > li").filter({ hasText: words }), 20);
}

test("an older person's toast leaves her field, 'Enviar' and her reminders free", async ({
  page,
  seed,
  consoleErrors,
}) => {
  await takeClock(page);
  await openHome(page, seed);

  await test.step("in the chat, where her field has the focus", async () => {
    await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
    await page.route("**/chat", (route) => route.abort());
    const box = page.getByLabel("Escribe tu mensaje");
    await box.fill("Buenos días");
    await stopClock(page, box);
    await box.press("Enter");
    await waitForToast(page, "No se pudo enviar tu mensaje.");
    await page.getByRole("button", { name: "Enviar" }).focus();
    await expectToastBeside(page, "the chat, by 'Enviar'");
    await box.focus();
    expect(await expectToastBeside(page, "the chat")).toBeGreaterThanOrEqual(4);
    await expect(box).toBeFocused();
    await page.unroute("**/chat");
    consoleErrors.length = 0;
    await page.clock.resume();
    await page.goBack();
  });

  await test.step("on a full list", async () => {
    await page.getByRole("button", { name: /^Recordatorios/ }).click();
    await page.getByRole("button", { name: /^Opciones: Tomar la pastilla/ }).click();
    await page.getByRole("button", { name: /^Opciones: Regar/ }).click();
    await page.getByRole("button", { name: /^Eliminar: Regar/ }).click();
    const sure = page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" });
    await stopClock(page, sure);
    await sure.click();
    await waitForToast(page, "Recordatorio eliminado");
    expect(await expectToastBeside(page, "the reminders")).toBeGreaterThanOrEqual(4);
  });
});

test("a notice of a message leaves the fields of the settings free, and their names", async ({
  page,
  seed,
}) => {
  await bringMessage(page, seed, async () => {
    await page.getByRole("button", { name: "Ajustes" }).click();
    await page.getByRole("switch", { name: "Asistente de voz" }).click();
  });
  await seeMessageNotice(page);
  await expectToastBeside(page, "the settings");
  await expectWayFromUnderToast(page, "the settings");
});

test("a notice of a message leaves the newest answer of the assistant free", async ({
  page,
  seed,
}) => {
  await bringMessage(page, seed, async () => {
    await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
    const ANSWERS = 3;
    for (let said = 1; said <= ANSWERS; said += 1) {
      await page.getByRole("button", { name: "Cuéntame un chiste" }).click();
      await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(2 * said);
      await page.clock.runFor(1_000);
    }
  });
  await seeMessageNotice(page);
  await expectToastBeside(page, "the chat, where a message is told");
});

for (const game of ["Juego de Memoria", "Sudoku", "Puzle deslizante", "Memoria visual"])
  test(`a notice of a message leaves the board and the title free: ${game}`, async ({
    page,
    seed,
  }) => {
    await bringMessage(page, seed, async () => {
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: new RegExp(`^${game}`) }).click();
      await expect(page.getByRole("heading", { level: 1, name: game })).toBeFocused();
      await page.locator("[data-played] :is(button, [role=gridcell])").first().waitFor();
    });
    await seeMessageNotice(page);
    await expectBoardFree(page, game);
  });

test("of two reminders that ring, the notice of the first leaves the second free", async ({
  page,
  portal,
}) => {
  const { call, reminders, pill, letRing } = await openBeforePill(page, portal);
  const title = "Regar las plantas del patio y de la entrada de casa";
  await call("POST", reminders, { title, dateTime: pill.dateTime });
  await letRing();
  await leap(page, 31_000);
  await page.clock.runFor(3_000);
  await leap(page, 240_000);
  const ring = page.getByRole("dialog");
  await expect(ring).toContainText("Después hay 1 aviso más.");
  await page.clock.runFor(1_500);
  await ring.getByRole("button", { name: "Hecho" }).click();
  await expect(ring).not.toContainText("Después hay");
  await waitForToast(page, "Hecho");
  await expectToastBeside(page, "what rings next");
});

test("what a notice of a message covers of the reminders can be scrolled out from under it", async ({
  page,
  seed,
}) => {
  await bringMessage(page, seed, (home) =>
    home.getByRole("button", { name: /^Recordatorios/ }).click(),
  );
  await seeMessageNotice(page);
  await expectWayFromUnderToast(page, "the reminders");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the toast that offers to take 'Hecho' back has its words and buttons whole", async ({
    page,
    seed,
  }) => {
    await takeClock(page);
    await openHome(page, seed);
    const done = page.getByRole("button", { name: /^Hecho: / }).first();
    await stopClock(page, done);
    await done.tap();
    await waitForToast(page, "Deshacer");
    await expectToastBeside(page, "the home");
  });
});

test("a relative's toast leaves the reminders of the person free", async ({
  page,
  seed: _people,
}) => {
  await takeClock(page);
  await openSupport(page, relatives.son);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await page.getByRole("button", { name: "Añadir" }).click();
  await page.getByLabel("Título").fill("Llamar a la farmacia");
  await page.getByRole("button", { name: "Mañana", exact: true }).click();
  await page.getByRole("button", { name: "Por la mañana" }).click();
  const save = page.getByRole("button", { name: "Guardar recordatorio" });
  await stopClock(page, save);
  await save.click();
  await waitForToast(page, "Recordatorio creado");
  expect(await expectToastBeside(page, "the relative's reminders")).toBeGreaterThanOrEqual(4);
});

test("an administrator's toast leaves the people's cards free", async ({ page, portal, seed }) => {
  for (const name of ["Dolores Prieto", "Eusebio Marín", "Felisa Ortega", "Gregorio Pons"])
    await enrol(portal, { name, pin: "1470" });
  await takeClock(page);
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await page.getByRole("button", { name: `Eliminar a ${seed.benito.name}` }).click();
  const sure = page.getByRole("button", { name: "Sí, eliminar" });
  await stopClock(page, sure);
  await sure.click();
  await waitForToast(page, `Se ha eliminado a ${seed.benito.name}`);
  await pressEscape(page.getByRole("dialog", { name: "Justificante del borrado" }));
  expect(await expectToastBeside(page, "the dashboard")).toBeGreaterThanOrEqual(4);
});
