import type { Page, Route } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { drawn, takeClock } from "../portal/clock.ts";
import {
  activate,
  builtFile,
  builtVersion,
  failures,
  layRelease,
} from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect } from "../portal/steps.ts";

const failed = "Esta parte del portal no está disponible ahora mismo";
const ENTRY = "remoteEntry.js";

let portal: PortalProcess;
let built: string;
/** The chunk of the relatives' login, and its style. */
let chunk: string;
let style: string;

test.beforeAll(async () => {
  portal = await PortalProcess.start();
  built = await builtVersion(portal, "support");
  chunk = await builtFile(portal, "support", "support-login");
  style = await builtFile(portal, "support", "form-");
});
test.afterAll(() => portal.remove());
test.describe.configure({ mode: "serial" });

const support = (page: Page) => page.getByRole("button", { name: "Personas de Apoyo" });
const login = (page: Page) => page.getByLabel("Contraseña");

/** The rest of the portal works, from wherever the page is. */
async function expectTheRest(page: Page) {
  await page.goBack();
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  await page.goBack();
  await expect(support(page)).toBeVisible();
}

const expectReported = (report: string) =>
  expect.poll(() => failures(portal, "support")).toContain(report);

/** What comes in place of a file, and as what its failure is reported for the entry and a chunk. */
const FETCHES: Record<
  string,
  { answer: (route: Route) => Promise<void>; kinds: [string, string] }
> = {
  "404": { answer: (route) => route.fulfill({ status: 404 }), kinds: ["missing", "chunk"] },
  "500": { answer: (route) => route.fulfill({ status: 500 }), kinds: ["missing", "chunk"] },
  reset: { answer: (route) => route.abort("connectionreset"), kinds: ["missing", "chunk"] },
  html: {
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    kinds: ["hash", "hash"],
  },
  "one byte": {
    async answer(route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    },
    kinds: ["hash", "hash"],
  },
};

for (const [name, { answer, kinds }] of Object.entries(FETCHES)) {
  test(`${name}: the version before takes the place of an entry and of a chunk`, async ({
    page,
  }) => {
    for (const [index, file] of [ENTRY, chunk].entries()) {
      const version = `0.2.0-${name.replace(" ", "-")}-${index}`;
      await layRelease(portal, "support", version);
      await activate(portal, "support", version);
      const asked: string[] = [];
      await openMainSelect(page, portal.home);
      await page.route(`**/${version}/${file}`, answer);
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await support(page).click();
      await expect(login(page)).toBeVisible();

      await test.step("at most two requests lie between the failure and its files", async () => {
        const from = asked.lastIndexOf(`/releases/support/${version}/${file}`);
        const to = asked.indexOf(`/releases/support/${built}/${ENTRY}`);
        const between = asked.slice(from + 1, to).filter((path) => !path.includes(`/${version}/`));
        expect(between.filter((path) => !path.includes("/healing-"))).toEqual([
          "/api/registry/support",
        ]);
      });
      await expect.poll(() => asked).toContain("/api/area-failures");
      await expectTheRest(page);
      await page.unrouteAll();
      page.removeAllListeners("request");
      await expectReported(`${version} ${kinds[index]}`);
    }
  });
}

test("a style that is missing is healed, and one that hangs shows the card after 20 s", async ({
  page,
}) => {
  await layRelease(portal, "support", "0.2.0-style");
  await activate(portal, "support", "0.2.0-style");
  await openMainSelect(page, portal.home);
  await page.route(`**/0.2.0-style/${style}`, (route) => route.fulfill({ status: 404 }));
  await support(page).click();
  await expect(login(page)).toBeVisible();
  await page.unrouteAll();

  for (const file of [style, chunk, ENTRY]) {
    await takeClock(page);
    await openMainSelect(page, portal.home);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let asked = 0;
    await page.route(`**/0.2.0-style/${file}`, async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    await support(page).click();
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole("status")).toContainText("Cargando...");
    await page.clock.runFor(5_000);
    await expect(page.getByRole("status")).toContainText("Está tardando un poco");
    await page.clock.runFor(16_000);
    await expect(page.getByText(failed)).toBeVisible();
    arrive();
    await expect(login(page)).toBeVisible();
    expect(asked).toBe(1);
    await page.unrouteAll();
  }
  await expectReported("0.2.0-style style");
  await expectReported("0.2.0-style slow");
});

