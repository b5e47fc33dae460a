import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { solutions } from "../../../mf-games/src/testing/solutions.ts";
import { addRelative, type Person } from "../fixtures.ts";
import { files } from "../memories.ts";
import { daughter } from "../message-form.ts";
import type { Portal } from "../portal-process.ts";
import { administrator } from "../steps.ts";
import type { OpenPage, Tab } from "./engine.ts";
import { atRest, enterHomeIn, seen, seenAt } from "./enter.ts";

interface Chosen {
  name: string;
  /** Its kind, as 'image/jpeg'. */
  type: string;
  base64: string;
}

/** The photo of `e2e/files`. */
export const photo = async (): Promise<Chosen> => ({
  ...{ name: "photo.jpg", type: "image/jpeg" },
  base64: await readFile(join(files, "photo.jpg"), "base64"),
});

/** Gives the last file field of the page a file, as choosing it does, once the field is there. */
export async function chooseFile(tab: Tab, file: Chosen): Promise<void> {
  await seenAt(tab, "input[type=file]");
  await tab.ask(giveFile, file.base64, file.name, file.type);
}

/** In the page: gives the file field a file of these bytes. */
function giveFile(base64: string, name: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], name, { type }));
  const input = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1);
  if (!input) throw new Error("No file is asked for");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses one after the other. */
async function pressAll(page: OpenPage, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.press(name);
}

/** From the address to the choice of role, and the role's card. */
export async function openRole(tab: Tab, home: string, role: string): Promise<void> {
  await tab.open(home);
  await pressAll(tab, "Toca en cualquier lugar", role);
}

/** From an empty municipality's address to the dashboard of its first administrator. */
async function becomeAdministrator(tab: Tab, { home }: Portal): Promise<void> {
  await openRole(tab, home, "Administración");
  await tab.press("Crear Cuenta de Administrador");
  await tab.type("Nombre Completo", administrator.name);
  await fillAccess(tab, administrator);
  await pressAll(tab, "Crear Administrador", "Aceptar");
  await signInAdministrator(tab);
}

/** From the address to the administrator's dashboard. */
export async function enterAsAdministrator(tab: Tab, home: string): Promise<void> {
  await openRole(tab, home, "Administración");
  await signInAdministrator(tab);
}

async function signInAdministrator(tab: Tab): Promise<void> {
  await seen(tab, "Acceso para Administradores");
  await fillAccess(tab, administrator);
  await tab.press("Iniciar Sesión");
  await seen(tab, "Panel de Administración");
}

interface Access {
  email: string;
  password: string;
}

async function fillAccess(tab: Tab, { email, password }: Access): Promise<void> {
  await tab.type("Correo Electrónico", email);
  await tab.type("Contraseña", password);
}

/** On the administrator's dashboard: enrols a person with a photo, which her card shows. */
async function enrolWithPhoto(tab: Tab, { name, pin }: Omit<Person, "id">): Promise<void> {
  await tab.press("Crear Nuevo Usuario");
  await tab.type("Nombre Completo", name);
  await tab.type("PIN de acceso", pin);
  await chooseFile(tab, await photo());
  await seen(tab, "Foto lista");
  await pressAll(tab, "Acepto la Política", "Crear Usuario", "Ahora no");
  await seen(tab, name);
  await seePicture(tab, "main img");
}

/** Whom the town hall enrols in these journeys. */
export const carmen = { name: "Carmen Rueda", pin: "4071" };

/** From an empty municipality's address: the town hall enrols Carmen, who enters her home. */
export async function enrolAndEnter(tab: Tab, portal: Portal): Promise<void> {
  await becomeAdministrator(tab, portal);
  await enrolWithPhoto(tab, carmen);
  await leave(tab, "Cerrar Sesión");
  await enterHomeIn(tab, portal.home, { id: "", ...carmen });
}

