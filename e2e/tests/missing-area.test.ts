import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { takeClock } from "../portal/clock.ts";
import { openMainSelect } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const failed = "Esta parte del portal no está disponible ahora mismo";

test("a missing area shows its card, hurts no other, and comes back with 'Reintentar'", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const files = join(portal.process.releasesDir, "support");
  await rename(files, `${files}.away`);

  await openMainSelect(page);
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByText(failed)).toBeVisible();

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
    await expect(page.getByText(failed)).toBeVisible();
    const missed = page.waitForResponse((answer) => answer.url().includes("~2/remoteEntry.js"));
    await page.getByRole("button", { name: "Reintentar" }).click();
    expect((await missed).status()).toBe(404);
    await expect(page.getByText(failed)).toBeVisible();
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

test("one missing chunk is enough for the card, and 'Reintentar' fetches it afresh", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const release = join(portal.process.releasesDir, "admin");
  const [version = ""] = await readdir(release);
  const chunks = await readdir(join(release, version, "assets"));
  const screen =
    chunks.find((name) => name.startsWith("admin-login") && name.endsWith(".js")) ?? "";
  const chunk = join(release, version, "assets", screen);
  for (const copy of [".br", ".gz"]) await rm(chunk + copy, { force: true });
  await rename(chunk, `${chunk}.away`);

  await openMainSelect(page);
  await page.getByRole("button", { name: "Administración" }).click();
  await expect(page.getByText(failed)).toBeVisible();

  await rename(`${chunk}.away`, chunk);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
  consoleErrors.length = 0;
});

test("a slow area says so, shows the card after 20 s, and is never fetched twice", async ({
  page,
}) => {
  let asked = 0;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/releases\/support\/.*remoteEntry\.js/, async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  await takeClock(page);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByRole("status")).toContainText("Cargando...");
  await expect.poll(() => asked).toBe(1);

  await page.clock.runFor(5_000);
  await expect(page.getByRole("status")).toContainText("Está tardando un poco");
  await page.clock.runFor(16_000);
  await expect(page.getByText(failed)).toBeVisible();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("status")).toContainText("Cargando...");

  arrive();
  await expect(page.getByLabel("Contraseña")).toBeVisible();
  expect(asked).toBe(1);
});

test("without the shell's own late part the page is never blank, and 'Reintentar' opens it", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/stage-.*\.js/, (route) => route.abort());
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByText(failed)).toBeVisible();

  await page.unroute(/\/assets\/stage-.*\.js/);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  expect(consoleErrors.length).toBeGreaterThan(0);
  consoleErrors.length = 0;
});
