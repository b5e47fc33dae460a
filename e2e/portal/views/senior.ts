import { expect, type Page } from "@playwright/test";
import { takeClock } from "../clock.ts";
import { pressEscape, typePin } from "../steps.ts";
import { openAs, openChange, type Seed, type View } from "./seed.ts";

const HOUR_MS = 3_600_000;

/** What the town hall announces: one of usual length, and the longest. */
export const announcements = [
  {
    ...{ id: "n1", version: 1, isSeen: false, from: "2026-03-02" },
    text: "Mañana, médico en la plaza a las 10",
  },
  {
    ...{ id: "n2", version: 1, isSeen: true, from: "2026-02-27" },
    text: "El jueves no habrá autobús a la ciudad por las obras de la carretera. Quien tenga médico, que llame al ayuntamiento antes del miércoles y buscaremos otra manera de llevarle, sin coste para nadie.",
  },
];

/** From the address to Carmen's home. */
export async function openHome(page: Page, { carmen }: Seed) {
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, María!" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
}

/** From the address to Carmen's assistant. */
async function openChat(page: Page, seed: Seed) {
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Asistente Virtual/ }).click();
  await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
}

/** From the address to Carmen's reminders. */
async function openReminders(page: Page, seed: Seed) {
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Recordatorios/ }).click();
  await expect(page.getByRole("heading", { name: "Regar las macetas del patio" })).toBeVisible();
}

/** From the address to Carmen's memories. */
async function openGallery(page: Page, seed: Seed) {
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Mis Recuerdos/ }).click();
  await expect(page.getByText("3 recuerdos")).toBeVisible();
}

/** Says in the assistant that she is in danger, and waits for the card with this title. */
async function sayDanger(page: Page, message: string, title: string) {
  await page.getByLabel("Escribe tu mensaje").fill(message);
  await page.getByLabel("Escribe tu mensaje").press("Enter");
  await expect(page.getByRole("region", { name: title })).toBeVisible();
  await expect(page.getByLabel("Escribe tu mensaje")).toBeEnabled();
}

async function openMemory(page: Page, name: RegExp) {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** From the address to Benito's home: he has a reminder each day and messages from his son. */
async function openBenitosHome(page: Page, { benito }: Seed) {
  await openAs(page, "Usuarios");
  await typePin(page, benito.name, benito.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, Benito!" })).toBeVisible();
  await expect(page.getByText("Cargando...")).toHaveCount(0);
}

/** What rings is what is read beside the screens; the home reads the same list for itself. */
const waitForKnownReminders = (page: Page, path: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(path) && answer.request().headers()["acompana-background"] === "1",
  );

/** The moment of Benito's reminder comes while he looks at his home. */
async function openRinging(page: Page, seed: Seed) {
  // Sooner than an unused session is asked about.
  const opened = await takeClock(page, HOUR_MS / 3);
  await openBenitosHome(page, seed);
  const list = waitForKnownReminders(page, `/api/users/${seed.benito.id}/reminders`);
  await page.clock.runFor(3_000);
  const [{ dateTime }] = await (await list).json();
  await page.clock.fastForward(Date.parse(dateTime) - opened);
  await expect(page.getByRole("button", { name: "En 10 minutos" })).toBeVisible();
}

/**
 * 'Seleccionar Usuario' after Benito's session has ended unused.
 *
 * @returns how far off the moment of his reminder is at most, in ms of the page's clock
 */
export async function openSignedOut(page: Page, seed: Seed): Promise<number> {
  const path = `/api/users/${seed.benito.id}/reminders`;
  const opened = await takeClock(page, HOUR_MS);
  await openBenitosHome(page, seed);
  const list = waitForKnownReminders(page, path);
  await page.clock.runFor(3_000);
  const [{ dateTime }] = await (await list).json();
  await page.clock.runFor(1_000);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 401, json: { code: "NO_SESSION", idle: true } }),
  );
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  await page.unroute(`**${path}`);
  return Date.parse(dateTime) - opened;
}