/** Waits until a picture of the page has been fetched and can be drawn. */
async function seePicture(tab: Tab, selector: string): Promise<void> {
  const width = () =>
    tab.ask((sought) => {
      const found = [...document.querySelectorAll<HTMLImageElement>(sought)].at(-1);
      // It is fetched when it comes into the window.
      found?.scrollIntoView({ block: "center", behavior: "instant" });
      return found?.naturalWidth ?? 0;
    }, selector);
  await expect.poll(width, `${selector} is drawn`).toBeGreaterThan(0);
}

/** From the address to a relative's dashboard. */
export async function enterAsRelative(tab: Tab, home: string, relative: Access): Promise<void> {
  await openRole(tab, home, "Personas de Apoyo");
  await fillAccess(tab, relative);
  await tab.press("Iniciar Sesión");
  await seen(tab, "Acompañas a");
}

/** On a relative's dashboard: sends these words with the photo. */
async function sendMessage(tab: Tab, words: string): Promise<void> {
  await tab.press("Enviar Mensaje");
  await tab.type("Tu mensaje", words);
  await chooseFile(tab, await photo());
  await seen(tab, "photo.jpg");
  await tab.press("Enviar Mensaje");
  await seen(tab, "Mensaje enviado exitosamente");
  await pressAll(tab, "Aceptar", "Volver");
}

/** Leaves a home or a dashboard, and whatever is left to be fetched of it is waited for. */
async function leave(tab: Tab, ...presses: readonly string[]): Promise<void> {
  await pressAll(tab, ...presses);
  await seen(tab, "Toca en cualquier lugar");
  await atRest(tab);
}

/** From the address to a person's messages: these words and a photo are there. */
async function readMessage(tab: Tab, home: string, person: Person, words: string) {
  await enterHomeIn(tab, home, person);
  await tab.press("Mensajes de Apoyo");
  await seen(tab, words);
  await seePicture(tab, "main img");
}

/** A relative sends this person a message with a photo, which she reads. */
export async function writeAndRead(tab: Tab, portal: Portal, person: Person): Promise<void> {
  const words = "Hoy hemos paseado junto al río";
  await addRelative(portal, person, daughter);
  await enterAsRelative(tab, portal.home, daughter);
  await sendMessage(tab, words);
  await leave(tab, "Cerrar sesión");
  await readMessage(tab, portal.home, person, words);
}

/** On her home: keeps the photo as a memory, which is shown when it is opened. */
export async function keepPhoto(tab: Tab, title: string): Promise<void> {
  await pressAll(tab, "Mis Recuerdos", "Subir Recuerdo");
  await chooseFile(tab, await photo());
  await seen(tab, "photo.jpg");
  await tab.type("Título", title);
  await tab.press("Guardar recuerdo");
  await seen(tab, "Tu archivo se ha guardado correctamente.");
  await tab.press(`Ver foto: ${title}`);
  await seePicture(tab, "[role=dialog] img");
}

