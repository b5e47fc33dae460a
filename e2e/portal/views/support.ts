import { expect, type Page } from "@playwright/test";
import { heardVideo } from "../memories.ts";
import { openAs, openChange, relatives, type View } from "./seed.ts";
import {
  add,
  answer,
  apart,
  back,
  closeDialog,
  goTo,
  press,
  type Step,
  see,
  seeButton,
  seeDialog,
  seeHeading,
  seeLabel,
  visit,
  write,
} from "./visit.ts";
import { changePage } from "./written-page.ts";

/** From the address to a relative's dashboard. */
export async function openSupport(page: Page, relative: Login) {
  await enterAsRelative(page, relative);
  await expect(page.getByRole("button", { name: /^Métricas/ })).toBeVisible();
}

interface Login {
  email: string;
  password: string;
}

async function enterAsRelative(page: Page, relative: Login) {
  await openAs(page, "Personas de Apoyo");
  await page.getByLabel("Correo Electrónico").fill(relative.email);
  await page.getByLabel("Contraseña").fill(relative.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

const files = new URL("../../files/", import.meta.url).pathname;

const openSons = (page: Page) => openSupport(page, relatives.son);

/** From the address to one of the son's sub-views: his father shares everything with him. */
const openSubView = (title: string): Step[] => [
  openSons,
  press(new RegExp(`^${title}`)),
  (page) => expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(),
];

/** On the message form: writes a few words and chooses some of the files of `e2e/files`. */
export async function writeMessage(page: Page, words: string, ...names: string[]) {
  await page.getByLabel("Tu mensaje").fill(words);
  const chosen = names.map((name) => files + name);
  await page.getByLabel(/^(Elegir|Añadir otra) foto o/).setInputFiles(chosen);
  await expect(page.getByText(/^Archivos? elegidos?:/)).toBeVisible();
}

const writeAboutTheEvening: Step = (page) =>
  writeMessage(page, "Mira qué tarde tan bonita.", "photo.jpg");

/** The id of a person that there is not. */
const NOBODY = "11111111-1111-4111-8111-111111111111";

const openLogin: Step = (page) => openAs(page, "Personas de Apoyo");

/** The relatives' screens. */
export const supportViews: View[] = [
  ...visit({
    "support-login": [openLogin, seeLabel("Contraseña")],
    "support-login-empty": [press("Iniciar Sesión"), see("Por favor complete todos los campos")],
    "support-forgotten": [
      press("He olvidado mi contraseña"),
      see("Pide un enlace a tu ayuntamiento"),
    ],
  }),
  ...apart({
    "support-invitation": [
      answer("**/invitations/check", {
        json: {
          invitation: { name: "Eva Gil", email: "eva@casa.es", userName: "Carmen López" },
        },
      }),
      goTo("#apoyo=un-codigo"),
      see(/^Eva Gil, te han invitado/),
    ],
    "support-invitation-used": [goTo("#apoyo=un-codigo"), see("Esta invitación ya no vale")],
    "support-new-password": [goTo("#clave-familia=un-codigo"), seeLabel("Contraseña nueva")],
  }),
  ...visit({
    "support-forgotten-mail": [
      (page) => changePage(page, ["/"], ['"sendsMail":false', '"sendsMail":true']),
      openLogin,
      press("He olvidado mi contraseña"),
      seeLabel("Correo electrónico con el que entras"),
    ],
    "support-forgotten-sent": [
      answer("**/api/support/password-link", { status: 204 }),
      write("Correo electrónico con el que entras", "lucia@correo.es"),
      press("Enviarme un enlace"),
      seeHeading("Mira tu correo"),
    ],
  }),
  ...visit({
    "support-dashboard-no-consent": (page) => openSupport(page, relatives.daughter),
    "support-no-consent-explained": [
      press(/^Métricas/),
      (page) => expect(page.getByRole("button", { name: /^Métricas/ })).toBeHidden(),
    ],
  }),
  ...visit({
    "support-dashboard": [openSons, see(/^\d de 1 marcadas$|^Marcada$/)],
    "support-my-account": [press("Mi cuenta"), see("Esta sesión")],
    "support-message": [back, press(/^Enviar Mensaje/), seeLabel("Tu mensaje")],
    "support-message-nothing": [
      press("Enviar Mensaje"),
      see("Por favor escriba un mensaje o seleccione un archivo"),
    ],
    "support-dashboard-unsent": [writeAboutTheEvening, press("Volver"), see("Mensaje sin enviar")],
  }),
  ...apart({
    "support-dashboard-paused": [
      add("**/api/session", (session: { users?: object[] }) => {
        const pause = { reason: "hospital", endsAt: "2099-01-01T00:00:00.000Z" };
        const users = (session.users ?? []).map((user) => ({ ...user, pause }));
        return { ...session, users, user: users[0] };
      }),
      openSons,
      see(/está en el hospital/),
    ],
    "support-dashboard-two": [
      // He accompanies his mother too.
      add("**/api/session", (session: { users?: object[] }) => {
        const mother = { ...session.users?.[0], id: NOBODY, name: "María Luisa Fernández" };
        return { ...session, users: [...(session.users ?? []), mother] };
      }),
      openSons,
      see("María Luisa Fernández"),
    ],
    "support-dashboard-mourned": [
      add("**/api/session", (session: { users?: object[] }) => {
        const users = (session.users ?? []).map((user) => ({
          ...user,
          pause: { reason: "death" },
        }));
        return { ...session, users, user: users[0] };
      }),
      (page) => enterAsRelative(page, relatives.son),
      see(/^Sentimos mucho el fallecimiento de/),
    ],
    "support-message-sending": [
      // Its answer never comes, so that it can be looked at.
      (page) => page.route("**/api/upload", () => {}),
      ...openSubView("Enviar Mensaje"),
      writeAboutTheEvening,
      press("Enviar Mensaje"),
      (page) => expect(page.getByRole("progressbar")).toBeVisible(),
    ],
    "support-message-several": [
      async (page) => {
        let sent = 0;
        await page.route("**/api/upload", (route) => {
          const isSecond = ++sent === 2;
          const error = "No queda sitio para este archivo.";
          return isSecond
            ? route.fulfill({ status: 413, json: { error, code: "QUOTA" } })
            : route.continue();
        });
      },
      ...openSubView("Enviar Mensaje"),
      (page) => writeMessage(page, "La fiesta", "photo.jpg", "clip.mp4", "photo.jpg"),
      press("Enviar Mensaje"),
      see("clip.mp4: No queda sitio para este archivo."),
      // One more waits beside it.
      (page) => writeMessage(page, "", "photo.jpg"),
    ],
    "support-message-kind": [
      ...openSubView("Enviar Mensaje"),
      async (page) => {
        const buffer = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
        const photo = { name: "IMG_0412.HEIC", mimeType: "image/heic", buffer };
        await page.getByLabel(/^(Elegir|Añadir otra) foto o video/).setInputFiles(photo);
      },
      see(/^Esta foto es HEIC/),
    ],
    "support-message-doubted": [
      ...openSubView("Enviar Mensaje"),
      async (page) => {
        const videos = [await heardVideo(), await heardVideo("IMG_0413.mp4")];
        await page.getByLabel(/^(Elegir|Añadir otra) foto o video/).setInputFiles(videos);
      },
      seeButton("Elegirlos de todos modos"),
    ],
    "support-message-failed": [
      (page) => page.route("**/api/upload", (route) => route.abort("internetdisconnected")),
      ...openSubView("Enviar Mensaje"),
      writeAboutTheEvening,
      press("Enviar Mensaje"),
      see(/^Error al enviar mensaje\./),
      seeButton("Reintentar"),
    ],
  }),
  ...visit({
    "support-metrics": [
      ...openSubView("Métricas"),
      seeHeading("Actividad Diaria (minutos)"),
      (page) => expect(page.getByText("Cargando métricas...")).toBeHidden(),
    ],
    "support-reminders": [back, press(/^Recordatorios/), see("Tomar la pastilla de la tensión")],
    "support-reminders-new": [press("Añadir"), seeDialog("Nuevo Recordatorio")],
    "support-reminders-change": [closeDialog, openChange],
    "support-memories": [closeDialog, back, press(/^Recuerdos/), see("2 recuerdos")],
    "support-photo": [press(/^Ver foto/), seeDialog("")],
    "support-sent": [
      closeDialog,
      back,
      press(/^Mensajes enviados/),
      // Other views have sent some too.
      (page) => expect(page.getByText(/^Enviado el/).first()).toBeVisible(),
    ],
    "support-help": [press("Ayuda"), seeDialog("Ayuda")],
  }),
];
