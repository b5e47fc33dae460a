import type { Locator } from "@playwright/test";
import { enrol, type Person } from "../portal/fixtures.ts";
import { outside } from "../portal/in-view.ts";
import { enterHome } from "../portal/person.ts";
import { STEP_TITLES } from "../portal/reminder-titles.ts";
import { openMainSelect, pressEscape, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const DAY_MS = 24 * 3_600_000;
const wanted = { name: "Rosario Gil", pin: "3175" };

let rosario: Person;
let call: Awaited<ReturnType<typeof enterHome>>;

type Listed = { title: string; dateTime: string; isCompleted: boolean };
const listed = () => call<Listed[]>("GET", `/api/users/${rosario.id}/reminders`);

/** A day in Madrid as a date input holds it. */
const dayOf = (at: Date) => at.toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });

/** The Sunday of next March on which the clocks go forward. */
function clockChange(): Date {
  const end = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31, 12));
  return new Date(end.getTime() - end.getUTCDay() * DAY_MS);
}

test.beforeEach(async ({ page, portal }) => {
  rosario = await enrol(portal, wanted);
  call = await enterHome(portal, rosario);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  const overlay = page.waitForResponse(/\/role-overlay-[^/]+\.js$/);
  await typePin(page, rosario.name, rosario.pin);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await expect(page.getByRole("heading", { name: "Recordatorios" })).toBeFocused();
  // What rings comes two seconds after the home: later the line may break.
  await (await overlay).finished();
});

