import { AREA_FAILED, openMainSelect, retryInVain } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

// What is changed where the portal keeps it, the portal itself notices: `tampering.deep.test.ts`.
test("a script that was changed on its way does not run", async ({ page, consoleErrors }) => {
  const entry = "**/releases/senior/*/remoteEntry.js";
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nglobalThis.planted = true;\n`;
    await route.fulfill({ response, body });
  });
  const hasRun = () => page.evaluate(() => Reflect.has(globalThis, "planted"));
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByText(AREA_FAILED)).toBeVisible();
  expect(await hasRun()).toBe(false);

  await retryInVain(page);
  await expect(page.getByText(AREA_FAILED)).toBeVisible();
  expect(await hasRun()).toBe(false);
  await page.unroute(entry);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  expect(consoleErrors.join(" ")).toMatch(/integrity/i);
  consoleErrors.length = 0;
});
