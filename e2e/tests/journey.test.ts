import { takeClock } from "../portal/clock.ts";
import {
  acceptAlert,
  carmen,
  createAdministrator,
  createPerson,
  logInAsAdministrator,
  openAccountForm,
  playCardPairs,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { chooseSetting } from "../portal/views/admin.ts";

test("from an empty portal to a played game, and all of it there after a restart", {
  tag: "@cloud",
}, async ({ page, startOwn }) => {
  const portal = await startOwn({}, "npm start");
  try {
    await takeClock(page);

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
        await acceptAlert(page, "Este dispositivo ya está autorizado");
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
      await expect(page.getByRole("heading", { name: "¡Hola, María!" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste nunca");
    });

    await test.step("she plays card pairs to the end", async () => {
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
      await page.getByRole("button", { name: /^Juego de Memoria/ }).click();
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith("/scores") && answer.request().method() === "POST",
        // A whole game is played meanwhile.
        { timeout: 0 },
      );
      await playCardPairs(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
      expect((await saved).status()).toBe(201);
    });

    await test.step("and her home says so, with the device's Back button", async () => {
      for (let screen = 0; screen < 3; screen++) await page.goBack();
      await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste hoy");
    });

    await test.step("after a restart everything is still there", async () => {
      // An open page would go on asking for reminders of a server that is not there.
      await expect(page.getByText("Cargando...")).toHaveCount(0);
      await page.goto("about:blank");
      await portal.interrupt();
      await portal.run();
      await page.goto(portal.url);
      await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
      await page.getByRole("button", { name: "Usuarios" }).click();
      await typePin(page, carmen.name, carmen.pin);
      await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste hoy");
    });
  } finally {
    await page.goto("about:blank");
    await portal.remove();
  }
});
