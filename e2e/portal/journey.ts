import { expect, type Page, test } from "@playwright/test";
import type { Portal } from "./portal-process.ts";
import {
  acceptAlert,
  answerTrialOffer,
  carmen,
  createAdministrator,
  createPerson,
  logInAsAdministrator,
  openAccountForm,
  typePin,
} from "./steps.ts";
import { chooseSetting } from "./views/admin.ts";

/** From an empty portal to the home of its first person, all of it by hand. */
export async function walkToFirstHome(page: Page, portal: Portal): Promise<void> {
  await test.step("the administrator makes an account and logs in", async () => {
    await openAccountForm(page, portal);
    await createAdministrator(page);
    await logInAsAdministrator(page);
    await expect(page.getByText("Crea tu primer usuario para comenzar")).toBeVisible();
  });

  await test.step("and enrols María del Carmen", async () => {
    await createPerson(page, carmen);
    await expect(page.getByText("1 usuario(s) encontrado(s)")).toBeVisible();
    if (portal.enrolsDevices) {
      await chooseSetting(page, "Autorizar este dispositivo");
      await page.getByRole("button", { name: "Autorizar", exact: true }).click();
      await answerTrialOffer(page, "Ahora no");
    }
    await page.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(page.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
  });

  await test.step("who mistypes her PIN, and then enters", async () => {
    await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, carmen.name, "1111");
    await acceptAlert(page, "PIN incorrecto");
    await typePin(page, carmen.name, carmen.pin);
    await expect(page.getByRole("heading", { name: "¡Hola, María del Carmen!" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste nunca");
  });
}

/** Plays a game to its end: the portal has kept the score. */
export async function expectKept(page: Page, play: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/scores") && answer.request().method() === "POST",
    // A whole game is played meanwhile.
    { timeout: 0 },
  );
  await play();
  await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
  expect((await saved).status()).toBe(201);
}

/** From a game back to the home, which says that she has played. */
export async function expectPlayedToday(page: Page): Promise<void> {
  for (let screen = 0; screen < 3; screen++) await page.goBack();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste hoy");
}