test("Rosario adds, marks and deletes reminders with the keyboard", { tag: "@cloud" }, async ({
  page,
  consoleErrors,
}) => {
  const row = (title: string) => page.getByRole("article").filter({ hasText: title });
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  const add = page.getByRole("button", { name: "Añadir" });
  const mark = page.getByRole("button", { name: /^Hecho.*: Tomar la pastilla$/ });
  // A press within half a second of a mark is the second of a double one and does not count. Looked
  // at and pressed in one go, so that none comes after the one that counts and takes it back.
  const pressUntil = (pressed: "true" | "false") =>
    expect(async () => {
      await mark.evaluate((button, wanted) => {
        if (button.ariaPressed !== wanted) (button as HTMLElement).click();
      }, pressed);
      await expect(mark).toHaveAttribute("aria-pressed", pressed, { timeout: 300 });
    }).toPass();

  await test.step("what is missing is told, and nothing is sent", async () => {
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    await add.press("Enter");
    await expect(dialog.getByRole("heading", { name: "¿Qué quieres recordar?" })).toBeFocused();
    await dialog.getByRole("button", { name: /^Otra cosa/ }).press("Enter");
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
      // The list at the same address is read again every few seconds.
      if (route.request().method() !== "POST") return await route.fallback();
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
    for (const words of ["0:00", "Te espera", "Medicación", "Cada día"])
      await expect(row("Tomar la pastilla")).toContainText(words);
  });

  await test.step("today's pill is done, tomorrow's waits for its day", async () => {
    const check = page.getByRole("button", { name: "Hecho: Tomar la pastilla" });
    await check.press("Space");
    await expect(check).toHaveAttribute("aria-pressed", "true");
    await expect(row("Tomar la pastilla")).not.toContainText("Te espera");
    expect((await listed())[0]?.isCompleted).toBe(true);
    await page.getByRole("tab", { name: "Hoy" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Próximos" })).toBeFocused();
    await expect(row("Tomar la pastilla")).toContainText("Podrás marcarlo ese día");
    await expect(check).toHaveCount(0);
  });

  await test.step("a mark without a network counts, with its moment, and is sent later", async () => {
    await page.getByRole("tab", { name: "Hoy" }).click();
    const check = page.getByRole("button", { name: "Hecho: Tomar la pastilla" });
    const later = page.getByRole("button", { name: "Hecho · se enviará: Tomar la pastilla" });
    await pressUntil("false");
    expect((await listed())[0]?.isCompleted).toBe(false);
    await page.context().setOffline(true);
    const sent = page.waitForRequest(/\/complete$/);
    const before = Date.now();
    await pressUntil("true");
    await expect(later).toHaveAttribute("aria-pressed", "true");
    await expect(later).toContainText("Hecho · se enviará");
    const after = Date.now();
    expect((await listed())[0]?.isCompleted).toBe(false);

    // The home has not been announced, and says what was marked here all the same.
    await page.getByRole("button", { name: "Volver" }).click();
    const card = page.getByRole("main").getByRole("button", { name: /^Recordatorios/ });
    await expect(card).toContainText("No hay recordatorios pendientes");
    await expect(page.getByText("Sin conexión")).toBeVisible();
    await card.click();
    await expect(later).toBeVisible();

    await page.context().setOffline(false);
    await expect(check).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Sin conexión")).toBeHidden();
    // By now the last call that was lost has been heard of as well.
    consoleErrors.length = 0;
    expect((await listed())[0]?.isCompleted).toBe(true);
    const { completedAt } = (await sent).postDataJSON();
    const moment = Date.parse(completedAt);
    expect([before <= moment, moment <= after]).toEqual([true, true]);
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
    await page.getByRole("button", { name: "Opciones: Tomar la pastilla" }).press("Enter");
    await remove.press("Enter");
    await expect(question).toContainText("no volverá a avisar ningún día");
    await pressEscape(question);
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await question.getByRole("button", { name: "Eliminar" }).press("Enter");
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Hoy" })).toBeFocused();
    expect(await listed()).toEqual([]);
  });
});

/** A small tablet, an upright one, a telephone; how many reminders are whole at the first look. */
const FIRST_LOOK = [
  { width: 1024, height: 600, rows: 2 },
  { width: 800, height: 1280, rows: 2 },
  { width: 390, height: 844, rows: 1 },
];

test("a wall-clock time stays what it is over the change of the clocks; the first look shows reminders", async ({
  page,
}) => {
  const change = clockChange();
  const add = page.getByRole("button", { name: "Añadir" });
  for (const [title, day] of [
    ["Antes", new Date(change.getTime() - DAY_MS)],
    ["Después", change],
  ] as const) {
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
    await dialog.getByRole("button", { name: /^Otra cosa/ }).click();
    await dialog.getByLabel("Título").fill(title);
    await dialog.getByLabel("Día", { exact: true }).fill(dayOf(day));
    await dialog.getByLabel("Hora").fill("09:00");
    await dialog.getByRole("button", { name: "Guardar recordatorio" }).click();
    await expect(dialog).toBeHidden();
  }
  const hours = (await listed()).map(({ title, dateTime }) => `${title} ${dateTime.slice(11, 16)}`);
  expect(hours.sort()).toEqual(["Antes 08:00", "Después 07:00"]);

  const back = page.getByRole("button", { name: "Volver" });
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  for (const title of ["Regar las macetas del patio", "Tomar la pastilla de la tensión"])
    await call("POST", `/api/users/${rosario.id}/reminders`, {
      ...{ title, dateTime, description: "Con un vaso de agua", category: "Medicación" },
    });
  await back.click();
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  const rows = page.getByRole("tabpanel").getByRole("article");
  await expect(rows).toHaveCount(2);
  for (const { width, height, rows: whole } of FIRST_LOOK) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const where = `at ${width}×${height}`;
    await expect(back, where).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Añadir" }), where).toBeInViewport({ ratio: 1 });
    for (let row = 0; row < whole; row += 1)
      await expect(rows.nth(row), `row ${row} ${where}`).toBeInViewport({ ratio: 1 });
  }
});

for (const { seen, width, height } of [
  { seen: 3, width: 1024, height: 600 },
  { seen: 1, width: 360, height: 640 },
])
  test(`${seen} reminders with a description are seen whole at ${width}×${height}`, async ({
    page,
  }) => {
    for (const [place, title] of ["Regar las plantas", "Tomar la pastilla", "Pasear"].entries())
      await call("POST", `/api/users/${rosario.id}/reminders`, {
        ...{
          title,
          category: "Personal",
          description: "Con un vaso de agua, después de comer y antes de salir",
        },
        dateTime: new Date(Date.now() - (place + 1) * 3_600_000).toISOString(),
      });
    await page.getByRole("button", { name: "Volver" }).click();
    await page.getByRole("button", { name: /^Recordatorios/ }).click();
    await page.setViewportSize({ width, height });
    const rows = page.getByRole("article");
    await expect(rows).toHaveCount(3);
    await expect.poll(() => outside(rows, seen)).toEqual([]);
  });

/** Left, top, right and bottom in px of the window. */
const placesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

test("the list begins high, in low rows whose titles stand in one column, and on a small telephone with 'Hecho'", async ({
  page,
}) => {
  const yesterday = new Date(Date.now() - DAY_MS);
  for (const [title, hour, recurrency] of [
    ["Tomar la pastilla de la tensión", 8, "daily"],
    ["Regar las macetas del patio", 20, "none"],
  ] as const) {
    yesterday.setUTCHours(hour, 8, 0, 0);
    await call("POST", `/api/users/${rosario.id}/reminders`, {
      ...{ title, category: "Medicación", recurrency, dateTime: yesterday.toISOString() },
    });
  }
  await page.getByRole("button", { name: "Volver" }).click();
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 800, height: 1280 });
  const places = await placesOf(rows);
  expect(places[0]?.top).toBeLessThanOrEqual(280);
  for (const { top, bottom } of places) expect(bottom - top).toBeLessThanOrEqual(145);
  // Beside the title, at the edge of what is below.
  const [add] = await placesOf(page.getByRole("button", { name: "Añadir" }));
  const [title] = await placesOf(page.getByRole("heading", { level: 1 }));
  expect(add?.right).toBe(places[0]?.right);
  expect(add && title && title.top > add.top && title.bottom < add.bottom).toBe(true);
  for (const width of [800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = (await placesOf(rows.getByRole("heading"))).map(({ left }) => left);
    expect(new Set(lefts).size, `titles at ${width}`).toBe(1);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const first = rows.first().locator("time, h2, [aria-pressed]");
  await expect(first).toHaveCount(3);
  await expect.poll(() => outside(first)).toEqual([]);
});

test("marking one that is late moves none under the finger, in any window", async ({ page }) => {
  const titles = ["Tomar la pastilla", "Llamar a mi hija", "Regar las plantas", "Pasear"];
  for (const [place, title] of titles.entries())
    await call("POST", `/api/users/${rosario.id}/reminders`, {
      ...{ title, category: "Personal", description: place % 2 ? "Con un vaso de agua" : null },
      dateTime: new Date(Date.now() - (titles.length - place) * 3_600_000).toISOString(),
    });
  await page.getByRole("button", { name: "Volver" }).click();
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  const marks = page.locator("article [aria-pressed]");
  await expect(marks).toHaveCount(titles.length);
  const mark = marks.nth(1);
  const order = () => marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const before = await order();
  let pressed = false;
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [600, 1024],
    [800, 1280],
    [844, 390],
    [1024, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const topOf = async () => (await placesOf(mark)).map(({ top }) => Math.round(top));
    // What is pressed stands in the window, where nothing scrolls to it.
    await mark.evaluate((button) => button.scrollIntoView({ block: "center" }));
    const place = await topOf();
    pressed = !pressed;
    // A press so soon after the last is the second half of a double one.
    await expect(async () => {
      await mark.click({ timeout: 300 });
      await expect(mark).toHaveAttribute("aria-pressed", `${pressed}`, { timeout: 300 });
    }).toPass();
    expect.soft(await order(), `at ${width}×${height}`).toEqual(before);
    expect.soft(await topOf(), `'Hecho' at ${width}×${height}`).toEqual(place);
  }

  // A slow double tap at one place of the screen, whatever stands there by then.
  await page.setViewportSize({ width: 1024, height: 600 });
  const first = marks.first();
  await first.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(1_000);
  const box = await first.boundingBox();
  if (!box) throw new Error("'Hecho' is not drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(480);
  await page.mouse.click(x, y);
  await page.waitForTimeout(1_000);
  const done = await marks.evaluateAll((all) => all.map(({ ariaPressed }) => ariaPressed));
  expect(done).toEqual(["true", "true", "false", "false"]);
});

test("what the steps of a new reminder write is read whole in every window, in one column", async ({
  page,
}) => {
  for (const [place, title] of STEP_TITLES.entries())
    await call("POST", `/api/users/${rosario.id}/reminders`, {
      ...{ title, category: "Medicación" },
      dateTime: new Date(Date.now() + (place + 1) * DAY_MS).toISOString(),
    });
  await page.getByRole("button", { name: "Volver" }).click();
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await page.getByRole("tab", { name: "Próximos" }).click();
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(STEP_TITLES.length);
  await rows
    .locator("[class*=day]")
    .nth(3)
    .evaluate((day) => {
      day.textContent = "Mañana, miércoles, 23 de septiembre";
    });
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
    [600, 1024],
    [768, 1024],
    [800, 1280],
    [1024, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `at ${width}×${height}`;
    const cut = await rows
      .getByRole("heading")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent),
      );
    expect.soft(cut, `titles that are cut off ${where}`).toEqual([]);
    const lefts = (await placesOf(rows.getByRole("heading"))).map(({ left }) => left);
    expect.soft(new Set(lefts).size, `columns of titles ${where}`).toBe(1);
  }
});

