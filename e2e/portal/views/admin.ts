import { expect, type Page } from "@playwright/test";
import { logInAsAdministrator } from "../steps.ts";
import { ANNOUNCED, ERASED, FIGURES, INVITED, NEEDS } from "./responses.ts";
import { openAs, type Seed, type View } from "./seed.ts";
import {
  add,
  answer,
  apart,
  back,
  choose,
  closeDialog,
  inOrder,
  press,
  pressFirst,
  type Step,
  see,
  seeButton,
  seeDialog,
  seeDialogWith,
  seeFirst,
  seeHeading,
  seeLabel,
  seeQuestion,
  tick,
  visit,
  write,
} from "./visit.ts";

/** From the address to the dashboard. */
export async function openDashboard(page: Page, seed: Seed) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(page.getByRole("heading", { name: seed.carmen.name })).toBeVisible();
}

/** What the settings menu leads to and, from this width on, the list of rooms beside the page. */
const ROOMS_FROM_PX = 1_200;
const ROOMS: Record<string, string> = {
  "Avisos del ayuntamiento": "Avisos",
  "Alta de muchas personas": "Altas",
  "Hojas para entrar": "Hojas",
  "Dispositivos autorizados": "Dispositivos",
  Familias: "Familias",
  "Cifras del municipio": "Cifras",
  "Registro del ayuntamiento": "Registro",
  "Copias y versiones": "Copias y versiones",
  "Mi cuenta": "Mi cuenta",
};

/** The rooms beside the dashboard's pages. */
export const rooms = (page: Page) => page.getByRole("navigation", { name: "Mesa de trabajo" });

/**
 * On the dashboard: presses one of the settings menu's entries, or its room in the list beside the
 * page.
 */
export async function chooseSetting(page: Page, entry: string) {
  const room = ROOMS[entry];
  const { width = 0 } = page.viewportSize() ?? {};
  if (room && width >= ROOMS_FROM_PX)
    return await rooms(page).getByRole("button", { name: room, exact: true }).click();
  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("button", { name: entry }).click();
}

/** From the address to what an entry of the settings menu opens. */
export const openSetting = (entry: string): Step =>
  inOrder(openDashboard, (page) => chooseSetting(page, entry));

/** In a part of the dashboard: goes back, and on to another one. */
export const goOnTo = (entry: string): Step => inOrder(back, (page) => chooseSetting(page, entry));

