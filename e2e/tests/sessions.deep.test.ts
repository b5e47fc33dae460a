import type { Page } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import {
  homeIsRead,
  leaveHome,
  logInAsAdministrator,
  openMainSelect,
  tabTo,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { relatives } from "../portal/views/seed.ts";
import { openHome } from "../portal/views/senior.ts";
import { openSupport } from "../portal/views/support.ts";

// The people are there, whoever of them a test uses.
test.beforeEach(({ seed }) => void seed);

/** Puts into the browser what each role's areas may keep; says whose logging out deletes. */
async function keepSomething(page: Page) {
  const keep = async (role: string) =>
    await page.evaluate(async (role) => {
      const headers = {
        "Acompana-Role": role,
        ...(role === "administrator" && { Authorization: `Bearer ${localStorage.adminToken}` }),
      };
      const session = await (await fetch("/api/session", { headers })).json();
      const { id } = session.administrator ?? session.supportPerson ?? session.user;
      const drafts = `support ${role} ${id} drafts`;
      for (const key of [drafts, `games ${role} ${id} outbox`]) localStorage.setItem(key, "[]");
      return [drafts];
    }, role);
  return {
    administrator: await keep("administrator"),
    support: await keep("support"),
    person: await keep("person"),
  };
}

test("three roles share one browser, and each 'Cerrar sesión' ends just its own", {
  tag: "@cloud",
}, async ({ page: relative, context, seed }) => {
  // A tab each, as the town hall's own computer might have them.
  const office = await context.newPage();
  await openMainSelect(office);
  await office.getByRole("button", { name: "Administración" }).click();
  await logInAsAdministrator(office);
  const tablet = await context.newPage();
  await openHome(tablet, seed);
  await openSupport(relative, relatives.son);

  const owned = await keepSomething(office);
  // What the browser notes of areas' versions is nobody's, and comes and goes as they are drawn.
  const ofVersions = /^(loading|worked|frozen) /;
  const kept = async () => {
    const keys = await office.evaluate(() => Object.keys(localStorage).sort());
    return keys.filter((key) => !ofVersions.test(key));
  };
  const all = await kept();

  await test.step("the relative leaves, and what they had begun to write goes with them", async () => {
    await relative.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(relative.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
    await expect.poll(kept).toEqual(all.filter((key) => !owned.support.includes(key)));
  });

  await test.step("the administrator is still in: another tab needs no password", async () => {
    await relative.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
    const read = relative.waitForResponse((answer) => answer.url().endsWith("/api/backups/status"));
    await relative.getByRole("button", { name: "Administración" }).click();
    await expect(relative.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
    // All that it asks for, so that nothing is asked for without a session.
    await read;
    await expect(relative.getByRole("heading", { name: seed.carmen.name })).toBeVisible();
    await office.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(office.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
    const deleted = [...owned.support, ...owned.administrator, "adminToken", "adminId"];
    await expect.poll(kept).toEqual(all.filter((key) => !deleted.includes(key)));
  });

  await test.step("and the person plays on", async () => {
    await tablet.getByRole("button", { name: /^Juegos/ }).click();
    await tablet.goBack();
    await expect(tablet.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
    const session = (role: string) =>
      tablet.request.get("/api/session", { headers: { "Acompana-Role": role } });
    expect((await (await session("person")).json()).user.name).toBe(seed.carmen.name);
    expect((await session("support")).status()).toBe(401);
  });
});

test("after a reload an administrator and a relative are at their dashboard", async ({
  page,
  context,
}) => {
  await openMainSelect(page);
  await page.getByRole("button", { name: "Administración" }).click();
  await logInAsAdministrator(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("adminId"));
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page.getByText("No se ha encontrado el ID del administrador")).toBeVisible();

  const telephone = await context.newPage();
  await openSupport(telephone, relatives.daughter);
  await telephone.reload();
  await expect(telephone.getByRole("button", { name: /^Métricas/ })).toBeVisible();
});

test("a session that ended leads to the choice of person with a kind sentence", async ({
  page,
  seed,
  consoleErrors,
}) => {
  await openHome(page, seed);
  await page.request.delete("/api/session", {
    headers: { "Acompana-Role": "person", "Sec-Fetch-Site": "same-origin" },
  });
  // The home looks for new messages by itself.
  const sentence = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  // The refused call is in the console, as it should be.
  consoleErrors.length = 0;
});

test("an administrator's and a relative's ended sessions lead to their own login, each alone", async ({
  page: office,
  context,
  portal,
  consoleErrors,
}) => {
  const ended = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
  // From elsewhere, so that the browser keeps a cookie and a token that are worth nothing.
  const end = async (role: string, token?: string) => {
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    const answer = await fetch(`${portal.url}/api/session`, {
      method: "DELETE",
      headers: {
        ...portal.headers,
        Cookie: cookies.join("; "),
        Origin: portal.url,
        "Acompana-Role": role,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });
    expect(answer.ok).toBe(true);
  };
  await openMainSelect(office);
  await office.getByRole("button", { name: "Administración" }).click();
  await logInAsAdministrator(office);
  const telephone = await context.newPage();
  await openSupport(telephone, relatives.daughter);

  await end("administrator", await office.evaluate(() => localStorage.adminToken));
  await office.getByRole("button", { name: "Actualizar" }).click();
  await expect(office.getByText(ended, { exact: true })).toBeVisible();
  await expect(office.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
  const asked = telephone.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/session") &&
      answer.request().headers()["acompana-background"] === "1",
  );
  await telephone.reload();
  await expect(telephone.getByRole("button", { name: /^Métricas/ })).toBeVisible();
  await asked;

  await end("support");
  await telephone.reload();
  await expect(telephone.getByText(ended, { exact: true })).toBeVisible();
  await expect(telephone.getByLabel("Contraseña")).toBeVisible();
  consoleErrors.length = 0;
});

test("the dashboard's views and the two modes of access are steps of the Back button", async ({
  page,
  context,
}) => {
  await openSupport(page, relatives.daughter);
  await page.getByRole("button", { name: /^Métricas/ }).click();
  await expect(page.getByText("no ha autorizado compartir esta información")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Métricas/ })).toBeVisible();

  const office = await context.newPage();
  await openMainSelect(office);
  await office.getByRole("button", { name: "Administración" }).click();
  await office.getByRole("button", { name: "Crear Cuenta de Administrador" }).click();
  await office.goBack();
  await expect(office.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();
});

test("'Ver Perfil' opens the person's home after the PIN", async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Úrsula Vega", pin: "3175" });
  await openMainSelect(page);
  await page.getByRole("button", { name: "Administración" }).click();
  await logInAsAdministrator(page);
  await page.getByLabel("Buscar usuario por nombre").fill("ursula");
  await expect(page.getByText("1 usuario(s) encontrado(s)")).toBeVisible();
  await page.getByRole("button", { name: "Ver Perfil" }).click();
  await typePin(page, person.name, person.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, Úrsula!" })).toBeVisible();
});

test("by keyboard alone: from the address to a turned card", async ({ page, seed }) => {
  const toButton = (name: RegExp) => tabTo(page, page.getByRole("button", { name }).first());
  await page.goto("");
  for (const name of [/^Toca en cualquier lugar/, /^Usuarios/, /^María del Carmen/]) {
    await toButton(name);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("1111");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("PIN incorrecto");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.keyboard.type(seed.carmen.pin);
  await page.keyboard.press("Enter");
  for (const name of [/^Juegos/, /^Juegos de memoria/, /^Juego de Memoria/]) {
    await toButton(name);
    await page.keyboard.press("Enter");
  }
  await toButton(/^Carta 1,/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Carta 2:/ })).toBeVisible();
});

test("an older person is where she was after a reload, and Back shows nothing after logging out", async ({
  page,
  seed,
}) => {
  const landing = page.getByRole("button", { name: /Toca en cualquier lugar/ });
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Otros juegos" })).toBeVisible();
  await expect(page).toHaveTitle("Otros juegos – Acompaña");
  const read = homeIsRead(page);
  for (const title of [/^Juegos$/, "¡Hola, María del Carmen!"]) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await read;

  await leaveHome(page);
  await expect(landing).toBeVisible();
  await page.goBack();
  await expect(landing).toBeVisible();
  await expect(page.getByText("¡Hola, María del Carmen!")).toBeHidden();
});
