import { enrol, type Person } from "../portal/fixtures.ts";
import { enterHome } from "../portal/person.ts";
import { openMainSelect, pressEscape, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const DAY_MS = 24 * 3_600_000;
const wanted = { name: "Rosario Gil", pin: "1357" };

let rosario: Person;
let call: Awaited<ReturnType<typeof enterHome>>;
test.beforeAll(async ({ portal }) => {
  rosario = await enrol(portal, wanted);
  call = await enterHome(portal, rosario);
});

type Listed = { title: string; dateTime: string; isCompleted: boolean };
const listed = () => call<Listed[]>("GET", `/api/users/${rosario.id}/reminders`);

/** A day in Madrid as a date input holds it. */
const dayOf = (at: Date) => at.toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });

/** The Sunday of next March on which the clocks go forward. */
function clockChange(): Date {
  const end = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31, 12));
  return new Date(end.getTime() - end.getUTCDay() * DAY_MS);
}

test.beforeEach(async ({ page }) => {
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, rosario.name, rosario.pin);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await expect(page.getByRole("heading", { name: "Recordatorios" })).toBeFocused();
});

test("Rosario adds, marks and deletes reminders with the keyboard", async ({
  page,
  consoleErrors,
}) => {
  const row = (title: string) => page.getByRole("article").filter({ hasText: title });
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  const add = page.getByRole("button", { name: "Añadir" });

  await test.step("what is missing is told, and nothing is sent", async () => {
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    await add.press("Enter");
    await expect(dialog.getByLabel("Título")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Campos requeridos").first()).toBeVisible();
    await expect(dialog.getByLabel("Título")).toBeFocused();
    expect(await listed()).toEqual([]);
  });

  await test.step("an answer that was lost makes no second reminder", async () => {
    await dialog.getByLabel("Título").fill("Tomar la pastilla");
    await dialog.getByRole("button", { name: "Hoy", exact: true }).click();
    await dialog.getByLabel("Hora").fill("00:00");
    await expect(dialog.getByRole("status")).toContainText("Esa hora ya ha pasado");
    await dialog.getByLabel("Cada día").check();
    await dialog.getByLabel("Medicación").check();
    const address = "**/reminders";
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Guardar recordatorio" }).click();
    await expect(
      page.getByText("No se pudo crear el recordatorio. Inténtalo de nuevo.").first(),
    ).toBeVisible();
    await expect(dialog.getByLabel("Título")).toHaveValue("Tomar la pastilla");
    consoleErrors.length = 0;
    await page.unroute(address);
    await dialog.getByRole("button", { name: "Guardar recordatorio" }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText("Tu recordatorio se ha guardado correctamente.").first(),
    ).toBeVisible();
    await expect(add).toBeFocused();
    expect(await listed()).toHaveLength(1);
    for (const words of ["0:00", "Atrasado", "Medicación", "Cada día"])
      await expect(row("Tomar la pastilla")).toContainText(words);
  });

  await test.step("today's pill is done, tomorrow's waits for its day", async () => {
    const check = page.getByRole("button", { name: "Hecho: Tomar la pastilla" });
    await check.press("Space");
    await expect(check).toHaveAttribute("aria-pressed", "true");
    await expect(row("Tomar la pastilla")).not.toContainText("Atrasado");
    expect((await listed())[0]?.isCompleted).toBe(true);
    await page.getByRole("tab", { name: "Hoy" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Próximos" })).toBeFocused();
    await expect(row("Tomar la pastilla")).toContainText("Podrás marcarlo ese día");
    await expect(check).toHaveCount(0);
  });

  await test.step("what was shown counts for the metrics, once", async () => {
    const window = new URLSearchParams({
      startDate: new Date(Date.now() - DAY_MS).toISOString(),
      endDate: new Date(Date.now() + DAY_MS).toISOString(),
    });
    const metrics = () =>
      call<{ remindersViewed: number }>("GET", `/api/users/${rosario.id}/metrics?${window}`);
    await expect.poll(async () => (await metrics()).remindersViewed).toBe(1);
  });

  await test.step("deleting asks, and Escape keeps it", async () => {
    await page.getByRole("tab", { name: "Hoy" }).click();
    const remove = page.getByRole("button", { name: "Eliminar: Tomar la pastilla" });
    const question = page.getByRole("alertdialog", { name: "¿Eliminar este recordatorio?" });
    await remove.press("Enter");
    await expect(question).toContainText("no volverá a avisar ningún día");
    await pressEscape(question);
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await question.getByRole("button", { name: "Eliminar" }).press("Enter");
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    await expect(page.getByRole("region", { name: "Recordatorios" })).toBeFocused();
    expect(await listed()).toEqual([]);
  });
});

test("a wall-clock time stays what it is over the change of the clocks, and midnight begins a day", async ({
  page,
  consoleErrors,
}) => {
  const change = clockChange();
  const add = page.getByRole("button", { name: "Añadir" });
  for (const [title, day] of [
    ["Antes", new Date(change.getTime() - DAY_MS)],
    ["Después", change],
  ] as const) {
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
    await dialog.getByLabel("Título").fill(title);
    await dialog.getByLabel("Día", { exact: true }).fill(dayOf(day));
    await dialog.getByLabel("Hora").fill("09:00");
    await dialog.getByRole("button", { name: "Guardar recordatorio" }).click();
    await expect(dialog).toBeHidden();
  }
  const hours = (await listed()).map(({ title, dateTime }) => `${title} ${dateTime.slice(11, 16)}`);
  expect(hours.sort()).toEqual(["Antes 08:00", "Después 07:00"]);

  // Half past midnight tomorrow, in Madrid: still today's evening in UTC.
  const tomorrow = dayOf(new Date(Date.now() + DAY_MS));
  const noon = new Date(`${tomorrow}T12:00:00Z`);
  const noonThere = noon.toLocaleTimeString("sv-SE", { timeZone: "Europe/Madrid" });
  const offset = Number(noonThere.slice(0, 2)) - 12;
  const midnight = Date.parse(`${tomorrow}T00:00:00Z`) - offset * 3_600_000;
  const dateTime = new Date(midnight + 1_800_000).toISOString();
  await call("POST", `/api/users/${rosario.id}/reminders`, { title: "De madrugada", dateTime });

  await page.clock.install({ time: midnight - 60_000 });
  await page.getByRole("button", { name: "Volver" }).click();
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
  await page.getByRole("tab", { name: "Próximos" }).click();
  const row = page.getByRole("article").filter({ hasText: "De madrugada" });
  await expect(row).toContainText("0:30");
  await expect(row).toContainText("Mañana,");
  await page.getByRole("tab", { name: "Hoy" }).click();
  await page.clock.runFor(61_000);
  await expect(row).toContainText("Hoy,");
  await page.clock.fastForward(31 * 60_000);
  await expect(row).toContainText("Atrasado");
  // For the server it is not tomorrow yet: it takes no reminder as shown on that day.
  consoleErrors.length = 0;
});
