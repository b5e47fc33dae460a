import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { breakEngine } from "../broken-engine.ts";
import { leap, takeClock } from "../clock.ts";
import { files, heardVideo, picker, save } from "../memories.ts";
import { fakeSpeech, hear } from "../speech.ts";
import { typePin } from "../steps.ts";
import { openAs, openChange, relatives, type Seed, type View } from "./seed.ts";
import {
  add,
  answer,
  apart,
  back,
  closeDialog,
  inOrder,
  press,
  pressFirst,
  type Step,
  see,
  seeButton,
  seeDialog,
  seeFirst,
  seeHeading,
  seeLabel,
  seeQuestion,
  visit,
  write,
} from "./visit.ts";

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
export async function openHome(page: Page, { carmen }: Pick<Seed, "carmen">) {
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, María del Carmen!" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
}

/** The same in a browser that cannot keep the screen lit. */
const openDarkHome = inOrder(
  (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock")),
  openHome,
  see("Si se apaga la pantalla, no suena"),
);

/** From the address to Carmen's assistant. */
const openChat = inOrder(
  openHome,
  press(/^Asistente Virtual/),
  see("Siempre aquí para acompañarte"),
);

/** From the address to Carmen's memories. */
const openGallery = inOrder(openHome, press(/^Mis Recuerdos/), see("3 recuerdos"));

const messageField = "Escribe tu mensaje";

/** Says something in the assistant. */
const say = (message: string): Step =>
  inOrder(write(messageField, message), (page) => page.getByLabel(messageField).press("Enter"));

const ANSWERED: Step = (page) => expect(page.getByLabel(messageField)).toBeEnabled();

/** Says in the assistant that she is in danger, and waits for the card with this title. */
const sayDanger = (message: string, title: string): Step =>
  inOrder(
    say(message),
    (page) => expect(page.getByRole("region", { name: title })).toBeVisible(),
    ANSWERED,
  );

/** How many rows the table of her activity has: its head and each day. */
const seeDays =
  (days: number): Step =>
  (page) =>
    expect(page.getByRole("row")).toHaveCount(1 + days);

/** From the address to Benito's home: he has a reminder each day and messages from his son. */
async function openBenitosHome(page: Page, { benito }: Seed) {
  await openAs(page, "Usuarios");
  await typePin(page, benito.name, benito.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, Benito!" })).toBeVisible();
  await expect(page.getByText("Cargando...")).toHaveCount(0);
}

/** The tablet's clock is 26 hours behind. */
async function openWrongClock(page: Page, seed: Seed) {
  await page.clock.install({ time: Date.now() - 26 * HOUR_MS });
  // No other view's list of devices is to tell of it.
  await page.route("**/api/devices/clock", (route) => route.fulfill({ status: 204 }));
  await openBenitosHome(page, seed);
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
  await leap(page, Date.parse(dateTime) - opened);
  await expect(page.getByRole("button", { name: "En 10 minutos" })).toBeVisible();
}

/** A page for which nothing that is done in it is a press: its browser lets nothing sound. */
const openAsleep = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator.userActivation, "isActive", { value: false });
    AudioContext.prototype.resume = () => new Promise(() => {});
    Object.defineProperty(AudioContext.prototype, "state", { value: "suspended" });
  });

async function openHomeAsleep(page: Page, seed: Seed) {
  await openAsleep(page);
  await openBenitosHome(page, seed);
  await seeTouch(page);
}

async function openRingingAsleep(page: Page, seed: Seed) {
  await openAsleep(page);
  await openRinging(page, seed);
  await seeTouch(page);
}

const seeTouch = (page: Page) => expect(page.getByText("Toca para que suene").last()).toBeVisible();

/** Benito's son has written while he looks for a game. */
async function openMessageNotice(page: Page, seed: Seed) {
  await bringMessage(page, seed, openGames);
  await seeMessageNotice(page);
}

