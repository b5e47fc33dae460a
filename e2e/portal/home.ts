import { expect, type Page } from "@playwright/test";
import type { Person } from "./fixtures.ts";
import { openMainSelect, typePin } from "./steps.ts";

/** A person's niece, as she signs in. */
export const niece = { name: "Rosa Gil", email: "rosa@gil.es", password: "huerta-con-pozo" };

/** From the address to a person's home, by her PIN. */
export async function enterByPin(page: Page, person: Person) {
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await expect(page.getByRole("heading", { level: 1, name: /^¡Hola, / })).toBeVisible();
}

/** One of the cards of a home, an older person's or a relative's, or of a menu. */
export const card = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^${title}`) });
