import { addRelative, enrol } from "../portal/fixtures.ts";
import { logInAsAdministrator, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openAs } from "../portal/views/seed.ts";
import { openSupport } from "../portal/views/support.ts";

const son = { name: "Andrés Vidal", email: "andres@vidal.es", password: "membrillo-y-queso" };

test("a death is told as such everywhere at once, and taken back when it was a mistake", async ({
  page: office,
  portal,
  browser,
}) => {
  const matilde = await enrol(portal, {
    ...{ name: "Matilde Vidal", pin: "3917", phone: "600 10 20 30", familyConsent: true },
  });
  await addRelative(portal, matilde, son);
  const tablet = await (await browser.newContext()).newPage();
  await openAs(tablet, "Usuarios");
  await typePin(tablet, matilde.name, matilde.pin);
  await expect(tablet.getByRole("heading", { name: "¡Hola, Matilde!" })).toBeVisible();
  const telephone = await (await browser.newContext()).newPage();
  await openSupport(telephone, son);
  await openAs(office, "Administración");
  await logInAsAdministrator(office);
  const card = office.getByRole("article", { name: matilde.name });
  const selectable = tablet.getByRole("button", { name: new RegExp(matilde.name) });

  async function openPause() {
    await office.getByRole("button", { name: `Más opciones de ${matilde.name}` }).click();
    await office.getByRole("button", { name: /^(Pausar los avisos|Fallecimiento)/ }).click();
  }

  await test.step("the town hall notes it: the card says so, without her telephone", async () => {
    await expect(card.getByRole("link", { name: /600 10 20 30/ })).toBeVisible();
    await openPause();
    await office.getByText("Fallecimiento", { exact: true }).click();
    await office.getByRole("button", { name: "Anotar el fallecimiento" }).click();
    await office.getByRole("alertdialog").getByRole("button").click();
    await expect(card.getByText("Falleció")).toBeVisible();
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(card.getByRole("button", { name: "Ver Perfil" })).toHaveCount(0);
  });

  await test.step("her tablet is signed out in calm words, and lists her no more", async () => {
    await tablet.reload();
    const sentence = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    await expect(tablet.getByText(sentence, { exact: true }).first()).toBeVisible();
    await openAs(tablet, "Usuarios");
    await expect(tablet.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
    await expect(tablet.getByText("Cargando")).toHaveCount(0);
    await expect(selectable).toHaveCount(0);
  });

  await test.step("her son reads it, and is offered nothing to send", async () => {
    await telephone.reload();
    await expect(
      telephone.getByRole("heading", { name: `En recuerdo de ${matilde.name}` }),
    ).toBeVisible();
    await expect(telephone.getByText(/^Sentimos mucho el fallecimiento/)).toBeVisible();
    await expect(telephone.getByRole("button", { name: /^Recuerdos/ })).toBeVisible();
    await expect(telephone.getByText(/Requiere autorización|Enviar Mensaje/)).toHaveCount(0);
  });

  await test.step("it was a mistake: everything is as before", async () => {
    await openPause();
    await office.getByRole("button", { name: "Quitar la pausa" }).click();
    await office.getByRole("alertdialog").getByRole("button").click();
    await expect(card.getByText("Activo")).toBeVisible();
    await tablet.reload();
    await expect(selectable).toBeVisible();
    await telephone.reload();
    await expect(telephone.getByRole("button", { name: /^Enviar Mensaje/ })).toBeVisible();
  });
});
