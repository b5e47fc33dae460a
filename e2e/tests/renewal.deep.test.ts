import { type Browser, expect, type Page, test } from "@playwright/test";
import { drawn, leap, takeClock } from "../portal/clock.ts";
import { hold } from "../portal/hold.ts";
import { activate, activateBuilt, layRelease, otherWord } from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { leaveHome, openMainSelect, typePin } from "../portal/steps.ts";
import { type Seed, seedMunicipality } from "../portal/views/seed.ts";
import { openSignedOut } from "../portal/views/senior.ts";

const HOUR_MS = 3_600_000;
const file = new URL("../files/photo.jpg", import.meta.url).pathname;

let portal: PortalProcess;
let seed: Seed;
/** Versions of shell and senior with other words. */
const [SHELL, SENIOR] = ["0.2.0-shell", "0.2.0-senior"];

test.beforeAll(async () => {
  portal = await PortalProcess.start();
  seed = await seedMunicipality(portal);
  await layRelease(portal, "shell", SHELL, await otherWord(portal, "shell", "Usuarios", "Vecinos"));
  const word = await otherWord(portal, "senior", "Mis Recuerdos", "Mis Fotos");
  await layRelease(portal, "senior", SENIOR, word);
});
test.beforeEach(() => activateBuilt(portal, "shell", "senior"));
test.afterAll(() => portal.remove());
test.describe.configure({ mode: "serial" });

const openPage = (browser: Browser) => browser.newPage({ baseURL: portal.home });
const landing = (page: Page) => page.getByRole("button", { name: /Toca en cualquier lugar/ });
const activateBoth = async () => {
  await activate(portal, "shell", SHELL);
  await activate(portal, "senior", SENIOR);
};

/**
 * How often the page is loaded, asks which releases are active, and has the browser ask whether it
 * may go, from now on.
 */
function count(page: Page) {
  const counted = { loads: 0, asked: 0, answered: 0, questions: 0 };
  const isRegistry = (url: string) => new URL(url).pathname === "/api/registry";
  page.on("load", () => counted.loads++);
  page.on("dialog", async (dialog) => {
    counted.questions++;
    await dialog.accept();
  });
  page.on("request", (request) => {
    if (isRegistry(request.url())) counted.asked++;
  });
  page.on("requestfinished", (request) => {
    if (isRegistry(request.url())) counted.answered++;
  });
  return counted;
}

const activeIn = async (area: string): Promise<string> => {
  const { areas } = await (await fetch(`${portal.url}/api/registry`)).json();
  return areas[area].version;
};

