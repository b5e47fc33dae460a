import { enrol } from "../portal/fixtures.ts";
import { noteSound, playedSound } from "../portal/sound.ts";
import { answerTrialOffer, logInAsAdministrator } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { chooseSetting } from "../portal/views/admin.ts";
import { openAs } from "../portal/views/seed.ts";

test.use({
  portalSettings: { DEVICE_ENROLMENT: "required", HELP_PHONE: "949 12 34 56" },
});

test("a tablet of one's own opens with one button, and is taken back in one press", async ({
  page: office,
  portal,
  browser,
}) => {
  const carmen = await enrol(portal, { name: "María del Carmen Ruiz", pin: "2580" });
  await enrol(portal, { name: "Benito Alonso", pin: "4930" });
  const tablet = await (await browser.newContext()).newPage();
  const enter = tablet.getByRole("button", { name: "Entrar, María" });
  const home = tablet.getByRole("heading", { name: "¡Hola, María del Carmen!" });

  const link = await test.step("the town hall makes a link for it, without a PIN", async () => {
    await openAs(office, "Administración");
    await logInAsAdministrator(office);
    await chooseSetting(office, "Dispositivos autorizados");
    await office.getByRole("radio", { name: "De una sola persona" }).check();
    await office.getByLabel("Buscar a la persona por su nombre").fill("carmen");
    await expect(office.getByRole("radio", { name: "Benito Alonso" })).toHaveCount(0);
    await office.getByRole("radio", { name: carmen.name }).check();
    await office.getByRole("checkbox", { name: "Entra sin PIN en este dispositivo" }).check();
    await office.getByRole("button", { name: "Crear enlace y código QR" }).click();
    await expect(office.getByRole("img", { name: "Código QR del enlace" })).toBeVisible();
    return await office.getByRole("textbox", { name: "Enlace" }).inputValue();
  });

  await test.step("which shows her alone, and lets her in by one press", async () => {
    await tablet.addInitScript(noteSound);
    await tablet.goto(link);
    await answerTrialOffer(tablet, "Probar el aviso");
    await expect
      .poll(() => tablet.evaluate(playedSound))
      .toEqual({ states: ["running"], tones: 2 });
    await tablet.getByRole("button", { name: "Sí, lo he oído" }).click();
    await expect(
      tablet.getByText("Muy bien. Aquí los avisos se oyen.", { exact: true }),
    ).toBeVisible();
    await expect(enter).toBeVisible();
    await expect(tablet.getByText("Benito Alonso")).toHaveCount(0);
    await enter.click();
    await expect(home).toBeVisible();
  });

  await test.step("opened another day it is at home at once; after leaving, at her button", async () => {
    await tablet.goto("about:blank");
    await tablet.goto(portal.home);
    await expect(home).toBeVisible();
    await tablet.getByRole("button", { name: "Cerrar sesión" }).click();
    await tablet.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
    await enter.click();
    await expect(home).toBeVisible();
  });

  await test.step("lost, one press ends its session", async () => {
    await office.goBack();
    await chooseSetting(office, "Dispositivos autorizados");
    await expect(office.getByText(`Solo de ${carmen.name}, que entra sin PIN`)).toBeVisible();
    await expect(office.getByText(/^Sonido: oído el \d+ de \p{L}+$/u)).toBeVisible();
    await office
      .getByRole("button", { name: `Retirar la autorización de Dispositivo de ${carmen.name}` })
      .click();
    await office.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
    await expect(office.getByText("Todavía no hay dispositivos autorizados")).toBeVisible();
    await tablet.goto("about:blank");
    await tablet.goto(portal.home);
    await expect(tablet.getByRole("alert")).toContainText("Este dispositivo no está autorizado");
    await expect(tablet.getByText("María")).toHaveCount(0);
  });
});
