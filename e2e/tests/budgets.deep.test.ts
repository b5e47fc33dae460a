import { KB } from "../portal/budget.ts";
import { watchScripts } from "../portal/fetched-scripts.ts";
import { enrol } from "../portal/fixtures.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("charts are fetched with the activity, not before", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Jacinta Rey", pin: "4826" });
  const fetched = watchScripts(page);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Mi Actividad/ }).click();
  await expect(page.getByRole("button", { name: "Soy el usuario" })).toBeVisible();
  const before = await fetched();
  await page.getByRole("button", { name: "Soy el usuario" }).click();
  await expect(page.getByRole("row")).toHaveCount(1 + 7);
  const chart = (await fetched()).bytes - before.bytes;
  console.log(
    `activity: ${(before.bytes / KB).toFixed(1)} KB, chart: ${(chart / KB).toFixed(1)} KB`,
  );
  expect(before.bytes).toBeLessThanOrEqual(180 * KB);
  expect(chart).toBeGreaterThan(100 * KB);
});