/** From the choice of role, where her card bears this word, to Carmen's home. */
async function enter(page: Page, word = "Usuarios"): Promise<void> {
  await page.getByRole("button", { name: word }).click();
  await typePin(page, seed.carmen.name, seed.carmen.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, María del Carmen!" })).toBeVisible();
}

/** How often the page has bound hashes; each time another release is taken adds one. */
const bound = (page: Page) => page.locator('script[type="importmap"]').count();

test("another release of the shell is taken at the landing, once nothing typed waits in the page", async ({
  browser,
}) => {
  const page = await openPage(browser);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Personas de Apoyo" }).click();
  await page.getByLabel("Correo Electrónico").fill("elena@ruiz.es");
  await activate(portal, "shell", SHELL);
  const counted = count(page);
  const arrive = async () => {
    const { answered } = counted;
    await page.goBack();
    await expect.poll(() => counted.answered).toBe(answered + 1);
    await drawn(page);
  };

  await test.step("the choice of role and the landing ask, and leave what was typed alone", async () => {
    await arrive();
    await arrive();
    await expect(landing(page)).toBeVisible();
    expect(counted).toEqual({ loads: 0, asked: 2, answered: 2, questions: 0 });
    await landing(page).click();
    await page.getByRole("button", { name: "Personas de Apoyo" }).click();
    await expect(page.getByLabel("Correo Electrónico")).toHaveValue("elena@ruiz.es");
  });

  await test.step("once it is thrown away, the landing loads the page anew", async () => {
    await page.getByLabel("Correo Electrónico").fill("");
    await arrive();
    expect(counted.loads).toBe(0);
    await page.goBack();
    await expect.poll(() => counted.loads).toBe(1);
    await landing(page).click();
    await expect(page.getByRole("button", { name: "Vecinos" })).toBeVisible();
  });
  await page.close();
});

test("a landing that nobody uses for an hour is loaded anew, if the portal is there", async ({
  browser,
}) => {
  const page = await openPage(browser);
  await takeClock(page, 4 * HOUR_MS);
  await page.goto("");
  await expect(landing(page)).toBeVisible();
  const counted = count(page);
  await leap(page, HOUR_MS - 60_000);
  await expect.poll(() => counted.answered).toBe(1);
  await page.route("**/api/registry", (route) => route.abort());
  await leap(page, 2 * 60_000);
  await expect.poll(() => counted.asked).toBe(2);
  await drawn(page);
  expect(counted.loads).toBe(0);
  await page.unroute("**/api/registry");
  await leap(page, HOUR_MS);
  await expect.poll(() => counted.loads).toBe(1);
  await expect(landing(page)).toBeVisible();
  await page.close();
});

test("while she types and sends a file nothing is asked; the landing takes all of it", async ({
  browser,
}) => {
  const page = await openPage(browser);
  await openMainSelect(page);
  // In its first minute a page asks nothing anywhere; afterwards an area's screens ask nothing.
  const counted = count(page);
  await enter(page);
  await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
  await page.getByRole("button", { name: "Subir Recuerdo" }).click();
  const dialog = page.getByRole("dialog", { name: "Subir Recuerdo" });
  await dialog.getByLabel(/^(Elegir un|Cambiar el) archivo$/).setInputFiles(file);
  await page.getByLabel("Título (si quieres)").fill("La era");
  const arrive = await hold(page, "**/api/uploads/**");
  await page.getByRole("button", { name: "Guardar recuerdo" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await activateBoth();
  // The page hears of it no sooner than a process of the portal does.
  await expect.poll(() => activeIn("senior")).toBe(SENIOR);
  await expect(page.getByRole("progressbar")).toBeVisible();
  arrive();
  await expect(page.getByText("Tu archivo se ha guardado correctamente.").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Mis Recuerdos" })).toBeVisible();
  expect(counted).toEqual({ loads: 0, asked: 0, answered: 0, questions: 0 });

  await page.getByRole("button", { name: "Volver" }).click();
  await leaveHome(page);
  await expect.poll(() => counted.loads).toBe(1);
  await landing(page).click();
  await enter(page, "Vecinos");
  await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
  await expect(page.getByRole("heading", { name: "Mis Fotos" })).toBeVisible();
  await page.close();
});

test("while a reminder rings nothing is taken, and the page that has to call is not loaded anew", async ({
  browser,
}) => {
  const page = await openPage(browser);
  const untilDue = await openSignedOut(page, seed);
  while (!(await landing(page).isVisible())) await page.goBack();
  // The overlay is drawn a little after the screen.
  await page.clock.runFor(3_000);
  await leap(page, untilDue - 60_000);
  await activateBoth();
  const counted = count(page);
  const maps = await bound(page);
  const arrive = await hold(page, "**/api/registry");
  await landing(page).click();
  await page.clock.runFor(2_000);
  await expect.poll(() => counted.asked).toBe(1);
  // What is held waits for less than a call may.
  await page.clock.fastForward(60_000);
  const later = page.getByRole("button", { name: "En 10 minutos" });
  await expect(later).toBeVisible();
  const asked = page.waitForResponse("**/api/registry/senior");
  arrive();
  await (await asked).finished();
  await drawn(page);
  expect(await bound(page)).toBe(maps);

  // A press that comes with the card itself does not count.
  await page.clock.runFor(2_000);
  await later.click();
  await expect(later).toBeHidden();
  await page.goBack();
  await page.clock.runFor(2_000);
  await expect.poll(() => bound(page)).toBe(maps + 1);
  await drawn(page);
  expect(counted.loads).toBe(0);
  await page.close();
});
