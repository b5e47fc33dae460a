import type { Locator, Page } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** The code of forms, which the home does not need. */
const FORMS = /\/use-form-[^/]+\.js$/;

/** Where a form's frame and its fields lie. */
async function places(dialog: Locator) {
  const parts = [
    dialog,
    dialog.getByLabel("Título"),
    dialog.getByRole("button", { name: /^Guard/ }),
  ];
  return await Promise.all(parts.map((part) => part.boundingBox()));
}

/** In an hour may be tomorrow, another list: the server's answer tells that it was kept. */
async function expectSaved(page: Page, press: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/reminders"),
  );
  await press();
  expect((await kept).status()).toBe(201);
  expect((await kept).request().postDataJSON()).toMatchObject({ title: "Regar" });
}

test("a form is whole when it opens: no file is waited for, and nothing moves", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (FORMS.test(request.url())) fetched.push(request.url());
  });
  const add = page.getByRole("button", { name: "Añadir" });
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  const title = dialog.getByLabel("Título");
  const save = dialog.getByRole("button", { name: /^Guard/ });

  await test.step("the home fetches none of it", async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);
    await expect(page.getByRole("button", { name: /^Recordatorios/ })).toBeVisible();
    expect(fetched).toEqual([]);
    await page.getByRole("button", { name: /^Recordatorios/ }).click();
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  await test.step("one types at once, nothing moves, and it is saved", async () => {
    await add.click();
    await dialog.getByRole("button", { name: /^Otra cosa/ }).click();
    await expect(title).toBeFocused();
    const drawn = await places(dialog);
    await page.keyboard.type("Regar");
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("Regar");
    expect(await places(dialog)).toEqual(drawn);
    await dialog.getByRole("button", { name: "En una hora" }).click();
    await expectSaved(page, () => save.click());
    await expect(dialog).toBeHidden();
    expect(fetched).toHaveLength(1);
  });

  await test.step("an empty form is not sent: the first wrong field says why", async () => {
    await add.click();
    await dialog.getByRole("button", { name: /^Otra cosa/ }).click();
    await save.click();
    await expect(title).toBeFocused();
    await expect(dialog.getByText("Escribe qué quieres recordar")).toBeVisible();
  });
});
