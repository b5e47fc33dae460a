import { expect, type Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "../fixtures.ts";
import { enterHome, keepMemory } from "../person.ts";
import type { Portal } from "../portal-process.ts";
import { sendMessages } from "../relative.ts";
import { openMainSelect } from "../steps.ts";

/** The people of the municipality in which the views are opened. */
export interface Seed {
  carmen: Person;
  benito: Person;
}

/** Carmen's daughter and Benito's son, as they sign in. */
export const relatives = {
  daughter: { name: "Elena Ruiz", email: "elena@ruiz.es", password: "naranjo-en-flor" },
  son: { name: "Pablo Alonso", email: "pablo@alonso.es", password: "camino-del-rio" },
};

/** Two older people: Carmen shares nothing with her daughter, Benito shares with his son. */
export async function seedMunicipality(portal: Portal): Promise<Seed> {
  const phone = "600 123 456";
  const [carmen, benito] = await Promise.all([
    enrol(portal, { name: "María del Carmen Ruiz", pin: "2580", phone }),
    enrol(portal, { name: "Benito Alonso", pin: "4826", familyConsent: true }),
  ]);
  await Promise.all([
    addRelative(portal, carmen, relatives.daughter),
    addRelative(portal, benito, relatives.son).then(() => seedSharingPerson(portal, benito)),
    seedPrivatePerson(portal, carmen),
  ]);
  return { carmen, benito };
}

/** A reminder and two memories, for his son to see, and messages of his son's. */
async function seedSharingPerson(portal: Portal, benito: Person): Promise<void> {
  const call = await enterHome(portal, benito);
  await call("POST", `/api/users/${benito.id}/reminders`, {
    title: "Tomar la pastilla de la tensión",
    description: "Con un vaso de agua",
    dateTime: new Date().toISOString(),
    category: "Medicación",
    recurrency: "daily",
  });
  const photo = { file: "photo.jpg", mimeType: "image/jpeg", title: "La era, en verano" };
  await keepMemory(call, benito, photo);
  const clip = { file: "clip.mp4", mimeType: "video/mp4", title: "El paseo del domingo" };
  await keepMemory(call, benito, clip);
  await sendMessages(portal, relatives.son, benito, [
    { content: "Papá, el domingo vamos a comer contigo." },
    { file: { name: "clip.mp4", mimeType: "video/mp4" } },
    { content: "Mira qué alta está Lucía", file: { name: "photo.jpg", mimeType: "image/jpeg" } },
  ]);
}

/** Carmen's reminders, one of them overdue, and a memory of each kind. */
async function seedPrivatePerson(portal: Portal, carmen: Person): Promise<void> {
  const call = await enterHome(portal, carmen);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  for (const reminder of [
    { title: "Regar las macetas del patio", dateTime: at(-30), category: "Actividad" },
    {
      title: "Tomar la pastilla de la tensión",
      description: "Con un vaso de agua",
      dateTime: at(-0.1),
      category: "Medicación",
      recurrency: "daily",
    },
    { title: "Médico de cabecera", dateTime: at(50), category: "Salud" },
  ])
    await call("POST", `/api/users/${carmen.id}/reminders`, reminder);
  for (const memory of [
    { file: "song.mp3", mimeType: "audio/mpeg", title: "La jota que cantaba Paco" },
    { file: "clip.mp4", mimeType: "video/mp4", title: "El bautizo de Martín" },
    {
      file: "photo.jpg",
      mimeType: "image/jpeg",
      title: "La boda de Rosa en el patio de casa, con toda la familia y los vecinos",
      description:
        "Hacía tanto calor que bailamos hasta la madrugada. A la derecha, el primo Tomás con el acordeón.",
    },
  ])
    await keepMemory(call, carmen, memory);
}

export interface View {
  name: string;
  /** The view on whose page `open` begins; a fresh page when absent. */
  after?: string;
  /** A game has to be played to get there: the deep tier alone looks at it. */
  played?: true;
  /** Opens the view, as a person would. */
  open: (page: Page, seed: Seed) => Promise<void>;
}

/** From the address to the first screen of a role. */
export async function openAs(page: Page, role: string) {
  await openMainSelect(page);
  await page.getByRole("button", { name: role }).click();
}

/** On a list of reminders: 'Cambiar recordatorio' of the one that comes every day. */
export async function openChange(page: Page) {
  await page.getByRole("button", { name: /^Opciones: Tomar la pastilla/ }).click();
  await page.getByRole("button", { name: /^Cambiar: Tomar la pastilla/ }).click();
  await expect(page.getByRole("dialog", { name: "Cambiar recordatorio" })).toBeVisible();
}
