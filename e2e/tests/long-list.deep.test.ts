import type { Page } from "@playwright/test";
import { expectAccessible, type Look } from "../portal/accessible.ts";
import { enrol } from "../portal/fixtures.ts";
import { logInAsAdministrator, tabTo } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";
import { openAs } from "../portal/views/seed.ts";
import { besideWindow, focusOutOfSight } from "../portal/visible-focus.ts";
import { brokenWords } from "../portal/words.ts";

// axe is added to the page, which its policy would not allow.
test.use({ bypassCSP: true });

const PEOPLE = 300;
/** How high the page of twenty people may be at each size, in px. */
const HEIGHTS = [
  { width: 320, height: 640, most: 6_900 },
  { width: 768, height: 1024, most: 3_760 },
  { width: 1024, height: 600, most: 2_700 },
  { width: 1280, height: 900, most: 2_550 },
];
const looks = (["light", "dark"] as const).flatMap((theme): Look[] =>
  HEIGHTS.map(({ width }) => ({ theme, width })),
);

const FIRST = ["Ángela", "Benita", "Concepción", "Dolores", "Eusebio", "Francisca"];
const LAST = ["Ruiz Peña", "Gil", "Fernández de Castro y Villanueva", "Soto", "Íñiguez"];

/** A town's older people; the numbers keep their order plain. */
async function enrolMany(portal: TestPortal) {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]} ${String(index).padStart(3, "0")}`,
    pin: "2580",
    ...(index % 3 === 0 && { phone: "600 123 456" }),
  }));
  // A few at a time: each one's PIN is hashed.
  for (let first = 0; first < PEOPLE; first += 10)
    await Promise.all(people.slice(first, first + 10).map((person) => enrol(portal, person)));
}

const rows = (page: Page) => page.getByRole("article");
const found = (page: Page, count: number) =>
  page.getByRole("status").filter({ hasText: `${count} usuario(s) encontrado(s)` });

/** Presses a button as someone without a mouse does. */
async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

test("three hundred people are found, turned and looked at by keyboard, on a page of bounded height", async ({
  page,
  portal,
}) => {
  await enrolMany(portal);
  // Parts of the portal that other tests broke would stand above the list.
  await page.route("**/api/attention", (route) => route.fulfill({ json: [] }));
  await openAs(page, "Administración");
  await logInAsAdministrator(page);

  await test.step("twenty of them, as lines", async () => {
    await expect(found(page, PEOPLE)).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole("button", { name: "Lista compacta" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectAccessible(page, "admin-dashboard-300", looks);
    for (const { width, height, most } of HEIGHTS) {
      await page.setViewportSize({ width, height });
      const where = `${width}×${height}`;
      expect.soft(await besideWindow(page), `boxes: ${where}`).toEqual([]);
      expect.soft(await brokenWords(page), `words: ${where}`).toEqual([]);
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(high, `height: ${where}`).toBeLessThanOrEqual(most);
    }
  });

  await test.step("page by page", async () => {
    const name = rows(page).first().getByRole("heading");
    const first = await name.textContent();
    const pager = page.getByRole("navigation", { name: "Páginas", exact: true });
    const turn = async (way: string) => {
      const button = pager.getByRole("button", { name: way });
      await tabTo(page, button);
      await expect(button).toHaveCSS("outline-style", "solid");
      await page.keyboard.press("Enter");
    };
    for (const number of [2, 3]) {
      await turn("Siguiente");
      await expect(pager).toContainText(`Página ${number} de 15`);
      await expect(found(page, PEOPLE)).toBeFocused();
      await expect(found(page, PEOPLE)).toBeInViewport();
      await expect(name).not.toHaveText(first ?? "");
    }
    for (const _page of [2, 1]) await turn("Anterior");
    await expect(pager).toContainText("Página 1 de 15");
    await expect(name).toHaveText(first ?? "");
    expect(await focusOutOfSight(page)).toEqual([]);
  });

  await test.step("a part of a name, without its accent", async () => {
    await page.getByLabel("Buscar usuario por nombre").focus();
    await page.keyboard.type("angela");
    await expect(found(page, PEOPLE / FIRST.length)).toBeVisible();
    await expect(page.getByText("Página 1 de 3").first()).toBeVisible();
    await page.keyboard.type(" Gil 006");
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText(/^Página/)).toBeHidden();
    await press(page, "Fichas");
    await expect(page.getByText(/^Último acceso/)).toHaveCount(1);
    await press(page, "Ver Perfil");
    await expect(page.getByRole("dialog")).toContainText("Ángela Gil 006");
  });
});
