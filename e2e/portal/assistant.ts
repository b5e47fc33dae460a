import { expect, type Page } from "@playwright/test";
import type { Person } from "./fixtures.ts";
import { openMainSelect, typePin } from "./steps.ts";

export const box = (page: Page) => page.getByLabel("Escribe tu mensaje");
export const messages = (page: Page) => page.getByRole("log").getByRole("listitem");

/** From the address to the assistant. */
export async function openChat(page: Page, person: Person) {
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
  await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
}