const inMadrid = (at: number, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid", ...style }).format(at);

/** Time enough to make a reminder, in ms. */
const MAKING_MS = 30_000;

/**
 * On her home: makes a reminder for a pill, within the next two minutes.
 *
 * @returns when it is due, in ms
 */
export async function makeReminder(tab: Tab): Promise<number> {
  const due = Math.ceil((Date.now() + MAKING_MS) / 60_000) * 60_000;
  const day = (at: number) => inMadrid(at, { dateStyle: "short" });
  await pressAll(tab, "Recordatorios", "Añadir", "Pastilla", "Otra pastilla");
  await pressAll(tab, day(due) === day(Date.now()) ? "Hoy" : "Mañana", "Otra hora");
  await seenAt(tab, "[role=dialog] input[type=time]");
  await tab.ask(pickTime, inMadrid(due, { timeStyle: "short" }));
  await pressAll(tab, "Seguir", "Una vez", "Guardar recordatorio");
  await seen(tab, "Tu recordatorio se ha guardado correctamente.");
  return due;
}

/** In the page: writes into the field for a time as the engine's own picker does. */
function pickTime(time: string): void {
  const field = document.querySelector<HTMLInputElement>("[role=dialog] input[type=time]");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, time);
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A press that comes together with a ring was meant for something else, for so long; in ms. */
const MEANT_MS = 1_000;

/** Waits for the moment of a reminder, until it rings and can be answered. */
export async function waitForRing(tab: Tab, due: number): Promise<void> {
  // Whatever asks the page meanwhile might count as a press.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
  await seen(tab, "Es la hora");
  await new Promise((resolve) => setTimeout(resolve, MEANT_MS));
}

/** On her home: is answered in the assistant what she writes. */
export async function chat(tab: Tab, words: string): Promise<void> {
  await tab.press("Asistente Virtual");
  await tab.type("Escribe tu mensaje", words);
  await tab.press("Enviar");
  const said = () => tab.ask(() => document.querySelectorAll("[role=log] li").length);
  await expect.poll(said, "what is said").toBe(2);
  await seen(tab, words);
}

/** In the assistant: is listened to when she speaks, or told that this browser cannot. */
export async function speak(tab: Tab): Promise<void> {
  await tab.press("Hablar");
  const hears = await tab.ask(() => "webkitSpeechRecognition" in globalThis);
  await seen(tab, hears ? "Escuchando" : "Tu navegador no soporta reconocimiento de voz");
}

/** On her home: her chart is drawn. */
export async function seeChart(tab: Tab): Promise<void> {
  await pressAll(tab, "Mi Actividad", "Soy el usuario");
  await seenAt(tab, "[_echarts_instance_] svg text");
}

/** On her home: changes the theme in her settings, which are kept. */
export async function darken(tab: Tab): Promise<void> {
  await pressAll(tab, "Ajustes", "Modo noche", "Guardar cambios");
  await seen(tab, "Configuración guardada correctamente");
  await tab.press("Aceptar");
}

/** The games by the menus of her home. */
const MENUS = {
  "Juegos de memoria": [
    "Juego de Memoria",
    "Secuencia de números",
    "Patrones de colores",
    "Memoria visual",
  ],
  "Otros juegos": ["Puzle deslizante", "Juegos matemáticos", "Sudoku"],
};

/** On her home: opens each game, and stays in the last, sudoku. */
export async function openEachGame(tab: Tab): Promise<void> {
  await tab.press("Juegos");
  for (const [menu, games] of Object.entries(MENUS)) {
    await tab.press(menu);
    for (const game of games) {
      await tab.press(game);
      await seen(tab, "Opciones del juego");
      if (game !== "Sudoku") await tab.press("Volver");
    }
    if (!games.includes("Sudoku")) await tab.press("Volver");
  }
}

/** Plays a sudoku to its end: solves what it reads and presses the numbers. */
export async function playSudokuIn(page: OpenPage): Promise<void> {
  const read = () =>
    page.ask(() => {
      const cells = [...document.querySelectorAll("[aria-label='Tablero de sudoku'] button")];
      return cells.map((cell) => Number(/: (\d)/.exec(cell.ariaLabel ?? "")?.[1] ?? 0));
    });
  await expect.poll(async () => (await read()).length, "the board is there").toBeGreaterThan(0);
  const cells = await read();
  const size = Math.sqrt(cells.length);
  const [solved = []] = solutions(cells, size);
  for (const [position, digit] of cells.entries()) {
    if (digit !== 0) continue;
    const [row, column] = [Math.floor(position / size) + 1, (position % size) + 1];
    await page.press(`Fila ${row}, columna ${column}: vacía`);
    await page.press(`Poner el ${solved[position]}`);
  }
  const isWon = () => page.ask(() => document.body.innerText.includes("¡Felicitaciones!"));
  await expect.poll(isWon, "the game is won").toBe(true);
}
