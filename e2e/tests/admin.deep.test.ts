import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { addRelative, enrol, signInAdministrator } from "../portal/fixtures.ts";
import {
  acceptAlert,
  administrator,
  logInAsAdministrator,
  pressEscape,
  tabTo,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { chooseSetting } from "../portal/views/admin.ts";
import { openAs } from "../portal/views/seed.ts";
import { openSupport } from "../portal/views/support.ts";

const photo = new URL("../files/photo.jpg", import.meta.url).pathname;
const pilar = { name: "Pilar Gil", pin: "4071" };
const eva = { name: "Eva Gil", email: "eva@gil.es", password: "monte-y-rio" };
const luis = { name: "Luis Gil", email: "luis@gil.es", password: "pan-con-tomate" };

test.beforeEach(async ({ portal }) => void (await signInAdministrator(portal)));

async function openDashboard(page: Page) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
}

/** Answers the question that follows when somebody was added. */
async function answerOffer(page: Page, sentence: string, button: string) {
  const offer = page.getByRole("alertdialog");
  await expect(offer).toContainText(sentence);
  await offer.getByRole("button", { name: button, exact: true }).click();
  await expect(offer).toBeHidden();
}

async function fillAccount(page: Page, account: typeof eva) {
  const dialog = page.getByRole("dialog", { name: "Agregar Persona de Apoyo" });
  await expect(dialog.getByLabel("Nombre Completo")).toBeFocused();
  await dialog.getByLabel("Nombre Completo").fill(account.name);
  await dialog.getByLabel("Correo Electrónico").fill(account.email);
  await dialog.getByLabel("Contraseña").fill(account.password);
  await dialog.getByRole("button", { name: "Agregar Persona" }).click();
}

const sameSite = { "Sec-Fetch-Site": "same-origin" };