export const seeMessageNotice = (page: Page) =>
  expect(page.getByRole("button", { name: "Ver mensaje" })).toBeInViewport({ ratio: 1 });

async function openGames(page: Page) {
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Juegos" })).toBeVisible();
}

/** The same where what draws toasts cannot be fetched. */
async function openMessageQuestion(page: Page, seed: Seed) {
  await page.route("**/toasts-*.js", (route) => route.abort());
  await bringMessage(page, seed, openGames);
  await expect(page.getByRole("alertdialog")).toContainText("Ver mensaje");
}

/** Benito's son writes to him while he is on the screen that is opened from his home. */
export async function bringMessage(page: Page, seed: Seed, open: (page: Page) => Promise<void>) {
  const messages = `**/api/users/${seed.benito.id}/support-messages`;
  await takeClock(page, HOUR_MS / 3);
  await page.route(messages, (route) => route.fulfill({ json: [] }));
  // What tells of messages comes some seconds after the home, and must know that there were none.
  const overlay = page.waitForResponse((one) => one.url().includes("/role-overlay-"));
  await openBenitosHome(page, seed);
  await page.clock.runFor(3_000);
  await (await overlay).finished();
  await page.clock.runFor(3_000);
  await open(page);
  await page.unroute(messages);
  // His own are gone once a view has shown them.
  const message = {
    ...{ id: "m1", toUserId: seed.benito.id, from: { id: "s1", name: relatives.son.name } },
    ...{ type: "text", content: "Papá, el domingo vamos a comer contigo.", mediaUrl: null },
    ...{ createdAt: new Date().toISOString(), seen: false },
  };
  await page.route(messages, (route) => route.fulfill({ json: [message] }));
  await page.clock.runFor(1_000);
  await leap(page, 31_000);
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
  await leap(page, 30_000);
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  await page.unroute(`**${path}`);
  return Date.parse(dateTime) - opened;
}

/** The moment of Benito's reminder comes after that. */
async function openCalled(page: Page, seed: Seed) {
  const untilDue = await openSignedOut(page, seed);
  await page.clock.runFor(3_000);
  await leap(page, untilDue);
  await expect(page.getByRole("button", { name: "Entrar para verlo" })).toBeVisible();
}

/**
 * The next look is to find his messages too, which who leaves them would delete. What a page sends
 * as it closes passes by no route, so it is the page that must not send it.
 */
const keepMessages: Step = (page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.endsWith("/delete-seen") ? new Response(null, { status: 204 }) : send(input, init);
    };
  });

