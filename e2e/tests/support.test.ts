import type { Person } from "../portal/fixtures.ts";
import { hold } from "../portal/hold.ts";
import { card } from "../portal/home.ts";
import {
  daughter,
  enrolRosa,
  type Message,
  openMessage,
  sendButton,
  TELEPHONE,
} from "../portal/message-form.ts";
import { enterHome, familyConsentOf } from "../portal/person.ts";
import { acceptAlert } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openSupport, writeMessage } from "../portal/views/support.ts";

let rosa: Person;
test.beforeEach(async ({ portal }) => {
  rosa = await enrolRosa(portal);
});

test.use({ viewport: TELEPHONE });

test("words and a photo reach the person; the photo is upright and tells no place", async ({
  page,
  portal,
}) => {
  await openMessage(page);
  let body: Buffer = Buffer.alloc(0);
  await page.route("**/api/upload", async (route) => {
    body = route.request().postDataBuffer() ?? body;
    await route.continue();
  });
  await writeMessage(page, "Mira qué tarde", "photo.jpg");
  await sendButton(page).click();
  await acceptAlert(page, "Mensaje enviado exitosamente");
  expect(body.length).toBeGreaterThan(1000);
  expect(body.includes("Exif")).toBe(false);
  expect(body.includes('filename="photo.jpg"')).toBe(true);
  // Whole bytes of the JPEG, from its first mark to its last.
  const jpeg = body.subarray(
    body.indexOf("\xff\xd8", "latin1"),
    body.lastIndexOf("\xff\xd9", undefined, "latin1") + 2,
  );
  const size = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return { width, height };
  }, jpeg.toString("base64"));
  expect(size.height).toBeGreaterThan(size.width);

  const call = await enterHome(portal, rosa);
  const messages = await call<Message[]>("GET", `/api/users/${rosa.id}/support-messages`);
  expect(messages).toMatchObject([{ type: "image", content: "Mira qué tarde" }]);
});

test("what the person shares opens, and closes when it is withdrawn", {
  tag: "@cloud",
}, async ({ page, portal, consoleErrors }) => {
  const call = await enterHome(portal, rosa);
  const share = await familyConsentOf(call, rosa);
  const explained = page.getByText("Rosa Gil no ha autorizado compartir esta información");
  await call("POST", `/api/users/${rosa.id}/reminders`, {
    title: "Regar las macetas",
    dateTime: new Date().toISOString(),
  });
  await openSupport(page, daughter);

  await test.step("without consent three cards are dimmed and explained", async () => {
    await expect(page.getByText("Requiere autorización")).toHaveCount(3);
    await expect(page.getByText(/^Rosa guarda para sí cómo le va\./)).toBeVisible();
    // A view asks for the consents as it opens: they must not be answered with the new one.
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/session"));
    await card(page, "Métricas").click();
    await expect(explained).toBeVisible();
    await (await asked).response();
    // It looks by itself, too, each half minute: not before the press.
    const release = await hold(page, "**/api/session");
    await share(true);
    await page.getByRole("button", { name: "Comprobar de nuevo" }).click();
    release();
    await expect(page.getByRole("heading", { name: "Actividad Diaria (minutos)" })).toBeVisible();
    await page.getByText("Últimos 30 días").click();
    await expect(page.getByText("Este mes", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Requiere autorización")).toHaveCount(0);
    await expect(page.getByText("Ninguna apuntada para hoy")).toBeVisible();
  });

  await test.step("withdrawn while it is open: the next press turns the view", async () => {
    // What the view reads, on entering and by itself, is held until the press has turned it.
    const releaseLists = await hold(page, /\/reminders(\/upcoming)?$/);
    // The consents, which it asks for as well, must not be answered with the withdrawal.
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/session"));
    await card(page, "Recordatorios").click();
    const done = page.getByRole("button", { name: "Hecho: Regar las macetas" });
    await expect(done).toBeVisible();
    await (await asked).response();
    const releaseConsents = await hold(page, "**/api/session");
    await share(false);
    await done.click();
    await expect(explained).toBeVisible();
    releaseLists();
    releaseConsents();
    await expect(page.getByText("Regar las macetas")).toBeHidden();
    await page.goBack();
    await expect(page.getByText("Requiere autorización")).toHaveCount(3);
  });
  // The refused call is in the console, as it should be.
  expect(consoleErrors.every((line) => line.includes("403"))).toBe(true);
  consoleErrors.length = 0;
});
