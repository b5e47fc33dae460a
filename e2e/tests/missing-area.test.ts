import { rename } from "node:fs/promises";
import { join } from "node:path";
import { AREA_FAILED, openMainSelect } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("a missing area shows its card, hurts no other, and comes back with 'Reintentar'", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const files = join(portal.process.releasesDir, "support");
  await rename(files, `${files}.away`);

  await openMainSelect(page);
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByText(AREA_FAILED)).toBeVisible();

  await test.step("the other areas work", async () => {
    await page.getByRole("button", { name: "Volver al inicio" }).click();
    await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
    await page.getByRole("button", { name: "Usuarios" }).click();
    await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "Administración" }).click();
    await expect(page.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
    await page.goBack();
  });

  await test.step("a try while the files are still gone changes nothing", async () => {
    await page.getByRole("button", { name: "Personas de Apoyo" }).click();
    // Who comes again has had another try already.
    await expect(page.getByText(AREA_FAILED)).toBeVisible();
    const missed = page.waitForResponse((answer) => answer.url().includes("~2/remoteEntry.js"));
    await page.getByRole("button", { name: "Reintentar" }).click();
    expect((await missed).status()).toBe(404);
    await expect(page.getByText(AREA_FAILED)).toBeVisible();
  });

  await test.step("once the files are back, 'Reintentar' brings the area", async () => {
    await rename(`${files}.away`, files);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByLabel("Contraseña")).toBeVisible();
  });

  // The browser itself reports the files that were not there.
  expect(consoleErrors.length).toBeGreaterThan(0);
  expect(consoleErrors.filter((error) => !/404|import|fetch/i.test(error))).toEqual([]);
  consoleErrors.length = 0;
});
