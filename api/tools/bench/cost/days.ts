// A believable day of each role. How often a page asks by itself is what the areas' sources say:
// reminders and messages every 30 s and reminders to come every 10 minutes while an older person is
// signed in, messages every 5 s while they are open, a relative's consents every 30 s, the home
// every 10 minutes while it stays open.
import { png } from "../../testing/files.ts";
import type { Device } from "./device.ts";

export type Town = { name: string; id: string; adminId: string };
export type Person = { id: string; pin: string; device: Device };
export type Relative = { id: string; email: string; password: string; device: Device };

/** A photo of 2560 px as the browser makes it, and its thumbnail. */
const PHOTO_BYTES = 700_000;
const THUMBNAIL_BYTES = 20_000;
const DAYS_OF_WEEK = 7;

/** Two visits of 15 and 10 minutes. */
export async function livePersonsDay(town: Town, person: Person, nth: number): Promise<void> {
  const { device } = person;
  await enter(town, person);
  await stay(person, 15, 60);
  await takePills(person);
  await readMessages(person, 2);
  for (let game = 0; game < 2; game += 1) await play(person);
  await device.delete("/api/session");

  await enter(town, person);
  await stay(person, 10, 0);
  await talk(person, 4);
  if (nth % DAYS_OF_WEEK === 0) await keepPhoto(person);
  await lookAtMemories(person);
  await device.delete("/api/session");
}

/** Three minutes; a message every other day, in turns with the others. */
export async function liveRelativesDay(
  town: Town,
  relative: Relative,
  person: Person,
  nth: number,
): Promise<void> {
  const { device, id } = relative;
  const home = `/api/users/${person.id}`;
  await device.get("/");
  await device.get("/api/session");
  for (const path of ["reminders/stats", "media/stats", "reminders", "reminders/upcoming"]) {
    await device.get(`${home}/${path}`);
  }
  const to = new Date();
  const from = new Date(to.getTime() - 7 * 24 * 3_600_000);
  const window = new URLSearchParams({ startDate: from.toISOString(), endDate: to.toISOString() });
  await device.get(`${home}/metrics?${window}`);
  for (let half = 0; half < 6; half += 1) await device.poll("/api/session");
  if (nth % 2 === 0) {
    const content = `Hola, ${town.name} está precioso. El domingo vamos a comer contigo.`;
    await device.post(`/api/support/${id}/messages`, {
      toUserId: person.id,
      type: "text",
      content,
    });
  }
}

/** Half an hour for a hundred people: the list, five searches, ten records, three changes. */
export async function liveClerksDay(town: Town, clerk: Device, people: Person[]) {
  const list = (search: string) =>
    `/api/users?${new URLSearchParams({ municipalityId: town.id, ...(search && { search }) })}`;
  await clerk.get("/");
  await clerk.get(list(""));
  for (const search of ["carmen", "jose", "ana", "luis", "persona 4"])
    await clerk.get(list(search));
  for (const { id } of people.slice(0, 10)) {
    await clerk.get(`/api/users/${id}`);
    await clerk.get(`/api/users/${id}/support-persons`);
  }
  for (const { id } of people.slice(0, 3)) await clerk.get(`/api/users/${id}/audit`);
}

async function enter(town: Town, { device, id, pin }: Person): Promise<void> {
  await device.get("/");
  await device.get("/api/registry");
  await device.post("/api/municipalities/ensure", { name: town.name });
  await device.get(`/api/users?municipalityId=${town.id}`);
  await device.post(`/api/users/${id}/verify-pin`, { pin });
  for (const path of ["home", "support-messages", "reminders", "reminders/upcoming"]) {
    await device.get(`/api/users/${id}/${path}`);
  }
}

/** @param before how many minutes ago the visit ended */
async function stay({ device, id }: Person, minutes: number, before: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const activeMinute = new Date(Date.now() - (before + minute) * 60_000).toISOString();
    await device.post(`/api/users/${id}/activity`, { activeMinute });
    for (let half = 0; half < 2; half += 1)
      for (const path of ["reminders", "support-messages"])
        await device.poll(`/api/users/${id}/${path}`);
    if (minute % 10 === 9)
      for (const path of ["reminders/upcoming", "home"])
        await device.poll(`/api/users/${id}/${path}`);
  }
}

type Listed = { id: string; dateTime: string };

async function takePills({ device, id }: Person): Promise<void> {
  const reminders = await device.get<Listed[]>(`/api/users/${id}/reminders`);
  for (const { id: reminderId, dateTime } of reminders) {
    const done = { isCompleted: true, occurrence: dateTime };
    await device.patch(`/api/users/${id}/reminders/${reminderId}/complete`, done);
  }
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const remindersViewed = reminders.map((one) => ({ reminderId: one.id, day }));
  await device.post(`/api/users/${id}/activity`, { remindersViewed });
}

async function readMessages({ device, id }: Person, minutes: number): Promise<void> {
  const list = `/api/users/${id}/support-messages`;
  for (let look = 0; look < minutes * 12; look += 1) await device.poll(list);
  await device.post(`${list}/mark-seen`, {});
  await device.delete(`${list}/delete-seen`);
}

async function play({ device, id }: Person): Promise<void> {
  const result = { gameType: "math", score: 120, timeSeconds: 25, difficulty: "hard" };
  await device.get(`/api/users/${id}/scores?limit=5`);
  await device.post(`/api/users/${id}/scores`, result);
}

async function talk({ device, id }: Person, questions: number): Promise<void> {
  await device.get(`/api/users/${id}/chat`);
  for (let question = 0; question < questions; question += 1) {
    await device.post(`/api/users/${id}/chat`, { content: "¿Qué tengo que hacer hoy?" });
  }
  await device.post(`/api/users/${id}/activity`, { chatSessionMessages: questions });
  await device.delete(`/api/users/${id}/chat`);
}

/** What was seen before, the browser has kept. */
export async function lookAtMemories({ device, id }: Person): Promise<void> {
  const home = `/api/users/${id}`;
  const memories = await device.get<{ url: string; thumbnail: string | null }[]>(`${home}/media`);
  for (const { url, thumbnail } of memories) {
    if (thumbnail) await device.get(`${home}${thumbnail}`);
    await device.get(`${home}/objects${url}`);
  }
}

/** Keeps one memory, with its thumbnail. */
export async function keepPhoto({ device, id }: Person): Promise<void> {
  const bytes = png(PHOTO_BYTES);
  const wish = { mimeType: "image/png", size: bytes.length, thumbnail: true };
  type Addresses = Record<"uploadURL" | "fileURL" | "thumbnailUploadURL" | "thumbnailURL", string>;
  const at = await device.post<Addresses>(`/api/users/${id}/media/upload-url`, wish);
  await device.sendFile(at.uploadURL, bytes, "image/png");
  await device.sendFile(at.thumbnailUploadURL, png(THUMBNAIL_BYTES), "image/png");
  const { fileURL, thumbnailURL } = at;
  const item = { fileURL, thumbnailURL, mimeType: "image/png", size: bytes.length };
  await device.post(`/api/users/${id}/media`, {
    ...item,
    title: "El patio",
    originalName: "p.png",
  });
}