test("the questions of a new reminder use the window that there is", async ({ page }) => {
  await page.getByRole("button", { name: "Añadir" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
  const pressed = dialog.locator("h3 ~ div button");
  const shareOf = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const places = await placesOf(pressed);
    return Math.max(...places.map(({ bottom }) => bottom)) / height;
  };
  await expect(pressed).toHaveCount(6);
  expect(await shareOf(800, 1280)).toBeGreaterThan(0.7);
  expect(await shareOf(1280, 800)).toBeGreaterThan(0.7);
  // As much ground above the drawing as below the word.
  await page.setViewportSize({ width: 800, height: 1280 });
  const [tile] = await placesOf(pressed);
  const [picture] = await placesOf(pressed.first().locator("svg"));
  const [word] = await placesOf(pressed.first().getByText("Pastilla"));
  if (!tile || !picture || !word) throw new Error("no tile");
  expect(Math.abs(picture.top - tile.top - (tile.bottom - word.bottom))).toBeLessThan(16);
  await dialog.getByRole("button", { name: "Médico" }).click();
  await expect(pressed).toHaveCount(3);
  expect(await shareOf(800, 1280)).toBeGreaterThan(0.55);
  expect(await shareOf(1280, 800)).toBeGreaterThan(0.45);
  // The third of two beside each other leaves no hole.
  await page.setViewportSize({ width: 800, height: 1280 });
  const [, second, last] = await placesOf(pressed);
  expect(last?.right).toBe(second?.right);
  await pressed.filter({ hasText: "Mañana" }).click();
  const sun = pressed.filter({ hasText: "Por la mañana" }).locator("svg");
  for (const [width, height, least] of [
    [390, 844, 36],
    [1024, 600, 40],
    [800, 1280, 64],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [place] = await placesOf(sun);
    const size = Number(place?.right) - Number(place?.left);
    expect(size, `the sun at ${width}×${height}`).toBeGreaterThanOrEqual(least);
  }
  // What is typed stands in the place of the answers, with what leads on from it and back.
  await pressed.filter({ hasText: "Otra hora" }).click();
  const typed = dialog.locator("input, button:not([role=switch])");
  await expect(dialog.getByLabel("Hora")).toBeFocused();
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [800, 1280],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => outside(typed), `at ${width}×${height}`).toEqual([]);
  }
});
