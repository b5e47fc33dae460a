import type { Page } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { logInAsAdministrator, tabTo } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { rooms } from "../portal/views/admin.ts";
import { openAs } from "../portal/views/seed.ts";

/** The rooms in their order, with the heading of what each opens. */
const ROOMS: [room: string, title: string][] = [
  ["Personas", "Panel de Administración"],
  ["Avisos", "Avisos del ayuntamiento"],
  ["Altas", "Alta de muchas personas"],
  ["Hojas", "Hojas para entrar"],
  ["Dispositivos", "Dispositivos autorizados"],
  ["Familias", "Familias"],
  ["Cifras", "Cifras del municipio"],
  ["Registro", "Registro del ayuntamiento"],
  ["Copias y versiones", "Copias y versiones"],
  ["Mi cuenta", "Mi cuenta"],
];

const room = (page: Page, name: string) => rooms(page).getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const beside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("a wide window has the rooms beside the page, each opened by keyboard, and Back leads through them", async ({
  page,
  portal,
}) => {
  await enrol(portal, { name: "Rosa Mora", pin: "5036" });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(rooms(page).getByRole("button")).toHaveText(ROOMS.map(([name]) => name));
  await expect(rooms(page).getByRole("button").last()).toBeInViewport({ ratio: 1 });
  for (const [name, heading] of [...ROOMS.slice(1), ...ROOMS.slice(0, 1)]) {
    await room(page, "Personas").focus();
    await tabTo(page, room(page, name));
    await page.keyboard.press("Enter");
    await expect(title(page, heading)).toBeVisible();
    await expect(room(page, name)).toHaveAttribute("aria-current", "page");
    await expect(rooms(page).locator("[aria-current]")).toHaveCount(1);
    expect(await beside(page), name).toBe(false);
  }
  await page.goBack();
  await expect(title(page, "Mi cuenta")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Copias y versiones")).toBeVisible();
  // The next from the heading is on the page, not in the list again.
  await expect(title(page, "Copias y versiones")).toBeFocused();
});

for (const [width, height] of [
  [1024, 600],
  [390, 844],
] as const)
  test(`at ${width}×${height} the menu is grouped, and its last line is within the window`, async ({
    page,
    portal,
  }) => {
    await enrol(portal, { name: "Rosa Mora", pin: "5036" });
    await page.setViewportSize({ width, height });
    await openAs(page, "Administración");
    await logInAsAdministrator(page);
    await expect(rooms(page)).toBeHidden();
    const settings = page.getByRole("button", { name: "Ajustes" });
    await settings.click();
    for (const group of ["Las personas", "El portal", "Las cuentas"])
      await expect(page.getByRole("heading", { name: group })).toBeAttached();
    const id = await settings.getAttribute("aria-controls");
    const menu = page.locator(`[id="${id}"]`);
    await expect(menu).toBeInViewport({ ratio: 1 });
    const last = menu.getByRole("button").last();
    await expect(last).toHaveText("Invitar a otro administrador");
    await tabTo(page, last);
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await beside(page)).toBe(false);
    await page.keyboard.press("Enter");
    await expect(title(page, "Invitar a otro administrador")).toBeVisible();
  });
