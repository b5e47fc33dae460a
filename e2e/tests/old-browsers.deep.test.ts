import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { wrongWith } from "../portal/accessible.ts";
import { activate, builtVersion, layRelease } from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect } from "../portal/steps.ts";
import { expectClean, watchConsole } from "../portal/test.ts";

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await PortalProcess.start();
});
test.afterAll(() => portal.remove());
test.describe.configure({ mode: "serial" });

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What the page says itself is readable and can be pressed, as what the shell draws. */
async function expectNothingWrong(page: Page) {
  // Past the page's policy, which lets no text become a script.
  await page.evaluate(await readFile(axe, "utf8"));
  expect(await wrongWith(page, "page")).toMatchObject({ axe: [], sizes: [] });
}

const landing = /Toca en cualquier lugar/;

const withoutInert = () => void Reflect.deleteProperty(HTMLElement.prototype, "inert");

/** What a browser below the floor may lack, taken away before the page begins. */
const BELOW: Record<string, () => void> = {
  "import maps": () => {
    HTMLScriptElement.supports = (type) => type !== "importmap";
  },
  "any such question": () => void Reflect.deleteProperty(HTMLScriptElement, "supports"),
  inert: withoutInert,
  "container queries": () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) =>
      asked[0] !== "container-type" && supports.apply(CSS, asked);
  },
  findLast: () => void Reflect.deleteProperty(Array.prototype, "findLast"),
};

for (const [what, takeAway] of Object.entries(BELOW))
  test(`a browser without ${what} is told so in one sentence, and nothing else is there`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(takeAway);
    // A page that has stopped has never loaded.
    await page.goto(portal.home, { waitUntil: "commit" });
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(/demasiado antiguo para el portal/);
    await expect(page.locator("body")).toHaveText(/^Este navegador es .* otro más nuevo\.$/);
    expect(fetched.filter((path) => !/(^\/|\.svg)$/.test(path))).toEqual([]);
    await page.goto(`${portal.url}/embed/juegos.html?juego=sudoku`, { waitUntil: "commit" });
    await expect(alert).toHaveText(/demasiado antiguo para los juegos/);
    await expect(page.locator("body")).toHaveText(/^Este navegador es .* otro más nuevo\.$/);
  });

test("at night the sentence stands on a dark ground", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(withoutInert);
  await page.goto(portal.home, { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toHaveText(/demasiado antiguo para el portal/);
  await expect(page.getByRole("main")).toHaveCSS("background-color", "rgb(20, 32, 31)");
});

test("a browser that takes no second import map loads the page anew instead of healing, once", async ({
  page,
}) => {
  // As one that knows only the map that came with the page: a later one does nothing there.
  await page.addInitScript(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function (...nodes) {
      const isMap = (node: unknown) =>
        node instanceof HTMLScriptElement && node.type === "importmap";
      append.apply(
        this,
        nodes.filter((node) => !isMap(node)),
      );
    };
  });
  await openMainSelect(page, portal.home);
  const broken = await builtVersion(portal, "support");
  await layRelease(portal, "support", "0.2.0-next");
  await activate(portal, "support", "0.2.0-next");
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(`**/${broken}/remoteEntry.js`, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByLabel("Contraseña")).toBeVisible();
  expect(loads).toBe(1);

  // Nothing else is active now, and the version before cannot be bound here.
  await page.route("**/0.2.0-next/remoteEntry.js", (route) => route.fulfill({ status: 404 }));
  await openMainSelect(page, portal.home);
  loads = 0;
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  expect(loads).toBe(0);
});

for (const [what, file] of [
  ["script", "**/releases/shell/**/index-*.js"],
  ["style", "**/releases/shell/**/index-*.css"],
]) {
  test(`without the shell's ${what} the page says so and loads itself anew, once`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(file ?? "", (route) => {
      asked++;
      return asked <= 2 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto(portal.home);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Espera un momento y vuelve a intentarlo.");
    expect(asked).toBe(2);
    if (what === "script") await expectNothingWrong(page);
    await page.getByRole("button", { name: "Volver a intentarlo" }).click();
    await expect(page.getByRole("button", { name: landing })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(asked).toBe(3);
  });
}

test("at night the page says so on a dark ground", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\/releases\/shell\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(portal.home);
  const card = page.getByRole("main");
  await expect(card.getByRole("button")).toBeVisible();
  await expect(card).toHaveCSS("background-color", "rgb(20, 32, 31)");
  await expectNothingWrong(page);
});

test("a script that is missing once is there after the page has loaded itself anew", async ({
  page,
}) => {
  let asked = 0;
  await page.route("**/releases/shell/**/index-*.js", (route) => {
    asked++;
    return asked === 1 ? route.abort() : route.continue();
  });
  await openMainSelect(page, portal.home);
  expect(asked).toBe(2);
});

test("a build on another port is tried in one page, with a banner and a way out", async ({
  page,
}) => {
  const errors = watchConsole(page);
  const version = await builtVersion(portal, "support");
  const asked: string[] = [];
  const server = createServer(async ({ url = "" }, response) => {
    asked.push(url);
    const file = join(portal.releasesDir, "support", version, url.slice("/build".length));
    const type = url.endsWith(".css") ? "text/css" : "text/javascript";
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Content-Type", type);
    const text = await readFile(file, "utf8").catch(() => null);
    response.writeHead(text === null ? 404 : 200).end(text?.replaceAll("Contraseña", "Clave"));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const build = `http://localhost:${port}/build/`;
    await openMainSelect(page, `${portal.home}?area.support=${encodeURIComponent(build)}`);
    const banner = page.getByRole("complementary", { name: "Versión de prueba" });
    await expect(banner).toContainText(`Versión de prueba de support: ${new URL(build).origin} `);
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "Personas de Apoyo" }).click();
    await expect(page.getByLabel("Clave")).toBeVisible();
    await expect(banner).toBeVisible();
    expect(asked).toContain("/build/remoteEntry.js");

    await banner.getByRole("link", { name: "Dejar de probar" }).click();
    await expect(
      page.getByRole("button", { name: landing }).or(page.getByLabel("Contraseña")),
    ).toBeVisible();
    await expect(banner).toHaveCount(0);
    expectClean(errors);

    await page.goto(`${portal.home}?area.support=https://elsewhere.es/`);
    await expect(banner).toContainText("no está en OVERRIDE_ORIGINS");
  } finally {
    server.close();
  }
});
