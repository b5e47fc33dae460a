import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { firstScripts } from "../../scripts/first-load.mjs";
import { KB, overBudget } from "../portal/budget.ts";
import { enrol } from "../portal/fixtures.ts";
import { hold } from "../portal/hold.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** Every script that the page has fetched, as `<area>/<path>`, and their size as gzip. */
async function scripts(page: Page, act: () => Promise<void>) {
  const bodies: Promise<number>[] = [];
  const paths: string[] = [];
  const count = (answer: import("@playwright/test").Response) => {
    if (answer.request().resourceType() !== "script") return;
    // What comes some time after the screen, which on a slow machine is not seen before.
    if (
      /\/(role-overlay|place-toast|healing|idle-question|renewal|reader|speech)-/.test(answer.url())
    )
      return;
    paths.push(answer.url().replace(/^.*\/releases\/(\w+)\/[^/]+/, "$1"));
    bodies.push(answer.body().then((body) => gzipSync(body).length));
  };
  page.on("response", count);
  await act();
  page.off("response", count);
  const sizes = await Promise.all(bodies);
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), paths };
}

test("a page over its budget is caught, and one that fetched nothing", () => {
  const budget = { requests: 5, bytes: 100 * KB };
  expect(overBudget(budget, budget)).toEqual([]);
  expect(overBudget({ requests: 5, bytes: 101 * KB }, budget)).toEqual(["101.0 KB of 100.0 KB"]);
  expect(overBudget({ requests: 6, bytes: KB }, budget)).toEqual(["6 scripts of 5"]);
  expect(overBudget({ requests: 0, bytes: 0 }, budget)).toEqual(["no script was seen at all"]);
});

test("little is fetched until the choice of role shows", async ({ page }) => {
  const { requests, bytes } = await scripts(page, () => openMainSelect(page));
  console.log(`choice of role: ${(bytes / KB).toFixed(1)} KB in ${requests} scripts`);
  expect(overBudget({ requests, bytes }, { requests: 5, bytes: 100 * KB })).toEqual([]);
});

test("the landing is painted before any script has come, and a tap on it is kept", async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.resourceType()));
  const release = await hold(page, "**/*.js");
  await page.goto("", { waitUntil: "commit" });
  const welcome = page.getByRole("heading", { level: 1 });
  await expect(welcome).toContainText(portal.municipality);
  await expect(page.getByRole("img", { name: "Un pueblo al atardecer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Información Adicional" })).toBeVisible();
  // Its typeface is asked for meanwhile, which a landing drawn by a script would do later.
  await expect.poll(() => asked).toContain("font");
  await page.evaluate(async () => void (await document.fonts.ready));
  const box = await welcome.boundingBox();

  await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
  release();
  await expect(page.getByRole("heading", { name: "¿Quién eres?" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /Cambiar a modo/ })).toBeVisible();
  expect(await welcome.boundingBox()).toEqual(box);
});

test("and until an older person's home shows", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  const { requests, bytes, paths } = await scripts(page, async () => {
    await openMainSelect(page);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);
    await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste nunca");
  });
  console.log(`home: ${(bytes / KB).toFixed(1)} KB in ${requests} scripts`);
  expect(overBudget({ requests, bytes }, { requests: 12, bytes: 165 * KB })).toEqual([]);
  // What `first-load.mjs` prints the modules of is what a browser fetches.
  const { releasesDir } = portal.process;
  const registry = JSON.parse(readFileSync(`${releasesDir}/registry.json`, "utf8"));
  const folderOf = (area: string) => `${releasesDir}/${area}/${registry[area].version}`;
  expect(paths.sort()).toEqual(firstScripts(folderOf).person?.sort());
});

test("charts are fetched with the activity, not before", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Jacinta Rey", pin: "4826" });
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
