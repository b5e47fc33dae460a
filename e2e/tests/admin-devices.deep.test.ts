import { enrol } from "../portal/fixtures.ts";
import {
  acceptAlert,
  answerTrialOffer,
  leaveHome,
  logInAsAdministrator,
  typePin,
} from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { chooseSetting } from "../portal/views/admin.ts";
import { openAs } from "../portal/views/seed.ts";

test.use({ portalSettings: { DEVICE_ENROLMENT: "required" } });

test("a tablet shows older people only while the town hall authorises it", {
  tag: "@cloud",
}, async ({ page: office, portal, browser }) => {
  const carmen = await enrol(portal, { name: "María del Carmen Ruiz", pin: "2580" });
  const refused = "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.";
  const authorised = `Este dispositivo ya está autorizado para ${portal.municipality}`;
  const tablet = await (await browser.newContext()).newPage();

  await test.step("a strange device is told what to do", async () => {
    await openAs(tablet, "Usuarios");
    await expect(tablet.getByRole("alert")).toContainText(refused);
    await expect(tablet.getByText(carmen.name)).toBeHidden();
  });

  const link = await test.step("the town hall makes a link with its QR code", async () => {
    await openAs(office, "Administración");
    await logInAsAdministrator(office);
    await chooseSetting(office, "Dispositivos autorizados");
    await office.getByLabel("Nombre del dispositivo (opcional)").fill("Tableta de Carmen");
    await office.getByRole("button", { name: "Crear enlace y código QR" }).click();
    await expect(office.getByRole("img", { name: "Código QR del enlace" })).toBeVisible();
    return await office.getByRole("textbox", { name: "Enlace" }).inputValue();
  });

  await test.step("which authorises the tablet that opens it, in the same tab", async () => {
    expect(link).toMatch(/#dispositivo=[A-Za-z0-9_-]{43}$/);
    await tablet.goto(link);
    await expect(tablet.getByRole("alertdialog")).toContainText(authorised);
    await answerTrialOffer(tablet, "Ahora no");
    expect(tablet.url()).toBe(portal.home);
    await typePin(tablet, carmen.name, carmen.pin);
    await expect(tablet.getByRole("heading", { name: "¡Hola, María del Carmen!" })).toBeVisible();
  });

  await test.step("opened again there it says that all is well; elsewhere it is spent", async () => {
    await tablet.goto("/project-info");
    await tablet.goto(link);
    await acceptAlert(tablet, authorised);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await acceptAlert(stranger, "Este enlace ya no vale. Pide otro a tu ayuntamiento.");
    await expect(stranger.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
    expect(stranger.url()).toBe(portal.home);
  });

  await test.step("withdrawn, the tablet is a stranger again, and whoever was in is out", async () => {
    await typePin(tablet, carmen.name, carmen.pin);
    await expect(tablet.getByRole("heading", { name: "¡Hola, María del Carmen!" })).toBeVisible();
    await office.goBack();
    await chooseSetting(office, "Dispositivos autorizados");
    await office
      .getByRole("button", { name: "Retirar la autorización de Tableta de Carmen" })
      .click();
    await office.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
    await expect(office.getByText("Todavía no hay dispositivos autorizados")).toBeVisible();
    const session = await tablet.request.get("/api/session", {
      headers: { "Acompana-Role": "person" },
    });
    expect(session.status()).toBe(401);
    await openAs(tablet, "Usuarios");
    await expect(tablet.getByRole("alert")).toContainText(refused);
  });

  await test.step("a clerk chooses a person on a computer that is not authorised", async () => {
    const clerkPage = await office.context().newPage();
    await openAs(clerkPage, "Usuarios");
    await typePin(clerkPage, carmen.name, carmen.pin);
    await expect(
      clerkPage.getByRole("heading", { name: "¡Hola, María del Carmen!" }),
    ).toBeVisible();
    await leaveHome(clerkPage);
    await expect(clerkPage.getByRole("button", { name: /Toca en cualquier lugar/ })).toBeVisible();
    await clerkPage.close();
  });

  await test.step("the town hall's own computer is authorised where it stands", async () => {
    await office.getByRole("button", { name: "Autorizar este dispositivo" }).click();
    await office.getByRole("button", { name: "Autorizar", exact: true }).click();
    await answerTrialOffer(office, "Probar el aviso");
    await office.getByRole("button", { name: "No lo he oído" }).click();
    await expect(office.getByText("El ayuntamiento ya sabe que")).toBeVisible();
    await office.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    await expect(office.getByText(/^Sonido: no se oye/)).toBeVisible();
    await expect(office.getByText("Dispositivo sin nombre")).toBeVisible();
    await expect(office.getByText("Este dispositivo ya está autorizado")).toBeVisible();
  });
});
