import type { Page } from "@playwright/test";
import { signInAdministrator } from "../portal/fixtures.ts";
import {
  administrator,
  homeIsRead,
  leaveHome,
  logInAsAdministrator,
  pressEscape,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openAs, relatives } from "../portal/views/seed.ts";
import { openHome } from "../portal/views/senior.ts";

const song = new URL("../files/song.mp3", import.meta.url).pathname;

/** All that the browser keeps of the portal beyond its page. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

/** Reloads as a finger would, and says whether the browser asked before. */
async function reload(page: Page): Promise<boolean> {
  let asked = false;
  const accept = (dialog: { accept: () => Promise<void> }) => {
    asked = true;
    return dialog.accept();
  };
  page.on("dialog", accept);
  await page.reload();
  page.off("dialog", accept);
  return asked;
}

const endSession = (page: Page, role: string) =>
  page.request.delete("/api/session", {
    headers: { "Acompana-Role": role, "Sec-Fetch-Site": "same-origin" },
  });

test("an older person's memory and message are there again after Escape, Back, a reload and a new login", async ({
  page,
  seed,
  consoleErrors,
}) => {
  const dialog = page.getByRole("dialog", { name: "Subir Recuerdo" });
  const title = dialog.getByLabel("Título (si quieres)");
  const add = page.getByRole("button", { name: "Subir Recuerdo" });
  const opened = async () => {
    await add.click();
    await expect(title).toHaveValue("La boda");
  };
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();

  await test.step("Escape and Back close the dialog alone, and keep words and file", async () => {
    await add.click();
    await title.fill("La boda");
    await dialog.getByLabel("Elegir un archivo").setInputFiles(song);
    await pressEscape(dialog);
    await expect(dialog).toBeHidden();
    await opened();
    await expect(dialog.getByText(/^song\.mp3/)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Mis Recuerdos" })).toBeVisible();
    await opened();
    await expect(dialog.getByText(/^song\.mp3/)).toBeVisible();
  });

  await test.step("a reload asks because of the file; the words are there without it", async () => {
    expect(await reload(page)).toBe(true);
    await opened();
    await expect(dialog).toContainText("Elige otra vez el archivo.");
  });

  await test.step("a session that has ended keeps both for the same person", async () => {
    await dialog.getByLabel("Elegir un archivo").setInputFiles(song);
    // It ends under this very press: lists are read meanwhile, and would find its end before it.
    const asked = "**/media/upload-url";
    await page.route(asked, async (route) => {
      await endSession(page, "person");
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Guardar recuerdo" }).click();
    await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
    await page.unroute(asked);
    consoleErrors.length = 0;
    await typePin(page, seed.carmen.name, seed.carmen.pin);
    await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
    await opened();
    await expect(dialog.getByText(/^song\.mp3/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await add.click();
    await expect(title).toHaveValue("");
    await pressEscape(dialog);
    await page.goBack();
  });

  await test.step("what she was writing to the assistant is hers until she logs out", async () => {
    const box = page.getByLabel("Escribe tu mensaje");
    await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
    await box.fill("Cuando era pequeña");
    expect(await reload(page)).toBe(false);
    await expect(box).toHaveValue("Cuando era pequeña");
    await page.goBack();
    await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
    await expect(box).toHaveValue("Cuando era pequeña");
    await page.goBack();
  });

  await test.step("logging out leaves neither her words nor her file", async () => {
    await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
    await add.click();
    await dialog.getByLabel("Elegir un archivo").setInputFiles(song);
    await expect(dialog.getByText(/^song\.mp3/)).toBeVisible();
    await pressEscape(dialog);
    const read = homeIsRead(page);
    await page.goBack();
    await read;
    await leaveHome(page);
    await expect(page.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
    expect(await stored(page)).not.toContain("Cuando era");
    expect(await reload(page)).toBe(false);
  });
});

test("a town hall's forms keep what they may, ask about the rest, and store no secret", async ({
  page,
  portal,
  seed,
}) => {
  await signInAdministrator(portal);
  const email = page.getByLabel("Correo Electrónico");
  const password = page.getByLabel("Contraseña");
  await openAs(page, "Administración");

  await test.step("the login keeps its e-mail over Back, and never its password", async () => {
    await email.fill(administrator.email);
    await password.fill(administrator.password);
    await page.goBack();
    await page.getByRole("button", { name: "Administración" }).click();
    await expect(email).toHaveValue(administrator.email);
    await expect(password).toHaveValue("");
    expect(await stored(page)).not.toContain(administrator.password);
    await logInAsAdministrator(page);
    expect(await reload(page)).toBe(false);
  });

  await test.step("a new PIN is nowhere: Escape, Back and a reload ask", async () => {
    await page.getByRole("button", { name: `Más opciones de ${seed.carmen.name}` }).click();
    await page.getByRole("button", { name: /^Cambiar el PIN/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Cambiar el PIN de/ });
    const field = dialog.getByLabel("PIN nuevo");
    const question = page.getByRole("alertdialog", { name: "¿Cerrar sin guardar?" });
    await field.fill("7391");
    await pressEscape(dialog);
    await question.getByRole("button", { name: "Seguir escribiendo" }).click();
    await expect(field).toHaveValue("7391");
    await page.goBack();
    await expect(question).toBeVisible();
    expect(await stored(page)).not.toContain("7391");
    await question.getByRole("button", { name: "Cerrar sin guardar" }).click();
    await expect(dialog).toBeHidden();
    expect(await reload(page)).toBe(false);
  });

  await test.step("a relative's new access waits in the page, without its password", async () => {
    const dialog = page.getByRole("dialog", { name: "Agregar Persona de Apoyo" });
    const row = page.getByRole("article", { name: seed.carmen.name });
    await row.getByRole("button", { name: "Agregar Apoyo" }).click();
    await dialog.getByLabel("Nombre Completo").fill("Lucía Gil");
    await dialog.getByLabel("Contraseña").fill("tres-gatos");
    await pressEscape(dialog);
    await expect(dialog).toBeHidden();
    for (const secret of ["Lucía Gil", "tres-gatos"])
      expect(await stored(page)).not.toContain(secret);
    await row.getByRole("button", { name: "Agregar Apoyo" }).click();
    await expect(dialog.getByLabel("Nombre Completo")).toHaveValue("Lucía Gil");
    await expect(dialog.getByLabel("Contraseña")).toHaveValue("");
    expect(await reload(page)).toBe(true);
    await row.getByRole("button", { name: "Agregar Apoyo" }).click();
    await dialog.getByLabel("Nombre Completo").fill("Lucía Gil");
    await pressEscape(dialog);
    await expect(dialog).toBeHidden();
    expect(await reload(page)).toBe(false);
  });
});

test("a relative's login keeps its e-mail over Back, and the browser asks before a reload", async ({
  page,
  seed: _people,
}) => {
  const { email, password } = relatives.daughter;
  await openAs(page, "Personas de Apoyo");
  await page.getByLabel("Correo Electrónico").fill(email);
  await page.getByLabel("Contraseña").fill(password);
  await page.goBack();
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByLabel("Correo Electrónico")).toHaveValue(email);
  await expect(page.getByLabel("Contraseña")).toHaveValue("");
  expect(await stored(page)).not.toContain(password);
  await page.getByLabel("Contraseña").fill(password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("heading", { name: "Hola, Elena" })).toBeVisible();
  expect(await reload(page)).toBe(false);
});
