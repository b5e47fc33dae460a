import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "../portal/fixtures.ts";
import { card } from "../portal/home.ts";
import {
  box,
  daughter,
  enrolRosa,
  type Message,
  openMessage,
  sendButton,
  TELEPHONE,
} from "../portal/message-form.ts";
import { enterHome, familyConsentOf, keepMemory } from "../portal/person.ts";
import { acceptAlert, pressEscape } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openSupport, writeMessage } from "../portal/views/support.ts";

const files = new URL("../files/", import.meta.url).pathname;

let rosa: Person;
test.beforeEach(async ({ portal }) => {
  rosa = await enrolRosa(portal);
});

test.use({ viewport: TELEPHONE });

/**
 * Limits the page's network: how many bytes a second may be sent (-1: any number), or none at all.
 */
async function holdLine(page: Page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  return (uploadThroughput: number, offline = false) =>
    wire.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

/** Notes every value that a progress bar shows from now on. */
async function watchProgress(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(globalThis, "seen", seen);
    const look = () => {
      const bar = document.querySelector("progress");
      if (bar && bar.value !== seen.at(-1)) seen.push(bar.value);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "seen") as number[]);
}

/** Drags a file of `e2e/files` over the page, as from a window beside it, and lets it go. */
async function dropFile(page: Page, name: string, over: Locator) {
  const wire = await page.context().newCDPSession(page);
  await over.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await over.boundingBox()) ?? {};
  const data = { items: [], files: [join(files, name)], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await wire.send("Input.dispatchDragEvent", {
      ...{ type, data },
      ...{ x: x + width / 2, y: y + height / 2 },
    });
}

test("a photo that is dropped beside its field does not open in the form's place", async ({
  page,
}) => {
  await openMessage(page);
  // A browser without a window opens nothing by itself: what it would open is not held back.
  await page.evaluate(() => {
    const held: boolean[] = [];
    Reflect.set(globalThis, "held", held);
    addEventListener("dragover", (event) => held.push(event.defaultPrevented));
  });
  await box(page).fill("Mira qué tarde");
  await dropFile(page, "photo.jpg", page.getByRole("heading", { level: 1 }));
  await dropFile(page, "photo.jpg", box(page));
  await dropFile(page, "photo.jpg", page.getByText("Elegir foto o video"));
  await expect(page.getByText("Archivo elegido: photo.jpg")).toBeAttached();
  await expect(box(page)).toHaveValue("Mira qué tarde");
  const held = await page.evaluate(() => Reflect.get(globalThis, "held") as boolean[]);
  expect(new Set(held)).toEqual(new Set([true]));
});