/** In 'Alta de muchas personas': chooses a file with this text. */
export const chooseCsv = (page: Page, text: string) =>
  page
    .getByLabel("Elegir el archivo CSV")
    .setInputFiles({ name: "padron.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

const carmensName = ({ carmen }: Seed) => carmen.name;

/** 26 hours behind. */
const WRONG_CLOCK = { offsetSeconds: -93_600, since: "2026-03-10T08:00:00.000Z" };

/** The administrators' screens and dialogs. */
export const adminViews: View[] = [
  ...visit({
    "admin-dashboard": openDashboard,
    "admin-settings": press("Ajustes"),
    "admin-create-user": [
      (page) => page.keyboard.press("Escape"),
      press("Crear Nuevo Usuario"),
      seeDialog(""),
    ],
    "admin-privacy": [press("Política de Privacidad"), seeDialog("Política de Privacidad")],
    "admin-terms": [
      press("Entendido"),
      press("Términos de Servicio"),
      seeDialog("Términos de Servicio"),
    ],
    "admin-profile-pin": [
      press("Entendido"),
      closeDialog,
      (page, seed) =>
        page
          .getByRole("article", { name: seed.carmen.name })
          .getByRole("button", { name: /^Ver Perfil/ })
          .click(),
      seeDialogWith("Escribe su PIN de 4 números"),
    ],
    "admin-add-support": [closeDialog, pressFirst("Agregar Apoyo"), press("Agregar Persona")],
    "admin-support-list": [
      see("Por favor complete todos los campos"),
      closeDialog,
      answer("**/support-invitations", { json: [INVITED] }),
      pressFirst("Consultar Apoyos"),
      (page) => expect(page.getByRole("dialog").getByText("@").first()).toBeVisible(),
      see(INVITED.email),
    ],
    "admin-password-link": [press(/^Enlace para contraseña nueva/), seeLabel(/^Enlace$/)],
    "admin-set-password": [
      press("Terminar"),
      press(/^Cambiar contraseña/),
      seeLabel(/^Contraseña nueva$/),
    ],
    "admin-remove-support": [closeDialog, press(/^Eliminar a/), seeButton("Sí, eliminar")],
  }),
  ...visit({
    "admin-remove-user": [
      openDashboard,
      press((seed) => `Eliminar a ${seed.carmen.name}`),
      seeButton("Sí, eliminar"),
    ],
    "admin-remove-copy": [press("Hacer una copia"), seeButton("Hacer la copia")],
    // Nobody is deleted: the other views need her.
    "admin-erasure-receipt": [
      press("Volver sin hacerla"),
      (page, seed) => answer(`**/api/users/${seed.carmen.id}`, { status: 204 })(page, seed),
      answer("**/api/erasures/*", { json: ERASED }),
      press("Sí, eliminar"),
      see("de los que 3 se están borrando"),
    ],
  }),
  ...visit({
    "admin-deceased": [
      add("**/api/users?*", (page: { users: object[] }) => {
        const [first, ...others] = page.users;
        const phone = "600 10 20 30";
        return { ...page, users: [{ ...first, phone, isDeceased: true }, ...others] };
      }),
      openDashboard,
      see("Falleció"),
    ],
  }),
  ...visit({
    "admin-events": [openSetting("Registro del ayuntamiento"), seeFirst(/anotaciones/)],
    "admin-families": [
      answer("**/support-invitations", { json: [INVITED] }),
      goOnTo("Familias"),
      choose(carmensName),
      see(INVITED.email),
    ],
    "admin-import": [goOnTo("Alta de muchas personas"), see("Elegir el archivo CSV")],
    "admin-import-checked": [
      (page) =>
        chooseCsv(
          page,
          "DNI;Nombre;Nacimiento\n1;Aurelia Gil;28/05/1941\n2;;\n3;Aurelia Gil;28/05/1941",
        ),
      seeHeading("1 fila con errores"),
    ],
    "admin-import-done": [
      answer("**/api/user-imports", { status: 201, json: { created: 1 } }),
      (page) => chooseCsv(page, "DNI;Nombre;Nacimiento\n1;Aurelia Gil;28/05/1941"),
      press(/^Crear a 1 persona/),
      seeButton("Preparar sus hojas"),
    ],
    "admin-figures": [
      answer("**/api/figures?*", { json: FIGURES }),
      goOnTo("Cifras del municipio"),
      see("Noviembre de 2025"),
      (page) => expect(page.locator("svg[baseProfile]")).toHaveCount(3),
    ],
    "admin-announcements": [
      answer("**/api/announcements", { json: ANNOUNCED }),
      goOnTo("Avisos del ayuntamiento"),
      choose("Solo para algunas"),
      tick(carmensName),
      press("Publicar el aviso"),
      see(/^Escribe el aviso\.$/),
      see("Lo han abierto 18 de 42"),
    ],
    "admin-change-announcement": [
      answer("**/api/announcements/n1", { json: { ...ANNOUNCED[0], recipients: null } }),
      press(/^Cambiar el aviso: Mañana/),
      (page) => expect(page.getByRole("dialog").getByLabel("Aviso", { exact: true })).toBeVisible(),
    ],
    "admin-withdraw-announcement": [
      closeDialog,
      press(/^Retirar el aviso: Mañana/),
      seeQuestion("¿Retirar este aviso?"),
    ],
    "admin-invitations": [
      closeDialog,
      goOnTo("Invitar a otro administrador"),
      press("Crear enlace de invitación"),
      seeFirst(/^Invitación de/),
    ],
    "admin-withdraw-invitation": [pressFirst(/^Retirar/), seeQuestion("")],
    "admin-portal-parts": [closeDialog, goOnTo("Copias y versiones"), see("Juegos")],
  }),
  ...visit({
    "admin-needs": [
      openDashboard,
      add<{ users: object[] }>("**/api/users?*order=needs*", (page) => ({
        ...page,
        needing: NEEDS.length,
        users: page.users.map((user, place) => ({ ...user, needs: NEEDS[place] ?? [] })),
      })),
      press("Actualizar"),
      see(`${NEEDS.length} personas te necesitan hoy`),
    ],
    "admin-needs-compact": press("Lista compacta"),
  }),
  ...visit({
    "admin-sheets": [openSetting("Hojas para entrar"), tick(carmensName)],
    "admin-sheets-sure": [press("Preparar 1 hoja"), seeQuestion("")],
    "admin-sheets-made": [
      // The others go on entering with the PIN that she has.
      (page, { carmen }) => {
        const sheet = { userId: carmen.id, name: carmen.name, pin: "4071", deviceLink: null };
        const json = { address: page.url(), helpPhone: null, sheets: [sheet] };
        return page.route("**/api/user-sheets", (route) => route.fulfill({ status: 201, json }));
      },
      press("Sí, preparar"),
      seeHeading("Hoja preparada"),
    ],
    "admin-sheets-left": [press("Volver"), seeQuestion("¿Tienes ya las hojas impresas?")],
    "admin-sheets-not-printed": [
      press("Todavía no"),
      press("Cerrar Sesión"),
      seeQuestion("¿Salir sin imprimir las hojas?"),
    ],
  }),
  ...visit({
    "admin-authorise-device": [openSetting("Autorizar este dispositivo"), seeDialog("")],
    "admin-authorise-own-device": [choose("De una sola persona"), choose(carmensName)],
    "admin-device-to-be-tried": [press(/^Autorizar$/), seeQuestion("ya está autorizado")],
    "admin-sound-trial": [press("Probar el aviso"), seeDialog("¿Lo has oído?")],
    "admin-devices": [
      press("Sí, lo he oído"),
      (page) => expect(page.getByRole("dialog")).toHaveCount(0),
      press(/^Cerrar$/),
      add("**/api/devices", (devices: object[]) =>
        devices.map((device) => ({ ...device, clock: WRONG_CLOCK })),
      ),
      (page) => chooseSetting(page, "Dispositivos autorizados"),
      seeFirst(/^Su reloj va un día y 2 horas atrasado\./),
      // What stands above the button changes with the list.
      see(/^Autorizado por/),
      press("Crear enlace y código QR"),
      (page) => expect(page.getByRole("img", { name: "Código QR del enlace" })).toBeVisible(),
      seeFirst(/^Autorizado por/),
    ],
    "user-select-own-device": [
      (page) => page.goto("about:blank"),
      (page) => page.goto(""),
      seeButton("Entrar, María"),
    ],
  }),
  ...apart({
    "admin-user-created": [
      openDashboard,
      press("Crear Nuevo Usuario"),
      write("Nombre Completo", "Zacarías Yuste"),
      write("PIN de acceso", "3175"),
      (page) => page.getByLabel(/^Acepto la Política de Privacidad/).check(),
      press("Crear Usuario"),
      seeButton("Ahora no"),
    ],
    "admin-support-link": [
      openDashboard,
      pressFirst("Agregar Apoyo"),
      write("Nombre Completo", "Eva Gil"),
      write("Correo Electrónico", "eva.enlace@casa.es"),
      press("Crear enlace de invitación"),
      (page) => expect(page.getByRole("textbox", { name: "Enlace" })).toBeVisible(),
    ],
  }),
];
