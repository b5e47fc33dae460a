import type { Page } from "@playwright/test";
import { enrol, signInAdministrator } from "../portal/fixtures.ts";
import { logInAsAdministrator, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { chooseCsv, chooseSetting } from "../portal/views/admin.ts";
import { openAs } from "../portal/views/seed.ts";

/** How many pages of paper the browser makes of what it would print now. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("people come from a file, get a sheet each, and enter with the PIN that stands on it", async ({
  page: office,
  portal,
  browser,
}) => {
  await signInAdministrator(portal);
  await openAs(office, "Administración");
  await logInAsAdministrator(office);

  await test.step("the file is looked at, then everybody in it is enrolled", async () => {
    await chooseSetting(office, "Alta de muchas personas");
    await chooseCsv(office, "Nombre;Apellidos\nBegoña;Núñez\n;Sin Nombre\n");
    await expect(office.getByText("Fila 3: El nombre es obligatorio")).toBeVisible();
    await expect(office.getByRole("button", { name: /^Crear a/ })).toHaveCount(0);
    await chooseCsv(office, "Nombre;Apellidos\nBegoña;Núñez\nÍñigo;Sáez\n");
    await office.getByRole("button", { name: "Crear a 2 personas" }).click();
    await expect(office.getByText(/^Se ha creado a 2 personas/)).toBeVisible();
  });

  const pin = await test.step("their sheets are two pages of paper, and nothing else", async () => {
    await office.getByRole("button", { name: "Preparar sus hojas" }).click();
    // Exactly those who were enrolled are ticked.
    await expect(office.getByRole("heading", { name: "2 personas elegidas" })).toBeVisible();
    await expect(office.getByRole("checkbox", { name: "Begoña Núñez" })).toBeChecked();
    await expect(office.getByRole("checkbox", { name: "Íñigo Sáez" })).toBeChecked();
    await office.getByRole("button", { name: "Preparar 2 hojas" }).click();
    await office.getByRole("button", { name: "Sí, preparar" }).click();
    await expect(office.getByRole("heading", { name: "2 hojas preparadas" })).toBeVisible();
    const sheet = office.locator("section").filter({ hasText: "Toca tu nombre: Begoña Núñez." });
    await expect(sheet).toBeHidden();
    expect(await pagesOf(office)).toBe(2);
    await office.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await expect(office.getByRole("button", { name: "Imprimir" })).toBeHidden();
    const text = await sheet.innerText();
    await office.emulateMedia({ media: null });
    return /Escribe tu PIN:\s*(\d{4})/.exec(text)?.[1] ?? "";
  });

  await test.step("they wait while one looks elsewhere, and leaving the panel asks first", async () => {
    await office.goBack();
    const still = office.getByRole("alertdialog");
    await expect(still).toContainText("¿Tienes ya las hojas impresas?");
    await still.getByRole("button", { name: "Todavía no" }).click();
    await office.goBack();
    await expect(office.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
    await office.goBack();
    const question = office.getByRole("alertdialog");
    await expect(question).toContainText("¿Salir sin imprimir las hojas?");
    await question.getByRole("button", { name: "Ver las hojas" }).click();
    await expect(office.getByRole("heading", { name: "2 hojas preparadas" })).toBeVisible();
    const asked = office.waitForEvent("dialog");
    await office.close({ runBeforeUnload: true });
    const inBrowsersWords = await asked;
    expect(inBrowsersWords.type()).toBe("beforeunload");
    await inBrowsersWords.dismiss();
  });

  const home = await (await browser.newContext()).newPage();
  await openAs(home, "Usuarios");
  await typePin(home, "Begoña Núñez", pin);
  await expect(home.getByRole("heading", { name: "¡Hola, Begoña!" })).toBeVisible();
});

test("a week of reminders is one page of paper", async ({ page, portal }) => {
  const carmen = await enrol(portal, { name: "Carmen López", pin: "2580" });
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  // The dialog of the printer, which would put the paper away at once.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Imprimir la semana" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "La semana de Carmen López" })).toBeVisible();
  await expect(page.getByText("Nada apuntado")).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Imprimir la semana" })).toBeHidden();
  await page.emulateMedia({ media: null });
  expect(await pagesOf(page)).toBe(1);
});