/** The older person's screens and dialogs. */
export const seniorViews: View[] = [
  ...visit({
    "user-select": [(page) => openAs(page, "Usuarios"), seeButton(({ carmen }) => carmen.name)],
    "user-select-nobody-found": [
      write("Buscar por nombre", "Ramón"),
      see("No se encontraron usuarios"),
    ],
    pin: [write("Buscar por nombre", "carmen"), press(({ carmen }) => carmen.name), seeDialog("")],
    "pin-too-short": [
      (page, { carmen }) => typePin(page, carmen.name, "25"),
      seeQuestion("El PIN debe tener 4 dígitos"),
    ],
  }),
  ...visit({ "user-menu": openHome }),
  ...visit({
    chat: openChat,
    "chat-emergency": [
      press("Cuéntame un chiste"),
      (page) => expect(page.getByRole("listitem")).toHaveCount(2),
      say("Me he caído y no puedo levantarme"),
      (page) =>
        // A line repeats it while the card is not in the window.
        expect(
          page.getByRole("log").getByRole("link", { name: "Llamar al 112" }).first(),
        ).toBeVisible(),
    ],
    "chat-danger-line": [
      say("¿Qué hora es?"),
      ANSWERED,
      say("Cuéntame otro chiste"),
      ANSWERED,
      say("Gracias"),
      ANSWERED,
      (page) => expect(page.getByRole("button", { name: "Ver el aviso" })).toBeVisible(),
    ],
    "chat-not-sent": [
      (page) => page.route("**/chat", (route) => route.abort()),
      write(messageField, "Buenos días"),
      press("Enviar"),
      see(/^Error al enviar mensaje$/),
    ],
  }),
  ...visit({
    "chat-danger-fraud": [
      openChat,
      sayDanger("Me han llamado del banco pidiendo la clave", "Puede ser un engaño. Con calma"),
    ],
    "chat-danger-overdose": sayDanger(
      "Me he tomado demasiadas pastillas",
      "Llama aunque te encuentres bien",
    ),
  }),
  ...visit({
    "chat-not-heard": [
      (page) => fakeSpeech(page, { isQuick: true }),
      openChat,
      press("Hablar"),
      (page) => hear(page, { error: "network" }),
      see(/^Para eso hace falta internet/),
    ],
  }),
  ...visit({
    "metrics-access": [openHome, press(/^Mi Actividad/), seeDialog("Verificación de Acceso")],
    "metrics-week": [press("Soy el usuario"), seeDays(7)],
    "metrics-month": [press("Últimos 30 días"), seeDays(30)],
  }),
  ...visit({
    reminders: [openHome, press(/^Recordatorios/), seeHeading("Regar las macetas del patio")],
    "reminders-options": [press(/^Opciones: Regar/), seeButton(/^Eliminar: Regar/)],
    "reminders-delete": [press(/^Eliminar: Regar/), seeQuestion("¿Eliminar este recordatorio?")],
    "reminders-change": [press("No, dejarlo"), openChange],
    "reminders-upcoming": [
      closeDialog,
      (page) => page.getByRole("tab", { name: "Próximos" }).click(),
      see("Podrás marcarlo ese día"),
    ],
    "reminders-new-what": [press("Añadir"), see("¿Qué quieres recordar?")],
    "reminders-new-pill": [press("Pastilla"), see("¿Qué pastilla?")],
    "reminders-new-day": [press("De la tensión"), see("¿Qué día?")],
    "reminders-new-other-day": [press("Otro día"), seeButton("Seguir")],
    "reminders-new-hour": [press("Paso anterior"), press(/^Mañana/), seeButton(/^Por la mañana/)],
    "reminders-new-other-hour": [press("Otra hora"), seeButton("Seguir")],
    "reminders-new-check": [
      press("Paso anterior"),
      press(/^Por la mañana/),
      press("Cada día"),
      see(/^Te recordaré/),
    ],
    "reminders-new": [
      press("Cerrar"),
      press("Añadir"),
      press(/^Otra cosa/),
      press(/^Mañana$/),
      press("Guardar recordatorio"),
      see("Escribe qué quieres recordar"),
    ],
  }),
  ...visit({
    "gallery-proposals": [
      openBenitosHome,
      press(/^Mis Recuerdos/),
      see("Pablo Alonso te envió esta foto. ¿La guardas en tus recuerdos?"),
      see("2 recuerdos"),
    ],
  }),
  ...visit({
    "gallery-no-thumbnail": [answer("**/objects/**", { body: "" }), openGallery],
    "gallery-unshown": [pressFirst(/^Ver video/), see("Este recuerdo no se puede mostrar aquí.")],
  }),
  ...visit({
    "gallery-proposals-unshown": [
      keepMessages,
      answer("**/objects/**", { body: "" }),
      openBenitosHome,
      press(/^Mis Recuerdos/),
      see("Este recuerdo no se puede mostrar aquí."),
    ],
    "support-messages-unshown": [
      back,
      press(/^Mensajes de Apoyo/),
      seeFirst("Este recuerdo no se puede mostrar aquí."),
    ],
  }),
  ...visit({
    gallery: openGallery,
    "gallery-photo": [press(/^Ver foto/), seeDialog("")],
    "gallery-delete": [closeDialog, pressFirst(/^Eliminar/), seeQuestion("")],
    "gallery-video": [closeDialog, press(/^Ver video/), seeDialog("")],
    "gallery-audio": [closeDialog, press(/^Ver audio/), seeDialog("")],
    "gallery-upload": [closeDialog, press("Subir Recuerdo"), seeLabel("Título (si quieres)")],
    "gallery-upload-doubted": [
      async (page) => await picker(page).setInputFiles(await heardVideo()),
      seeButton("Elegirlo de todos modos"),
    ],
    "gallery-upload-unready": [
      async (page) => {
        await breakEngine(page, "OffscreenCanvas.prototype.convertToBlob", "throws");
        await picker(page).setInputFiles(join(files, "photo.jpg"));
      },
      seeButton("Reintentar"),
    ],
    "gallery-upload-unsent": [
      async (page) => {
        await breakEngine(page, "XMLHttpRequest.prototype.send", "throws");
        await picker(page).setInputFiles(join(files, "song.mp3"));
        await save(page).click();
      },
      see(/^No se ha podido preparar el envío/),
    ],
  }),
  ...apart({
    "user-menu-news": [keepMessages, openBenitosHome],
    "user-menu-photo": [
      keepMessages,
      (page) => page.setViewportSize({ width: 800, height: 1280 }),
      openBenitosHome,
      seeButton(/^Pablo Alonso te ha enviado una foto Hoy$/),
    ],
    "user-menu-may-go-dark": openDarkHome,
    "user-menu-wrong-clock": [openWrongClock, see(/^La hora de esta tableta no es la buena\./)],
    "reminder-ringing": openRinging,
    "user-menu-asleep": openHomeAsleep,
    "reminder-ringing-asleep": openRingingAsleep,
  }),
  ...visit({
    "message-told": openMessageNotice,
    "message-told-open": [press("Ver mensaje"), seeDialog("Pablo te ha escrito")],
  }),
  ...apart({ "message-told-in-dialog": openMessageQuestion }),
  ...visit({
    "reminder-after-session": openCalled,
    "reminder-after-session-pin": [
      press("Entrar para verlo"),
      (page) =>
        expect(page.getByRole("dialog").getByRole("button", { name: "Entrar" })).toBeVisible(),
    ],
  }),
  ...visit(
    {
      "home-leave": [press("Cerrar sesión"), seeQuestion("¿Quieres salir?")],
      settings: [
        press("Seguir aquí"),
        // She shares with her family, which the view after the next one ends.
        add(
          ({ carmen }) => `**/api/users/${carmen.id}`,
          (user) => ({ ...user, familyConsent: true }),
        ),
        press("Ajustes"),
        (page) => expect(page.getByRole("switch", { name: "Modo noche" })).toBeVisible(),
      ],
      "settings-sound-trial": [press("Probar el aviso"), seeDialog("¿Lo has oído?")],
      "settings-sound-unheard": [press("No lo he oído"), seeDialog("Aquí no se oye el aviso")],
      "settings-unsaved": [
        closeDialog,
        (page) => page.getByRole("switch", { name: "Asistente de voz" }).click(),
        press("Volver"),
        seeQuestion("Tienes cambios sin guardar"),
      ],
      "settings-withdraw": [
        press("Seguir aquí"),
        (page) => page.getByRole("switch", { name: "Compartir con mi familia" }).click(),
        press("Guardar cambios"),
        seeQuestion("¿Dejar de compartir"),
      ],
    },
    { after: "user-menu" },
  ),
  ...visit(
    {
      "support-messages": [
        press(/^Mensajes de Apoyo/),
        (page) => expect(page.getByRole("article")).toHaveCount(3),
      ],
      "support-messages-large": [pressFirst(/^Ver en grande/), seeDialog("")],
    },
    { after: "user-menu-news" },
  ),
  ...visit({
    "support-messages-none": [openHome, press(/^Mensajes de Apoyo/), see("No hay mensajes")],
  }),
];
