import { expect, type Page } from "@playwright/test";
import { addRelative, announce, type Person } from "./fixtures.ts";
import { enterHome } from "./person.ts";
import { sendMessages } from "./relative.ts";
import { openMainSelect, typePin } from "./steps.ts";
import type { TestPortal } from "./test-portal.ts";

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

/** Gives a home something for every slot: messages, a reminder that waits, an announcement. */
export async function fillHome(portal: TestPortal, person: Person) {
  const call = await enterHome(portal, person);
  const relative = { ...niece, email: `rosa-${person.id}@gil.es` };
  await addRelative(portal, person, relative);
  await sendMessages(portal, relative, person, [
    { content: "Mañana vamos a verte" },
    { content: "La verbena", file: { name: "photo.jpg", mimeType: "image/jpeg" } },
  ]);
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { title: "Tomar la pastilla", dateTime });
  const announcement = await announce(portal, "Mañana, médico en la plaza de la iglesia a las 10", [
    person,
  ]);
  return { call, relative, announcement };
}
