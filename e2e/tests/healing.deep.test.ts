import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { drawn, takeClock } from "../portal/clock.ts";
import { newDevice } from "../portal/devices.ts";
import { enrol } from "../portal/fixtures.ts";
import {
  activate,
  activateNext,
  builtFile,
  builtVersion,
  failures,
  layRelease,
} from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";

const failed = "Esta parte del portal no está disponible ahora mismo";
const passedOver = "Una parte del portal no arrancaba. Hemos puesto la versión anterior.";
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

/** As another checkout: the same builds under another version, and nothing of the one before. */
async function upgrade(version: string) {
  await portal.interrupt();
  const file = join(portal.releasesDir, "registry.json");
  const registry = JSON.parse(await readFile(file, "utf8"));
  for (const area of ["games", "shell"]) {
    const before = await builtVersion(portal, area);
    registry[area] = await layRelease(portal, area, version);
    await rm(join(portal.releasesDir, area, before), { recursive: true });
  }
  await writeFile(file, JSON.stringify(registry));
  await portal.run();
}

// The first one: a portal that has been up for a minute has kept what it was built with.
test("after an upgrade that lacks the page's files a retry asks which version is active, and shows it", async ({
  page,
}) => {
  const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
  await openMainSelect(page, portal.home);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  const games = page.getByRole("main").getByRole("button", { name: "Juegos" });
  await expect(games).toBeVisible();
  await upgrade("0.1.1-upgrade");
  const answers: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    answers.push(`${response.status()} ${pathname}`);
  });
  await games.click();
  await expect(page.getByText(failed)).toBeVisible();
  answers.length = 0;
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("button", { name: "Juegos de memoria" })).toBeVisible();
  const ofGames = answers.filter((answer) => /games(\/[^/]*\/remoteEntry.js)?$/.test(answer));
  expect(ofGames).toEqual([
    "200 /api/registry/games",
    "200 /releases/games/0.1.1-upgrade/remoteEntry.js",
  ]);
  // The shell's late files went with its folder too: toasts do without the one that draws them.
  const lost = answers.filter((answer) => !/^20[04] /.test(answer) && !/toasts-/.test(answer));
  expect(lost).toEqual([]);
});

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

  // What never comes is asked for anew, and the registry before.
  await takeClock(page);
  await openMainSelect(page, portal.home);
  await page.route(`**/0.2.0-style/${ENTRY}`, () => {});
  const isAsked = page.waitForRequest(`**/0.2.0-style/${ENTRY}`);
  await support(page).click();
  await isAsked;
  await page.clock.runFor(21_000);
  await expect(page.getByText(failed)).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(login(page)).toBeVisible();
  const ofSupport = calls.filter((path) => path.includes("/support"));
  expect(ofSupport.slice(0, 2)).toEqual([
    "/api/registry/support",
    `/releases/support/0.2.0-style~1/${ENTRY}`,
  ]);
  page.removeAllListeners("request");
  await page.unrouteAll();
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

  await test.step("where five devices saw it fail, nobody is given the version any more", async () => {
    const version = "0.3.0-withdrawn";
    await layRelease(portal, "support", version, { [ENTRY]: () => 'throw new Error("bad")' });
    await activate(portal, "support", version);
    const failure = { area: "support", version, kind: "evaluation" };
    for (let device = 0; device < 4; device += 1) {
      const { name, value } = await newDevice(portal);
      const headers = { "Content-Type": "application/json", Cookie: `${name}=${value}` };
      const body = JSON.stringify(failure);
      await fetch(`${portal.url}/api/area-failures`, { method: "POST", headers, body });
    }
    const active = async () =>
      (await (await fetch(`${portal.url}/api/registry`)).json()).areas.support.version;
    expect(await active()).toBe(version);
    await page.context().addCookies([{ ...(await newDevice(portal)), url: portal.url }]);
    await openMainSelect(page, portal.home);
    await support(page).click();
    await expect(login(page)).toBeVisible();
    await expect.poll(active).toBe(built);
  });
});

const readBuilt = async (file: string) =>
  await (await fetch(`${portal.url}/releases/support/${built}/${file}`)).text();

/** Versions whose page never goes on. */
const LOOPS: Record<string, () => Record<string, () => string>> = {
  "entry-loop": () => ({ [ENTRY]: () => "for (;;);" }),
  "draw-loop": () => ({ [chunk]: inComponent("for (;;);") }),
};

for (const [name, change] of Object.entries(LOOPS)) {
  test(`${name}: a version that freezes two pages in a row is passed over, down to one that works`, async ({
    context,
  }) => {
    const [good, bad, frozen] = [`0.4.0-${name}`, `0.5.0-${name}`, `0.6.0-${name}`];
    const original = chunk.replace(/[^/]*$/, "original.js");
    const kept = await readBuilt(chunk);
    await layRelease(portal, "support", good);
    await layRelease(portal, "support", bad, { [ENTRY]: () => 'throw new Error("bad")' });
    await layRelease(portal, "support", frozen, { ...change(), [original]: () => kept });
    await activate(portal, "support", good);
    for (const version of [bad, frozen]) await activateNext(portal, "support", version);

    /** A page that begins the version and stands still. */
    const freeze = async (page: Page) => {
      const isBegun = page.waitForRequest(`**/${frozen}/${name === "entry-loop" ? ENTRY : chunk}`);
      await support(page).click({ noWaitAfter: true });
      await isBegun;
    };
    /** Whoever waits in vain opens the portal anew in another tab. */
    const openNext = async () => {
      const next = await context.newPage();
      await expect(async () => {
        await openMainSelect(next, portal.home);
        await next.evaluate(() => {
          const stale = Object.keys(localStorage).filter((key) => key.startsWith("loading "));
          const ages = stale.map(
            (key) => Date.now() - JSON.parse(localStorage.getItem(key) ?? "").at,
          );
          if (!ages.some((age) => age > 5_000)) throw new Error("the page still lives");
        });
      }).toPass();
      return next;
    };
    const first = await context.newPage();
    await openMainSelect(first, portal.home);
    await freeze(first);
    // Once it may be a device that was switched off: it is tried again.
    const second = await openNext();
    await freeze(second);
    const next = await openNext();
    const asked: string[] = [];
    next.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await support(next).click();
    await expect(login(next)).toBeVisible();
    await expect(next.getByText(passedOver, { exact: true })).toBeVisible();
    expect(asked.filter((path) => path.includes(frozen))).toEqual([]);
    expect(asked).toContain(`/releases/support/${good}/${ENTRY}`);
    await expectReported(`${frozen} frozen`);
    for (const page of [first, second]) await page.close({ runBeforeUnload: false });
  });
}
