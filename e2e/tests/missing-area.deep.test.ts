import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { takeClock } from "../portal/clock.ts";
import { AREA_FAILED, openMainSelect } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

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
  await expect(page.getByText(AREA_FAILED)).toBeVisible();

  await rename(`${chunk}.away`, chunk);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
  consoleErrors.length = 0;
});

test("a slow area says so, shows the card after 20 s, and is fetched again only when asked", async ({
  page,
}) => {
  const asked: string[] = [];
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/releases\/support\/.*remoteEntry\.js/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await takeClock(page);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByRole("status")).toContainText("Cargando...");
  await expect.poll(() => asked).toHaveLength(1);

  await page.clock.runFor(5_000);
  await expect(page.getByRole("status")).toContainText("Está tardando un poco");
  await page.clock.runFor(16_000);
  await expect(page.getByText(AREA_FAILED)).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("status")).toContainText("Cargando...");
  // What never came is asked for under another address, which no cache holds.
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]?.replace("/remoteEntry.js", "~1/remoteEntry.js"));

  arrive();
  await expect(page.getByLabel("Contraseña")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("without the shell's own late part the page is never blank, and 'Reintentar' opens it", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/stage-.*\.js/, (route) => route.abort());
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByText(AREA_FAILED)).toBeVisible();

  await page.unroute(/\/assets\/stage-.*\.js/);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  expect(consoleErrors.length).toBeGreaterThan(0);
  consoleErrors.length = 0;
});