/** Draws the login within a component that misbehaves. */
const inComponent = (component: string) => () =>
  `
  import { SupportLogin as Login } from "./original.js";
  const { lib } = globalThis.__FEDERATION__.__INSTANCES__[0].options.shared.react[0];
  const { createElement, useEffect, useState } = lib();
  export const SupportLogin = () => { ${component} return createElement(Login); };`;

/** What is wrong with a version, and whether another one takes its place. */
const THROWS: Record<string, { file: "entry" | "chunk"; text: () => string; kind: string | null }> =
  {
    "entry-evaluation": { file: "entry", text: () => 'throw new Error("bad")', kind: "evaluation" },
    "chunk-evaluation": { file: "chunk", text: () => 'throw new Error("bad")', kind: "evaluation" },
    mount: { file: "chunk", text: inComponent('throw new Error("bad");'), kind: "mount" },
    effect: {
      file: "chunk",
      text: inComponent('useEffect(() => { throw new Error("bad"); });'),
      kind: "effect",
    },
    click: {
      file: "chunk",
      text: inComponent(`
        useEffect(() => {
          const press = () => { throw new Error("bad click"); };
          addEventListener("click", press);
          return () => removeEventListener("click", press);
        }, []);`),
      kind: null,
    },
    timer: {
      file: "chunk",
      text: inComponent(
        'useEffect(() => void setTimeout(() => { throw new Error("bad timer"); }), []);',
      ),
      kind: null,
    },
    later: {
      file: "chunk",
      text: inComponent(`
        const [isBad, setBad] = useState(false);
        useEffect(() => {
          const press = () => setBad(true);
          addEventListener("click", press);
          return () => removeEventListener("click", press);
        }, []);
        if (isBad) throw new Error("bad");`),
      kind: null,
    },
    "clean-up": {
      file: "chunk",
      text: inComponent('useEffect(() => () => { throw new Error("bad"); }, []);'),
      kind: null,
    },
  };

test("what a version throws at first is healed, and what it throws later is not, in one page's life", async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await openMainSelect(page, portal.home);
  // A page that has shown no area yet asks for new releases only after a minute.
  await page.getByRole("button", { name: "Administración" }).click();
  await expect(page.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
  await page.goBack();
  for (const [name, { file, text, kind }] of Object.entries(THROWS)) {
    await test.step(name, async () => {
      const version = `0.3.0-${name}`;
      const original = chunk.replace(/[^/]*$/, "original.js");
      const change = file === "entry" ? { [ENTRY]: text } : { [chunk]: text };
      const kept = await readBuilt(chunk);
      await layRelease(portal, "support", version, { ...change, [original]: () => kept });
      await activate(portal, "support", version);
      const taken = page.waitForResponse(/\/api\/registry\/support$/);
      const reported = kind && page.waitForRequest("**/api/area-failures");
      // A new release is taken at the landing.
      await page.goBack();
      await (await taken).finished();
      await drawn(page);
      await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
      await support(page).click();
      await expect(login(page)).toBeVisible();
      if (reported)
        expect((await reported).postDataJSON()).toEqual({ area: "support", version, kind });
      if (name === "click") {
        await page.getByRole("heading").first().click();
        await expect.poll(() => thrown).toContain("bad click");
      }
      if (name === "timer") await expect.poll(() => thrown).toContain("bad timer");
      if (name === "later") {
        await page.getByRole("heading").first().click();
        await expect(page.getByText(failed)).toBeVisible();
      } else await expect(login(page)).toBeVisible();
      await expectTheRest(page);
    });
  }
  const reports = async () =>
    (await failures(portal, "support")).filter((report) => report.startsWith("0.3.0"));
  const kinds = Object.entries(THROWS).filter(([, { kind }]) => kind);
  const wanted = kinds.map(([name, { kind }]) => `0.3.0-${name} ${kind}`).sort();
  await expect.poll(reports).toEqual(wanted);
});

const readBuilt = async (file: string) =>
  await (await fetch(`${portal.url}/releases/support/${built}/${file}`)).text();