/** As the person, on a device of her own: signs in and keeps a photo. */
async function keepMemory(tablet: BrowserContext, userId: string, pin: string) {
  const headers = { ...sameSite, "Acompana-Role": "person" };
  const call = async (path: string, data: unknown) => {
    const answer = await tablet.request.post(`/api/users/${userId}/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await call("verify-pin", { pin });
  const buffer = await readFile(photo);
  const file = { mimeType: "image/jpeg", size: buffer.length, originalName: "photo.jpg" };
  const { uploadURL, fileURL } = await call("media/upload-url", file);
  const put = { headers: { ...headers, "Content-Type": file.mimeType }, data: buffer };
  expect((await tablet.request.put(uploadURL, put)).ok()).toBe(true);
  await call("media", { ...file, fileURL, title: "La boda" });
}

/** Every stored file of people: those of releases are still being stored while a portal is new. */
async function storedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && basename(entry.parentPath) !== "releases")
    .map((entry) => entry.name)
    .sort();
}

/** The window of an office computer. */
const OFFICE_WINDOW = { width: 1366, height: 768 };

test("a person with a photo and two relatives is enrolled in one go, and is gone when deleted", async ({
  page,
  portal,
  browser,
  consoleErrors,
}) => {
  await openDashboard(page);
  const filesBefore = new Set(await storedFiles(portal.process.dataDir));
  /** Other tests add and delete files there too. */
  const ownFiles = async () =>
    (await storedFiles(portal.process.dataDir)).filter((file) => !filesBefore.has(file));
  const card = page.getByRole("article", { name: pilar.name });

  await test.step("the form for a person fits one window and a half of a desk", async () => {
    const before = page.viewportSize();
    await page.setViewportSize(OFFICE_WINDOW);
    await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
    const dialog = page.getByRole("dialog", { name: "Crear Nuevo Usuario" });
    const box = await dialog.boundingBox();
    expect(box?.height).toBeGreaterThan(OFFICE_WINDOW.height / 2);
    expect(box?.height).toBeLessThanOrEqual(1.5 * OFFICE_WINDOW.height);
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    if (before) await page.setViewportSize(before);
  });

  await test.step("the photo is made small and says nothing of where it was taken", async () => {
    await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
    const dialog = page.getByRole("dialog", { name: "Crear Nuevo Usuario" });
    await dialog.getByLabel("Nombre Completo").fill(pilar.name);
    // What a paste with spaces and dashes becomes.
    await dialog.getByLabel("PIN de acceso").fill(" 40-71 ");
    await expect(dialog.getByLabel("PIN de acceso")).toHaveValue(pilar.pin);
    await dialog.getByLabel("Elegir una foto").setInputFiles(photo);
    await expect(dialog.getByText("Foto lista")).toBeVisible();
    await dialog.getByLabel(/^Acepto/).check();

    // The server out of reach in the middle: nothing is lost, and it goes on when it is back.
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Crear Usuario" }).click();
    await expect(dialog.getByText("Error al crear el usuario. Inténtalo de nuevo.")).toBeVisible();
    await page.context().setOffline(false);
    consoleErrors.length = 0;
    await dialog.getByRole("button", { name: "Crear Usuario" }).click();
    await answerOffer(page, `Usuario "${pilar.name}" creado exitosamente`, "Agregar Apoyo");
  });

  await test.step("her relatives follow", async () => {
    await fillAccount(page, eva);
    await answerOffer(page, "Persona de apoyo agregada exitosamente", "Agregar otra");
    await fillAccount(page, luis);
    await answerOffer(page, "Persona de apoyo agregada exitosamente", "Terminar");
    await expect(page.getByRole("button", { name: "Crear Nuevo Usuario" })).toBeFocused();
    const picture = card.locator("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const sides = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(Math.max(...sides)).toBeLessThanOrEqual(512);
    const kept = await page.request.get((await picture.getAttribute("src")) ?? "");
    expect((await kept.body()).includes("Exif")).toBe(false);
    expect((await readFile(photo)).includes("Exif")).toBe(true);
  });

  const evasPhone = await (await browser.newContext()).newPage();
  await test.step("a relative who is deleted is out at once, also where the page is open", async () => {
    await openSupport(evasPhone, eva);
    await card.getByRole("button", { name: "Consultar Apoyos" }).click();
    await page.getByRole("button", { name: `Eliminar a ${eva.name}` }).click();
    await page.getByRole("button", { name: "Sí, eliminar" }).click();
    await expect(page.getByRole("dialog").getByText(luis.name)).toBeVisible();
    await expect(page.getByRole("dialog").getByText(eva.name)).toBeHidden();
    await pressEscape(page.getByRole("dialog"));
    const session = await evasPhone.request.get("/api/session", {
      headers: { "Acompana-Role": "support" },
    });
    expect(session.status()).toBe(401);
    await evasPhone.reload();
    const sentence = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    await expect(evasPhone.getByText(sentence, { exact: true })).toBeVisible();
    await expect(evasPhone.getByLabel("Contraseña")).toBeVisible();
  });

  await test.step("a deleted person is gone everywhere, with her files", async () => {
    const tablet = await browser.newContext();
    const { token, id: adminId, municipalityId } = await signInAdministrator(portal);
    const list = () =>
      tablet.request.get("/api/users", {
        params: { adminId, municipalityId },
        headers: { Authorization: `Bearer ${token}` },
      });
    const [{ id }] = (await (await list()).json()).filter(
      ({ name }: { name: string }) => name === pilar.name,
    );
    await keepMemory(tablet, id, pilar.pin);
    expect((await ownFiles()).length).toBeGreaterThanOrEqual(2);

    await page.getByRole("button", { name: `Eliminar a ${pilar.name}` }).click();
    await page.getByRole("button", { name: "Sí, eliminar" }).click();
    const receipt = page.getByRole("dialog", { name: "Justificante del borrado" });
    await expect(receipt.getByText("Recuerdos")).toBeVisible();
    await pressEscape(receipt);
    await expect(card).toBeHidden();
    await expect(page.getByRole("heading", { name: "Panel de Administración" })).toBeFocused();

    const headers = { "Acompana-Role": "person" };
    expect((await tablet.request.get("/api/session", { headers })).status()).toBe(401);
    expect(JSON.stringify(await (await list()).json())).not.toContain(pilar.name);
    await expect.poll(ownFiles).toEqual([]);
    const login = await tablet.request.post("/api/support/login", {
      headers: sameSite,
      data: { email: luis.email, password: luis.password, municipalityId },
    });
    expect(login.status()).toBe(401);
  });
});

test("an invitation makes one administrator, once", async ({ page, browser, portal }) => {
  await openDashboard(page);
  await chooseSetting(page, "Invitar a otro administrador");
  await page.getByRole("button", { name: "Crear enlace de invitación" }).click();
  const link = await page.getByRole("textbox", { name: "Enlace" }).inputValue();
  expect(link).toMatch(/#invitacion=[A-Za-z0-9_-]{43}$/);
  const open = page.getByRole("button", { name: /^Retirar la invitación/ });
  await expect(open).toHaveCount(1);

  const colleague = {
    name: "Marcos Peña",
    email: "marcos@villanueva.es",
    password: "tres-olmos-viejos",
  };
  const openLink = async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    const title = guest.getByRole("heading", { name: "Crear Cuenta de Administrador" });
    await expect(title).toBeVisible();
    expect(guest.url()).toBe(portal.home);
    return guest;
  };
  const guest = await openLink();
  await expect(guest.getByText(/^Este enlace te invita/)).toBeVisible();
  await guest.getByLabel("Nombre Completo").fill(colleague.name);
  await guest.getByLabel("Correo Electrónico").fill(colleague.email);
  await guest.getByLabel("Contraseña").fill(colleague.password);
  await guest.getByRole("button", { name: "Crear Administrador" }).click();
  await acceptAlert(guest, "Administrador creado exitosamente. Ya puedes iniciar sesión.");
  await expect(guest.getByLabel("Correo Electrónico")).toHaveValue(colleague.email);
  await guest.getByLabel("Contraseña").fill(colleague.password);
  await guest.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(guest.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();

  const late = await openLink();
  const refused = "Esta invitación ya no vale. Pide otra a tu ayuntamiento.";
  await expect(late.getByText(refused)).toBeVisible();
  await expect(late.getByLabel("Nombre Completo")).toBeHidden();

  // Used, it is no longer open; a second one is withdrawn before anybody uses it.
  await page.goBack();
  await chooseSetting(page, "Invitar a otro administrador");
  await page.getByRole("button", { name: "Crear enlace de invitación" }).click();
  await expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible();
  await expect(open).toHaveCount(1);
  await open.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Enlace" })).toBeHidden();
});

test("a session that ends under a half-filled form costs the PIN and nothing else", async ({
  page,
  consoleErrors,
}) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear Nuevo Usuario" });
  await dialog.getByLabel("Nombre Completo").fill("Tomás Rey");
  await dialog.getByLabel("PIN de acceso").fill("3141");
  await dialog.getByLabel("Elegir una foto").setInputFiles(photo);
  await expect(dialog.getByText("Foto lista")).toBeVisible();
  await dialog.getByLabel(/^Acepto/).check();
  const token = await page.evaluate(() => localStorage.adminToken);
  await page.request.delete("/api/session", {
    headers: { ...sameSite, "Acompana-Role": "administrator", Authorization: `Bearer ${token}` },
  });
  await dialog.getByRole("button", { name: "Crear Usuario" }).click();
  const sentence = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await acceptAlert(page, "Error: No hay token de administrador");
  consoleErrors.length = 0;
  await expect(page.getByRole("heading", { name: "Acceso para Administradores" })).toBeVisible();

  await page.getByLabel("Correo Electrónico").fill(administrator.email);
  await page.getByLabel("Contraseña").fill(administrator.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(dialog.getByText("Vuelve a poner el PIN.")).toBeVisible();
  await expect(dialog.getByLabel("Nombre Completo")).toHaveValue("Tomás Rey");
  await expect(dialog.getByLabel("PIN de acceso")).toHaveValue("");
  await expect(dialog.getByText("Foto lista")).toBeVisible();
  await dialog.getByLabel("PIN de acceso").fill("3141");
  await dialog.getByRole("button", { name: "Crear Usuario" }).click();
  await answerOffer(page, 'Usuario "Tomás Rey" creado exitosamente', "Ahora no");
  await expect(page.getByRole("article", { name: "Tomás Rey" }).locator("img")).toBeVisible();
});

test("a new PIN lets the person in and the old one does not; the trail says who gave it", async ({
  page,
  portal,
}) => {
  const rosa = await enrol(portal, { name: "Rosa Mora", pin: "5036" });
  await addRelative(portal, rosa, {
    name: "Juan Mora",
    email: "juan@mora.es",
    password: "abc-123",
  });
  await openDashboard(page);
  const card = page.getByRole("article", { name: rosa.name });
  await page.getByRole("button", { name: `Más opciones de ${rosa.name}` }).click();
  await page.getByRole("button", { name: /^Cambiar el PIN/ }).click();
  await page.getByLabel("PIN nuevo").fill("9 3 7 6");
  await page.keyboard.press("Enter");
  await acceptAlert(page, `El PIN de ${rosa.name} ya es el nuevo`);

  await card.getByRole("button", { name: "Consultar Apoyos" }).click();
  await page.getByRole("button", { name: "Cambiar contraseña de Juan Mora" }).click();
  await page.getByLabel("Contraseña nueva", { exact: true }).fill("otra-cosa-9");
  await page.keyboard.press("Enter");
  await acceptAlert(page, "La contraseña de Juan Mora ya es la nueva");
  await pressEscape(page.getByRole("dialog"));

  await card.getByRole("button", { name: "Ver Perfil" }).click();
  await typePin(page, rosa.name, rosa.pin);
  await acceptAlert(page, "PIN incorrecto");
  await pressEscape(page.getByRole("dialog"));

  await page.getByRole("button", { name: `Más opciones de ${rosa.name}` }).click();
  await page.getByRole("button", { name: /^Quién ha visto sus datos/ }).click();
  const trail = page.getByRole("listitem");
  const by = `${administrator.name} (ayuntamiento)`;
  await expect(trail.filter({ hasText: `${by} puso un PIN nuevo.` })).toHaveCount(1);
  await expect(
    trail.filter({ hasText: `${by} cambió la contraseña de una persona de apoyo.` }),
  ).toHaveCount(1);
  await expect(trail.filter({ hasText: "se equivocó con el PIN." })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("button", { name: `Más opciones de ${rosa.name}` })).toBeFocused();

  await card.getByRole("button", { name: "Ver Perfil" }).click();
  await typePin(page, rosa.name, "9376");
  await expect(page.getByRole("heading", { name: "¡Hola, Rosa!" })).toBeVisible();
});

test("by keyboard alone: from the address to an enrolled person with a relative", async ({
  page,
}) => {
  const toButton = (name: string | RegExp) =>
    tabTo(page, page.getByRole("button", { name }).first());
  const toField = (name: string | RegExp) => tabTo(page, page.getByLabel(name).first());
  const press = async (name: string | RegExp) => {
    await toButton(name);
    await page.keyboard.press("Enter");
  };
  await page.goto("");
  await press(/^Toca en cualquier lugar/);
  await press(/^Administración/);
  await toField("Correo Electrónico");
  await page.keyboard.type(administrator.email);
  await toField("Contraseña");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");

  await press("Crear Nuevo Usuario");
  await expect(page.getByLabel("Nombre Completo")).toBeFocused();
  await page.keyboard.type("Inés Soto");
  await toField("PIN de acceso");
  await page.keyboard.type("6402");
  await toField("Compartir con la familia");
  await page.keyboard.press("Space");
  await toField(/^Acepto/);
  await page.keyboard.press("Space");
  await press("Crear Usuario");
  await expect(page.getByRole("alertdialog")).toContainText("creado exitosamente");
  await press("Agregar Apoyo");
  await expect(page.getByLabel("Nombre Completo")).toBeFocused();
  await page.keyboard.type("Ana Soto");
  await toField("Correo Electrónico");
  await page.keyboard.type("ana@soto.es");
  await toField("Contraseña");
  await page.keyboard.type("luna-llena");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("agregada exitosamente");
  await pressEscape(page.getByRole("alertdialog"));
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await toField("Buscar usuario por nombre");
  await page.keyboard.type("ines");
  await expect(page.getByText("1 usuario(s) encontrado(s)")).toBeVisible();
  await press("Consultar Apoyos");
  await expect(page.getByRole("dialog").getByText("ana@soto.es")).toBeVisible();
  await pressEscape(page.getByRole("dialog"));
  await press("Eliminar a Inés Soto");
  await press("Sí, eliminar");
  await pressEscape(page.getByRole("dialog", { name: "Justificante del borrado" }));
  await expect(page.getByText("0 usuario(s) encontrado(s)")).toBeVisible();
  await press("Cerrar Sesión");
  await expect(page.getByRole("button", { name: /^Toca en cualquier lugar/ })).toBeVisible();
});
