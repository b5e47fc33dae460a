import type { Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "../fixtures.ts";
import { enterHome, keepMemory } from "../person.ts";
import type { PortalProcess } from "../portal-process.ts";
import { sendMessages } from "../relative.ts";
import { openMainSelect } from "../steps.ts";

/** Who lives in the portal that the views are looked at in. */
export interface Village {
  carmen: Person;
  benito: Person;
}

/** Carmen's daughter and Benito's son, as they sign in. */
export const relatives = {
  daughter: { name: "Elena Ruiz", email: "elena@ruiz.es", password: "naranjo-en-flor" },
  son: { name: "Pablo Alonso", email: "pablo@alonso.es", password: "camino-del-rio" },
};

/** Two older people: Carmen shares nothing with her daughter, Benito shares with his son. */
export async function settleVillage(portal: PortalProcess): Promise<Village> {
  const known = settled.get(portal);
  if (known) return known;
  const carmen = await enrol(portal, { name: "María del Carmen Ruiz", pin: "2580" });
  const benito = await enrol(portal, { name: "Benito Alonso", pin: "4321", familyConsent: true });
  await addRelative(portal, carmen, relatives.daughter);
  await addRelative(portal, benito, relatives.son);
  await liveALittle(portal, benito);
  await fillDays(portal, carmen);
  const village = { carmen, benito };
  settled.set(portal, village);
  return village;
}

/** A reminder and two memories, for his son to see, and messages of his son's. */
async function liveALittle(portal: PortalProcess, benito: Person): Promise<void> {
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
async function fillDays(portal: PortalProcess, carmen: Person): Promise<void> {
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
    },
  ])
    await keepMemory(call, carmen, memory);
}

/** Test files that share a portal share its people. */
const settled = new WeakMap<PortalProcess, Village>();

export interface View {
  name: string;
  /** The view on whose page `open` begins; a fresh page when absent. */
  after?: string;
  /** Opens the view, as a person would. */
  open: (page: Page, village: Village) => Promise<void>;
}

/** From the address to the first screen of a role. */
export async function openAs(page: Page, role: string) {
  await openMainSelect(page);
  await page.getByRole("button", { name: role }).click();
}
