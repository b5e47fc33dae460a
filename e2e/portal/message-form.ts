import { expect, type Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "./fixtures.ts";
import { card } from "./home.ts";
import type { Portal } from "./portal-process.ts";
import { openSupport } from "./views/support.ts";

export const daughter = { name: "Marta Gil", email: "marta@gil.es", password: "membrillo-y-queso" };

/** A telephone: the relative's first device. */
export const TELEPHONE = { width: 320, height: 640 };

export interface Message {
  type: string;
  content: string;
  mediaUrl: string | null;
}

/** Rosa and her daughter. */
export async function enrolRosa(portal: Portal): Promise<Person> {
  const rosa = await enrol(portal, { name: "Rosa Gil", pin: "3917" });
  await addRelative(portal, rosa, daughter);
  return rosa;
}

export const box = (page: Page) => page.getByLabel("Tu mensaje");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Enviar Mensaje" });

/** From the address to the daughter's message form. */
export async function openMessage(page: Page): Promise<void> {
  await openSupport(page, daughter);
  await card(page, "Enviar Mensaje").click();
  await expect(box(page)).toBeVisible();
}
