import type { Locator, Page, Route } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** The file that checks and sends the forms of an area. */
const ENGINE = /\/engine-[^/]+\.js$/;
const LOST = "El formulario todavía no se puede enviar";

/** Where a form's frame and its fields lie. */
async function places(dialog: Locator) {
  const parts = [
    dialog,
    dialog.getByLabel("Título"),
    dialog.getByRole("button", { name: /^Guard/ }),
  ];
  return await Promise.all(parts.map((part) => part.boundingBox()));
}

/** Every fetch of the file from now on, by address. */
function watchEngine(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (ENGINE.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** In an hour may be tomorrow, which is another list: the server's answer tells that it was kept. */
async function expectSaved(page: Page, press: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/reminders"),
  );
  await press();
  expect((await kept).status()).toBe(201);
  expect((await kept).request().postDataJSON()).toMatchObject({ title: "Regar" });
}

test("what sends a form is fetched when one opens; late or lost, nothing typed is lost", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  const fetched = watchEngine(page);
  const add = page.getByRole("button", { name: "Añadir" });
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  const title = dialog.getByLabel("Título");
  const save = dialog.getByRole("button", { name: /^Guard/ });

  await test.step("not before: the home and the list of reminders need none", async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);
    await page.getByRole("button", { name: /^Recordatorios/ }).click();
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    expect(fetched).toEqual([]);
  });

  await test.step("lost: a calm sentence below the fields, which keep what is typed", async () => {
    await page.route(ENGINE, (route) => route.abort());
    await add.click();
    await expect(dialog.getByRole("alert").getByText(LOST)).toBeVisible();
    await expect(title).toBeFocused();
    await title.fill("Regar");
    const again = page.waitForEvent("requestfailed", (request) => ENGINE.test(request.url()));
    await save.click();
    await again;
    await expect(dialog.getByText(LOST)).toBeVisible();
    await page.unroute(ENGINE);
    await dialog.getByRole("button", { name: "Reintentar" }).click();
    await expect(dialog.getByText(LOST)).toBeHidden();
    await expect(title).toHaveValue("Regar");
    await dialog.getByRole("button", { name: "En una hora" }).click();
    await expectSaved(page, () => save.click());
    await expect(dialog).toBeHidden();
    consoleErrors.length = 0;
  });

  await test.step("once it is there, it serves every form of the area", async () => {
    const before = fetched.length;
    await add.click();
    await save.click();
    await expect(title).toBeFocused();
    await expect(dialog.getByText("Escribe qué quieres recordar")).toBeVisible();
    expect(fetched).toHaveLength(before);
  });
});

test("while the file is on its way, one types, nothing moves, and a press waits for it", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  const fetched = watchEngine(page);
  const late: Route[] = [];
  await page.route(ENGINE, (route) => void late.push(route));
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await page.getByRole("button", { name: "Añadir" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  await expect.poll(() => late.length).toBe(1);
  const before = await places(dialog);
  await page.keyboard.type("Re");
  const title = dialog.getByLabel("Título");
  await expect(title).toHaveValue("Re");

  const came = page.waitForResponse(ENGINE);
  await late[0]?.continue();
  await came;
  await page.keyboard.type("gar");
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("Regar");
  expect(await places(dialog)).toEqual(before);
  expect(fetched).toHaveLength(1);

  await dialog.getByRole("button", { name: "En una hora" }).click();
  await expectSaved(page, () => dialog.getByRole("button", { name: /^Guard/ }).click());
});
