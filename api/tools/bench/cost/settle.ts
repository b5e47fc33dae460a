import type { Person, Relative, Town } from "./days.ts";
import { keepPhoto, lookAtMemories } from "./days.ts";
import { Device } from "./device.ts";

const NAME = "Villanueva del Valle";
const PASSWORD = "tres-olmos-viejos";
/** What people remember every day. */
const REMINDERS = [
  "Tomar la pastilla de la tensión",
  "Pasear hasta la ermita",
  "Cenar y la pastilla",
];

/** A town with its clerk, its people, with three daily reminders, a photo and a relative each. */
export async function settleTown(origin: string, count: number) {
  const clerk = new Device(origin, "administrator");
  const { id } = await clerk.post<{ id: string }>("/api/municipalities/ensure", { name: NAME });
  const account = { email: "ana@aldea.es", password: PASSWORD, municipalityId: id };
  await clerk.post("/api/admin/create-first", { name: "Ana Ruiz", ...account });
  const login = await clerk.post<{ id: string; token: string }>("/api/admin/login", account);
  clerk.token = login.token;
  const town: Town = { name: NAME, id, adminId: login.id };
  const people: Person[] = [];
  const relatives: Relative[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const person = await enrol(town, clerk, new Device(origin, "person"), nth);
    people.push(person);
    relatives.push(await addRelative(town, clerk, person, new Device(origin, "support"), nth));
  }
  return { town, clerk, people, relatives };
}

async function enrol(town: Town, clerk: Device, device: Device, nth: number): Promise<Person> {
  const pin = "4071";
  const consents = { familyConsent: true, municipalConsent: true };
  const person = { name: `María del Carmen Ruiz ${nth}`, pin, ...consents };
  const owner = { adminId: town.adminId, municipalityId: town.id };
  const { id } = await clerk.post<{ id: string }>("/api/users", { ...person, ...owner });
  await device.post(`/api/users/${id}/verify-pin`, { pin });
  for (const title of REMINDERS) {
    const dateTime = new Date(Date.now() - 60_000).toISOString();
    const reminder = { title, dateTime, category: "Salud", recurrency: "daily" };
    await device.post(`/api/users/${id}/reminders`, reminder);
  }
  const enrolled = { id, pin, device };
  await keepPhoto(enrolled);
  await lookAtMemories(enrolled);
  return enrolled;
}

async function addRelative(
  town: Town,
  clerk: Device,
  person: Person,
  device: Device,
  nth: number,
): Promise<Relative> {
  const login = { email: `elena.ruiz.${nth}@correo.es`, password: PASSWORD };
  const relative = { name: `Elena Ruiz ${nth}`, ...login };
  const added = await clerk.post<{ id: string }>(
    `/api/users/${person.id}/support-persons`,
    relative,
  );
  await device.post("/api/support/login", { ...login, municipalityId: town.id });
  return { id: added.id, ...login, device };
}
