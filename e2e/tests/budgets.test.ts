import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

const KB = 1024;

/** Every script that the page has fetched, with its size as gzip. */
async function scripts(page: Page, act: () => Promise<void>) {
  const bodies: Promise<number>[] = [];
  const count = (answer: import("@playwright/test").Response) => {
    if (answer.request().resourceType() !== "script") return;
    bodies.push(answer.body().then((body) => gzipSync(body).length));
  };
  page.on("response", count);
  await act();
  page.off("response", count);
  const sizes = await Promise.all(bodies);
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test("little is fetched until the choice of role shows", async ({ page }) => {
  const { requests, bytes } = await scripts(page, () => openMainSelect(page));
  console.log(`choice of role: ${(bytes / KB).toFixed(1)} KB in ${requests} scripts`);
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThanOrEqual(5);
  expect(bytes).toBeLessThanOrEqual(100 * KB);
});

test("and until an older person's home shows", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4321" });
  const { requests, bytes } = await scripts(page, async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);
    await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste nunca");
  });
  console.log(`home: ${(bytes / KB).toFixed(1)} KB in ${requests} scripts`);
  expect(requests).toBeLessThanOrEqual(20);
  expect(bytes).toBeLessThanOrEqual(165 * KB);
});

test("charts are fetched with the activity, not before", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Jacinta Rey", pin: "4321" });
  const before = await scripts(page, async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);
    await page.getByRole("button", { name: /^Mi Actividad/ }).click();
    await expect(page.getByRole("button", { name: "Soy el usuario" })).toBeVisible();
  });
  const chart = await scripts(page, async () => {
    await page.getByRole("button", { name: "Soy el usuario" }).click();
    await expect(page.getByRole("row")).toHaveCount(1 + 7);
  });
  console.log(
    `activity: ${(before.bytes / KB).toFixed(1)} KB, chart: ${(chart.bytes / KB).toFixed(1)} KB`,
  );
  expect(before.bytes).toBeLessThanOrEqual(180 * KB);
  expect(chart.bytes).toBeGreaterThan(100 * KB);
});
