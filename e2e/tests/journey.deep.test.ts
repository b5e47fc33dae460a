import { takeClock } from "../portal/clock.ts";
import { expectKept, expectPlayedToday, walkToFirstHome } from "../portal/journey.ts";
import { carmen, playCardPairs, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("from an empty portal to a played game, and all of it there after a restart", {
  tag: "@cloud",
}, async ({ page, startOwn }) => {
  const portal = await startOwn({}, "npm start");
  try {
    await takeClock(page);
    await walkToFirstHome(page, portal);

    await test.step("she plays card pairs to the end, and her home says so", async () => {
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
      await page.getByRole("button", { name: /^Juego de Memoria/ }).click();
      await expectKept(page, () => playCardPairs(page));
      await expectPlayedToday(page);
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
