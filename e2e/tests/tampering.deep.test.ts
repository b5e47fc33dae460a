import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  activate,
  builtFile,
  builtVersion,
  failures,
  layRelease,
  otherWord,
  planted,
  sendRelease,
  storedPath,
  tamper,
} from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect, retryInVain } from "../portal/steps.ts";

const FAILED = "Esta parte del portal no está disponible ahora mismo";
const ENTRY = "remoteEntry.js";

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await PortalProcess.start();
});
test.afterAll(() => portal.remove());
test.describe.configure({ mode: "serial" });

/** A browser of its own: what another one keeps was bound and right. */
async function open(browser: Browser): Promise<{ page: Page; hasRun: () => Promise<boolean> }> {
  const page = await (await browser.newContext()).newPage();
  const hasRun = () => page.evaluate(() => Reflect.has(globalThis, "planted"));
  return { page, hasRun };
}

const login = (page: Page) => page.getByLabel("Contraseña");
const toLogin = (page: Page) => page.getByRole("button", { name: "Personas de Apoyo" }).click();

/** Every other area works. */
async function expectTheRest(page: Page): Promise<void> {
  await openMainSelect(page, portal.home);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
}

for (const place of ["on the disk", "in the file storage"] as const) {
  test(`what was changed ${place} never runs: the version before takes its place`, async ({
    browser,
  }) => {
    const chunk = await builtFile(portal, "support", "support-login");
    for (const file of [ENTRY, chunk]) {
      const version = `0.2.0-${place.replaceAll(" ", "-")}-${file === ENTRY ? "entry" : "chunk"}`;
      // Another content than the build's, so that this version's alone is changed.
      const own = { [file]: (text: string) => `${text}\n// ${version}\n` };
      if (place === "on the disk") await layRelease(portal, "support", version, own);
      const release =
        place === "on the disk" ? null : await sendRelease(portal, "support", version, own);
      await activate(portal, "support", version);
      const path = release
        ? await storedPath(portal, release, file)
        : join(portal.releasesDir, "support", version, file);
      await tamper(path, planted);
      const { page, hasRun } = await open(browser);
      await openMainSelect(page, portal.home);
      await toLogin(page);
      await expect(login(page)).toBeVisible();
      expect(await hasRun()).toBe(false);
      // Whoever looks first: the browser, or the portal, which does so after each activation.
      const kinds = ["hash", file === ENTRY ? "missing" : "chunk"];
      const noticed = new RegExp(`${version} (${kinds.join("|")})`);
      await expect.poll(async () => (await failures(portal, "support")).join()).toMatch(noticed);
      await page.context().close();
    }
  });
}

test("what was changed before the portal began runs in no browser that checks no hashes either", async ({
  browser,
}) => {
  const chunk = await builtFile(portal, "support", "support-login");
  for (const file of [ENTRY, chunk]) {
    const version = `0.2.5-unchecked-${file === ENTRY ? "entry" : "chunk"}`;
    const path = join(portal.releasesDir, "support", version, file);
    await layRelease(portal, "support", version);
    await activate(portal, "support", version);
    await portal.interrupt();
    await tamper(path, planted);
    await portal.run();
    const name = `support/${version}/${file}`;
    await expect.poll(wrongFiles).toContain(name);
    expect((await fetch(`${portal.url}/releases/${name}`)).status).toBe(404);
    const { page, hasRun } = await open(browser);
    await withoutHashes(page);
    await openMainSelect(page, portal.home);
    await toLogin(page);
    await expect(login(page)).toBeVisible();
    expect(await hasRun()).toBe(false);
    await page.context().close();
  }
});

/** As `GET /api/ready` names them. */
async function wrongFiles(): Promise<string[]> {
  const { wrongReleaseFiles = [] } = await (await fetch(`${portal.url}/api/ready`)).json();
  return wrongReleaseFiles;
}

/** The page as a browser sees it that knows no hashes in import maps. */
const withoutHashes = (page: Page) =>
  page.route(portal.home, async (route) => {
    const response = await route.fetch();
    const map = /(<script[^>]* type="importmap"[^>]*>).*?(<\/script>)/s;
    const body = (await response.text()).replace(map, '$1{"integrity":{}}$2');
    await route.fulfill({ response, body });
  });

test("where the version before was changed too, she sees the calm card, and the rest works", async ({
  browser,
}) => {
  const sent = await sendRelease(portal, "support", "0.3.0-sent", {
    [ENTRY]: (text) => `${text}\n// sent\n`,
  });
  await activate(portal, "support", "0.3.0-sent");
  await tamper(await storedPath(portal, sent, ENTRY), planted);
  const built = join(portal.releasesDir, "support", await builtVersion(portal, "support"), ENTRY);
  const before = await readFile(built, "utf8");
  await tamper(built, planted);
  const { page, hasRun } = await open(browser);
  await openMainSelect(page, portal.home);
  await toLogin(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await retryInVain(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(await hasRun()).toBe(false);
  await expectTheRest(page);
  await tamper(built, () => before);
  await page.context().close();
});

test("a shell whose page or script was changed is not shown", async ({ browser }) => {
  const change = await otherWord(portal, "shell", "Usuarios", "Vecinos");
  const [script = ""] = Object.keys(change);
  const page = (text: string) => text.replace("<body>", "<body><!-- sent -->");
  const sent = await sendRelease(portal, "shell", "0.3.0-sent", { ...change, "index.html": page });
  await activate(portal, "shell", "0.3.0-sent");

  await test.step("its script: the page says so in a sentence, and nothing of it runs", async () => {
    const path = await storedPath(portal, sent, script);
    const before = await readFile(path, "utf8");
    await tamper(path, planted);
    const { page, hasRun } = await open(browser);
    await page.goto(portal.home);
    await expect(page.getByRole("alert")).toContainText("vuelve a intentarlo");
    expect(await hasRun()).toBe(false);
    await page.context().close();
    await tamper(path, () => before);
  });

  await test.step("its page: the one before is served, also by a portal that begins", async () => {
    await tamper(await storedPath(portal, sent, "index.html"), (text) =>
      text.replace("</head>", "<script>globalThis.planted = true;</script></head>"),
    );
    await portal.interrupt();
    await portal.run();
    const { page, hasRun } = await open(browser);
    await openMainSelect(page, portal.home);
    await expect(page.getByRole("button", { name: "Usuarios" })).toBeVisible();
    expect(await hasRun()).toBe(false);
    await page.context().close();
  });
});
