import { expect, type Page } from "@playwright/test";
import type { Person } from "./fixtures.ts";
import { card, enterByPin } from "./home.ts";

export const box = (page: Page) => page.getByLabel("Escribe tu mensaje");
export const messages = (page: Page) => page.getByRole("log").getByRole("listitem");

/** From the address to the assistant. */
export async function openChat(page: Page, person: Person) {
  await enterByPin(page, person);
  await card(page, "Asistente Virtual").click();
  await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
}