/** The moment of Benito's reminder comes after that. */
async function openCalled(page: Page, seed: Seed) {
  const untilDue = await openSignedOut(page, seed);
  await page.clock.runFor(3_000);
  await page.clock.fastForward(untilDue);
  await expect(page.getByRole("button", { name: "Entrar para verlo" })).toBeVisible();
}

/** The older person's screens and dialogs. */
export const seniorViews: View[] = [
  {
    name: "user-select",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await expect(page.getByRole("button", { name: carmen.name })).toBeVisible();
    },
  },
  {
    name: "user-select-nobody-found",
    after: "user-select",
    open: async (page) => {
      await page.getByLabel("Buscar por nombre").fill("Ramón");
      await expect(page.getByText("No se encontraron usuarios")).toBeVisible();
    },
  },
  {
    name: "pin",
    after: "user-select-nobody-found",
    open: async (page, { carmen }) => {
      await page.getByLabel("Buscar por nombre").fill("carmen");
      await page.getByRole("button", { name: carmen.name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "pin-too-short",
    after: "pin",
    open: async (page, { carmen }) => {
      await typePin(page, carmen.name, "25");
      await expect(page.getByRole("alertdialog")).toContainText("El PIN debe tener 4 dígitos");
    },
  },
  { name: "user-menu", open: openHome },
  { name: "chat", open: openChat },
  {
    name: "chat-emergency",
    after: "chat",
    open: async (page) => {
      await page.getByRole("button", { name: "Cuéntame un chiste" }).click();
      await expect(page.getByRole("listitem")).toHaveCount(2);
      await page.getByLabel("Escribe tu mensaje").fill("Me he caído y no puedo levantarme");
      await page.getByLabel("Escribe tu mensaje").press("Enter");
      await expect(page.getByRole("link", { name: "Llamar al 112" })).toBeVisible();
    },
  },
  {
    name: "chat-not-sent",
    after: "chat-emergency",
    open: async (page) => {
      await page.route("**/chat", (route) => route.abort());
      await page.getByLabel("Escribe tu mensaje").fill("Buenos días");
      await page.getByRole("button", { name: "Enviar" }).click();
      await expect(page.getByText("Error al enviar mensaje", { exact: true })).toBeVisible();
    },
  },
  {
    name: "chat-danger-fraud",
    open: async (page, seed) => {
      await openChat(page, seed);
      const title = "Puede ser un engaño. Con calma";
      await sayDanger(page, "Me han llamado del banco pidiendo la clave", title);
    },
  },
  {
    name: "chat-danger-overdose",
    after: "chat-danger-fraud",
    open: (page) =>
      sayDanger(page, "Me he tomado demasiadas pastillas", "Llama aunque te encuentres bien"),
  },
  {
    name: "metrics-access",
    open: async (page, seed) => {
      await openHome(page, seed);
      await page.getByRole("button", { name: /^Mi Actividad/ }).click();
      await expect(page.getByRole("dialog", { name: "Verificación de Acceso" })).toBeVisible();
    },
  },
  {
    name: "metrics-week",
    after: "metrics-access",
    open: async (page) => {
      await page.getByRole("button", { name: "Soy el usuario" }).click();
      await expect(page.getByRole("row")).toHaveCount(1 + 7);
    },
  },
  {
    name: "metrics-month",
    after: "metrics-week",
    open: async (page) => {
      await page.getByRole("button", { name: "Últimos 30 días" }).click();
      await expect(page.getByRole("row")).toHaveCount(1 + 30);
    },
  },
  { name: "reminders", open: openReminders },
  {
    name: "reminders-options",
    after: "reminders",
    open: async (page) => {
      await page.getByRole("button", { name: /^Opciones: Regar/ }).click();
      await expect(page.getByRole("button", { name: /^Eliminar: Regar/ })).toBeVisible();
    },
  },
  {
    name: "reminders-delete",
    after: "reminders-options",
    open: async (page) => {
      await page.getByRole("button", { name: /^Eliminar: Regar/ }).click();
      await expect(page.getByRole("alertdialog")).toContainText("¿Eliminar este recordatorio?");
    },
  },
  {
    name: "reminders-change",
    after: "reminders-delete",
    open: async (page) => {
      await page.getByRole("button", { name: "No, dejarlo" }).click();
      await openChange(page);
    },
  },
  {
    name: "reminders-upcoming",
    after: "reminders-change",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("tab", { name: "Próximos" }).click();
      await expect(page.getByText("Podrás marcarlo ese día")).toBeVisible();
    },
  },
  {
    name: "reminders-new",
    after: "reminders-upcoming",
    open: async (page) => {
      await page.getByRole("button", { name: "Añadir" }).click();
      await page.getByRole("button", { name: "Mañana", exact: true }).click();
      await page.getByRole("button", { name: "Guardar recordatorio" }).click();
      await expect(page.getByText("Escribe qué quieres recordar")).toBeVisible();
    },
  },
  {
    name: "gallery-no-thumbnail",
    open: async (page, seed) => {
      await page.route("**/objects/**", (route) => route.fulfill({ body: "" }));
      await openGallery(page, seed);
    },
  },
  { name: "gallery", open: openGallery },
  {
    name: "gallery-photo",
    after: "gallery",
    open: (page) => openMemory(page, /^Ver foto/),
  },
  {
    name: "gallery-delete",
    after: "gallery-photo",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page
        .getByRole("button", { name: /^Eliminar/ })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "gallery-video",
    after: "gallery-delete",
    open: async (page) => {
      await pressEscape(page.getByRole("alertdialog"));
      await openMemory(page, /^Ver video/);
    },
  },
  {
    name: "gallery-audio",
    after: "gallery-video",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await openMemory(page, /^Ver audio/);
    },
  },
  {
    name: "gallery-upload",
    after: "gallery-audio",
    open: async (page) => {
      await pressEscape(page.getByRole("dialog"));
      await page.getByRole("button", { name: "Subir Recuerdo" }).click();
      await expect(page.getByLabel("Título (si quieres)")).toBeVisible();
    },
  },
  { name: "user-menu-news", open: openBenitosHome },
  { name: "reminder-ringing", open: openRinging },
  { name: "reminder-after-session", open: openCalled },
  {
    name: "reminder-after-session-pin",
    after: "reminder-after-session",
    open: async (page) => {
      await page.getByRole("button", { name: "Entrar para verlo" }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "Entrar" })).toBeVisible();
    },
  },
  {
    name: "settings",
    after: "user-menu",
    open: async (page) => {
      await page.getByRole("button", { name: "Ajustes" }).click();
      await expect(page.getByRole("switch", { name: "Modo noche" })).toBeVisible();
    },
  },
  {
    name: "settings-unsaved",
    after: "settings",
    open: async (page) => {
      await page.getByRole("switch", { name: "Asistente de voz" }).click();
      await page.getByRole("button", { name: "Volver" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("Tienes cambios sin guardar");
    },
  },
  {
    name: "support-messages",
    after: "user-menu-news",
    open: async (page) => {
      // The next look at this view is to find his messages too.
      await page.route("**/delete-seen", (route) => route.fulfill({ status: 204 }));
      await page.getByRole("button", { name: /^Mensajes de Apoyo/ }).click();
      await expect(page.getByRole("article")).toHaveCount(3);
    },
  },
  {
    name: "support-messages-none",
    open: async (page, seed) => {
      await openHome(page, seed);
      await page.getByRole("button", { name: /^Mensajes de Apoyo/ }).click();
      await expect(page.getByText("No hay mensajes")).toBeVisible();
    },
  },
];
