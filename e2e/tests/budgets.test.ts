import { readFileSync } from "node:fs";
import { firstScripts } from "../../scripts/first-load.mjs";
import { KB, overBudget } from "../portal/budget.ts";
import { watchScripts } from "../portal/fetched-scripts.ts";
import { enrol } from "../portal/fixtures.ts";
import { hold } from "../portal/hold.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test("a page over its budget is caught, and one that fetched nothing", () => {
  const budget = { requests: 5, bytes: 100 * KB };
  expect(overBudget(budget, budget)).toEqual([]);
  expect(overBudget({ requests: 5, bytes: 101 * KB }, budget)).toEqual(["101.0 KB of 100.0 KB"]);
  expect(overBudget({ requests: 6, bytes: KB }, budget)).toEqual(["6 scripts of 5"]);
  expect(overBudget({ requests: 0, bytes: 0 }, budget)).toEqual(["no script was seen at all"]);
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

test("little is fetched until the choice of role shows, and until an older person's home does", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  const fetched = watchScripts(page);
  await openMainSelect(page);
  const first = await fetched();
  console.log(`choice of role: ${(first.bytes / KB).toFixed(1)} KB in ${first.requests} scripts`);
  expect(overBudget(first, { requests: 5, bytes: 100 * KB })).toEqual([]);

  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste nunca");
  const home = await fetched();
  console.log(`home: ${(home.bytes / KB).toFixed(1)} KB in ${home.requests} scripts`);
  // What `first-load.mjs` prints the modules of is what a browser fetches.
  const { releasesDir } = portal.process;
  const registry = JSON.parse(readFileSync(`${releasesDir}/registry.json`, "utf8"));
  const folderOf = (area: string) => `${releasesDir}/${area}/${registry[area].version}`;
  expect(home.paths.sort()).toEqual(firstScripts(folderOf).person?.sort());
  expect(overBudget(home, { requests: 12, bytes: 165 * KB })).toEqual([]);
});
