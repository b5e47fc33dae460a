import { expect, type Page } from "@playwright/test";
import { goOnTo, openSetting } from "./admin.ts";
import { AT, ATTENTION, BEGUN, COLLEAGUES, FACTOR_ON, PAPER } from "./responses.ts";
import { openAs, type View } from "./seed.ts";
import {
  answer,
  apart,
  back,
  closeDialog,
  goTo,
  press,
  type Step,
  see,
  seeDialog,
  seeHeading,
  seeLabel,
  seeQuestion,
  visit,
  write,
} from "./visit.ts";

/** On the administrators' access screen: the password is right, and something more is asked for. */
const askSecondStep =
  (step: "code" | "enrol"): Step =>
  async (page) => {
    const json = { step, challenge: `challenge-${step}`, expiresAt: AT };
    await page.route("**/admin/login", (route) => route.fulfill({ status: 202, json }));
    await page.getByLabel("Correo Electrónico").fill("ana@villanueva.es");
    await page.getByLabel("Contraseña").fill("tres-gatos-azules");
    await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  };

const seeQrCode = (page: Page) =>
  expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();

const typeCode: Step[] = [write(/^Código$/, "123456"), press("Comprobar el código")];

/** How administrators enter, their own accounts and their colleagues'. */
export const adminAccountViews: View[] = [
  ...visit({
    "admin-login": [(page) => openAs(page, "Administración"), press("Iniciar Sesión")],
    "admin-create-account": [press("Crear Cuenta de Administrador"), seeLabel("Nombre Completo")],
    "admin-second-step": [back, askSecondStep("code"), seeHeading("Comprueba que eres tú")],
    "admin-second-step-enrol": [
      back,
      answer("**/admin/login/enrolment", { json: BEGUN }),
      askSecondStep("enrol"),
      seeQrCode,
    ],
    "admin-second-step-codes": [
      answer("**/admin/login/enrol", { status: 201, json: { token: "t1", id: "a1", ...PAPER } }),
      ...typeCode,
      see("7K2MD-9XQ4T"),
    ],
  }),
  ...apart({
    "admin-new-password": [goTo("#clave=un-codigo"), seeHeading("Contraseña nueva")],
    "admin-invited": [
      answer("**/invitations/check", { json: { valid: true } }),
      goTo("#invitacion=un-codigo"),
      see(/^Este enlace te invita/),
    ],
    "admin-invitation-used": [goTo("#invitacion=un-codigo"), see(/^Esta invitación ya no vale/)],
  }),
  ...visit({
    "admin-my-account": [openSetting("Mi cuenta"), see("Esta sesión")],
    "admin-set-up-app": [press("Activar el código del móvil"), seeDialog("")],
    "admin-app-code": [
      answer("**/second-factor/enrolment", { json: BEGUN }),
      (page) => page.getByRole("dialog").getByLabel("Contraseña actual").fill("tres-gatos-azules"),
      press("Continuar"),
      seeQrCode,
    ],
    "admin-recovery-codes": [
      (page) =>
        page.route("**/admin/second-factor", (route) =>
          route.fulfill({ json: route.request().method() === "PUT" ? PAPER : FACTOR_ON }),
        ),
      ...typeCode,
      see("7K2MD-9XQ4T"),
    ],
    "admin-second-factor": [
      press("Ya los he guardado"),
      see("Te quedan 10 códigos de recuperación."),
    ],
    "admin-renew-codes": [press("Hacer códigos de recuperación nuevos"), seeDialog("")],
    "admin-colleagues": [
      answer("**/admin/colleagues", { json: COLLEAGUES }),
      closeDialog,
      goOnTo("Compañeros"),
      see(/^Tú$/),
    ],
    "admin-colleague-link": [
      (page) => {
        const json = { url: `${page.url()}#clave=un-codigo`, expiresAt: AT };
        return page.route("**/password-link", (route) => route.fulfill({ status: 201, json }));
      },
      press(/^Enlace para contraseña olvidada de Marta Gil/),
      (page) => expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible(),
    ],
    "admin-colleague-disable": [
      press("Desactivar la cuenta de Marta Gil"),
      seeQuestion("¿Desactivar la cuenta de"),
    ],
    "admin-attention": [
      answer("**/api/attention", { json: ATTENTION }),
      closeDialog,
      back,
      (page) => page.reload(),
      see("37 intentos fallidos de entrar"),
    ],
    "admin-help": [press("Ayuda"), seeDialog("Ayuda")],
  }),
];
