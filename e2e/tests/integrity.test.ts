import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMainSelect } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("a script that was changed after the build does not run", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const release = join(portal.releasesDir, "senior");
  const [version = ""] = await readdir(release);
  const entry = join(release, version, "remoteEntry.js");
  const original = await readFile(entry);
  await appendFile(entry, "\nglobalThis.planted = true;\n");
  try {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await expect(page.getByText("Esta parte del portal no está disponible")).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(globalThis, "planted"))).toBe(false);

    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("Esta parte del portal no está disponible")).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(globalThis, "planted"))).toBe(false);
  } finally {
    await writeFile(entry, original);
  }
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  expect(consoleErrors.join(" ")).toMatch(/integrity/i);
  consoleErrors.length = 0;
});

test("a script without a hash is refused, even from the portal itself", async ({
  page,
  portal,
  consoleErrors,
}) => {
  await page.route("**/planted.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "globalThis.planted = true;" }),
  );
  await page.goto("/");
  const outcome = await page.evaluate(
    (url) => import(url).then(() => "ran").catch(() => "refused"),
    `${portal.url}/planted.js`,
  );
  expect(outcome).toBe("refused");
  expect(await page.evaluate(() => Reflect.has(globalThis, "planted"))).toBe(false);
  consoleErrors.length = 0;
});