test("words, a photo and a video reach the person, and the bar tells how far they are", {
  tag: "@cloud",
}, async ({ page, portal }) => {
  await openMessage(page);
  const sent = () => acceptAlert(page, "Mensaje enviado exitosamente");
  await test.step("words", async () => {
    await box(page).fill("Hola, mamá");
    await sendButton(page).click();
    await sent();
    await expect(box(page)).toHaveValue("");
    await expect(box(page)).toBeFocused();
  });
  await test.step("a photo", async () => {
    await writeMessage(page, "Mira qué tarde", "photo.jpg");
    await sendButton(page).click();
    await sent();
    await expect(page.getByText(/^Archivo elegido/)).toHaveCount(0);
  });
  await test.step("a video, over a slow line", async () => {
    const line = await holdLine(page);
    await line(12_000);
    const progress = await watchProgress(page);
    await writeMessage(page, "", "clip.mp4");
    await sendButton(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await sent();
    const seen = await progress();
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(seen.filter((percent) => percent > 0 && percent < 100)).not.toEqual([]);
  });

  const call = await enterHome(portal, rosa);
  const messages = await call<Message[]>("GET", `/api/users/${rosa.id}/support-messages`);
  expect(messages.map(({ type, content }) => `${type}: ${content}`).sort()).toEqual([
    "image: Mira qué tarde",
    "text: Hola, mamá",
    "video: Archivo adjunto",
  ]);
});

test("several go at once: one that fails is named and sent again alone", async ({
  page,
  portal,
  consoleErrors,
}) => {
  await openMessage(page);
  let uploads = 0;
  await page.route("**/api/upload", (route) =>
    ++uploads === 2 ? route.abort("failed") : route.continue(),
  );
  await page.route("**/messages", (route) =>
    uploads === 3 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await writeMessage(page, "La fiesta", "photo.jpg", "clip.mp4", "photo.jpg");
  await sendButton(page).click();
  const retry = page.getByRole("button", { name: "Reintentar" });
  await test.step("a lost line stops all, and the first has arrived with the words", async () => {
    await expect(page.getByText(/^Error al enviar mensaje\. No hay conexión/)).toBeVisible();
    await expect(page.getByText(/^Archivos elegidos: 2\./)).toBeAttached();
    await expect(box(page)).toHaveValue("");
  });
  await test.step("one message fails, and the other one goes on", async () => {
    await retry.click();
    await expect(page.getByText("clip.mp4: No se ha podido enviar.")).toBeVisible();
    await expect(page.getByText("photo.jpg")).toHaveCount(0);
  });
  await test.step("it is sent alone, and nothing twice", async () => {
    await page.unroute("**/messages");
    await retry.click();
    await acceptAlert(page, "Mensaje enviado exitosamente");
    expect(uploads).toBe(4);
  });
  const call = await enterHome(portal, rosa);
  const messages = await call<Message[]>("GET", `/api/users/${rosa.id}/support-messages`);
  expect(messages.map(({ type, content }) => `${type}: ${content}`).sort()).toEqual([
    "image: Archivo adjunto",
    "image: La fiesta",
    "video: Archivo adjunto",
  ]);
  consoleErrors.length = 0;
});

test("what the person shares is looked at and marked, and follows the choice of person", {
  tag: "@cloud",
}, async ({ page, portal }) => {
  const call = await enterHome(portal, rosa);
  const photo = { file: "photo.jpg", mimeType: "image/jpeg", title: "El huerto" };
  await keepMemory(call, rosa, photo);
  const share = await familyConsentOf(call, rosa);
  await share(true);
  const julio = { name: "Julio Prieto", pin: "3904", familyConsent: true };
  await addRelative(portal, await enrol(portal, julio), daughter);
  await openSupport(page, daughter);

  await test.step("a reminder is added and marked", async () => {
    await card(page, "Recordatorios").click();
    await page.getByRole("button", { name: "Añadir" }).click();
    const dialog = page.getByRole("dialog", { name: "Nuevo Recordatorio" });
    await dialog.getByLabel("Título").fill("Regar las macetas");
    await dialog.getByRole("button", { name: "Hoy" }).click();
    await dialog.getByRole("button", { name: "Por la mañana" }).click();
    await dialog.getByRole("button", { name: "Guardar recordatorio" }).click();
    await expect(dialog).toBeHidden();
    const done = page.getByRole("button", { name: "Hecho: Regar las macetas" });
    await done.click();
    await expect(done).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the other person's things are the other person's", async () => {
    await page.goBack();
    await page.getByText("Julio Prieto", { exact: true }).click();
    await card(page, "Recordatorios").click();
    await expect(page.getByText("Acompañas a Julio Prieto")).toBeVisible();
    await expect(page.getByText("No hay recordatorios para hoy")).toBeVisible();
    await page.goBack();
    await page.getByText("Rosa Gil", { exact: true }).click();
  });

  await test.step("a memory is looked at", async () => {
    await card(page, "Recuerdos").click();
    await page.getByRole("button", { name: /El huerto/ }).click();
    const viewer = page.getByRole("dialog", { name: "El huerto" });
    const width = (image: Element) => (image as HTMLImageElement).naturalWidth;
    await expect.poll(() => viewer.getByRole("img").evaluate(width)).toBeGreaterThan(0);
    await pressEscape(viewer);
    await expect(viewer).toBeHidden();
    // The dashboard reads both lists again.
    const read = ["reminders", "reminders/upcoming"].map((list) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/${list}`)),
    );
    await page.goBack();
    await Promise.all(read);
  });
});

test("files that cannot be sent are refused in plain words, and what was chosen stays", async ({
  page,
}, testInfo) => {
  await openMessage(page);
  await writeMessage(page, "Para ti", "clip.mp4");
  const huge = testInfo.outputPath("boda.mp4");
  await writeFile(huge, "");
  await truncate(huge, 60 * 1024 * 1024);
  const named = (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: Buffer.from("hola"),
  });
  const refused: [string | ReturnType<typeof named>, string][] = [
    [huge, "Archivo muy grande – El archivo no puede ser mayor a 50MB."],
    [named("carta.jpg", "image/jpeg"), "No se puede abrir esta foto."],
    [named("dibujo.svg", "image/svg+xml"), "Solo se permiten imágenes y videos."],
    [named("carta.txt", "text/plain"), "Solo se permiten imágenes y videos."],
  ];
  for (const [file, words] of refused) {
    await page.getByLabel("Añadir otra foto o video").setInputFiles(file);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(page.getByText("clip.mp4", { exact: false }).first()).toBeVisible();
    await expect(box(page)).toHaveValue("Para ti");
  }
  await sendButton(page).click();
  await acceptAlert(page, "Mensaje enviado exitosamente");
});

test("a lost network, a stopped server and a cancelled upload lose nothing", async ({
  page,
  portal,
  consoleErrors,
}) => {
  await openMessage(page);
  const line = await holdLine(page);
  // So slowly that nothing is sent whole before it is cut off.
  await line(300);
  const retry = page.getByRole("button", { name: "Reintentar" });
  const everythingIsThere = async () => {
    await expect(box(page)).toHaveValue("Hasta el domingo");
    await expect(page.getByText("clip.mp4", { exact: false }).first()).toBeVisible();
  };
  await writeMessage(page, "Hasta el domingo", "clip.mp4");

  await test.step("cancelled", async () => {
    await sendButton(page).click();
    await page.getByRole("button", { name: "Cancelar el envío" }).click();
    await expect(page.getByText("Envío cancelado", { exact: true })).toBeVisible();
    await everythingIsThere();
  });
  await test.step("the network goes", async () => {
    await sendButton(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await line(300, true);
    await expect(page.getByText(/^Error al enviar mensaje\. No hay conexión/)).toBeVisible();
    await everythingIsThere();
  });
  await test.step("and comes back, but the server stops", async () => {
    await line(-1);
    // A stopping server finishes its running calls, so it must have ended before.
    await portal.process.interrupt();
    await retry.click();
    await expect(page.getByText(/^Error al enviar mensaje\./)).toBeVisible();
    await everythingIsThere();
  });
  await test.step("when it is back, it is sent", async () => {
    await portal.process.run();
    await retry.click();
    await acceptAlert(page, "Mensaje enviado exitosamente");
    await expect(box(page)).toHaveValue("");
  });
  consoleErrors.length = 0;
});

test("by keyboard alone: from the address to a sent photo, and to the login when the session ends", async ({
  page,
  consoleErrors,
}) => {
  const tabTo = async (name: RegExp) => {
    const target = page.getByRole("button", { name }).or(page.getByLabel(name)).first();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  const press = async (name: RegExp) => {
    await tabTo(name);
    await page.keyboard.press("Enter");
  };
  await page.goto("");
  for (const name of [/^Toca en cualquier lugar/, /^Personas de Apoyo/]) await press(name);
  await tabTo(/^Correo Electrónico/);
  await page.keyboard.type(daughter.email);
  await tabTo(/^Contraseña/);
  await page.keyboard.type(daughter.password);
  await page.keyboard.press("Enter");
  await press(/^Enviar Mensaje/);
  await tabTo(/^Tu mensaje/);
  await page.keyboard.type("Sin ratón");
  const chooser = page.waitForEvent("filechooser");
  await tabTo(/^Elegir foto o video/);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(join(files, "photo.jpg"));
  await expect(page.getByText("Archivo elegido: photo.jpg")).toBeAttached();
  await press(/^Enviar Mensaje/);
  await expect(page.getByRole("alertdialog")).toContainText("Mensaje enviado exitosamente");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();

  await page.request.delete("/api/session", {
    headers: { "Acompana-Role": "support", "Sec-Fetch-Site": "same-origin" },
  });
  await page.keyboard.type("¿Sigues ahí?");
  await page.keyboard.press("Control+Enter");
  const ended = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
  await expect(page.getByText(ended, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Acceso para Personas de Apoyo" })).toBeVisible();
  // The refused call is in the console, as it should be.
  consoleErrors.length = 0;

  // The words wait for the next login.
  await tabTo(/^Correo Electrónico/);
  await page.keyboard.type(daughter.email);
  await tabTo(/^Contraseña/);
  await page.keyboard.type(daughter.password);
  await page.keyboard.press("Enter");
  await expect(card(page, "Enviar Mensaje")).toContainText("Mensaje sin enviar");
  await press(/^Enviar Mensaje/);
  await expect(box(page)).toHaveValue("¿Sigues ahí?");
});
