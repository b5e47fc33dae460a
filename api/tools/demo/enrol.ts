import { Buffer } from "node:buffer";
import { readMedia } from "./media.ts";
import {
  ADMINISTRATOR,
  PEOPLE,
  PERSON_NAMES,
  type PersonName,
  RELATIVE_NAMES,
  RELATIVES,
  type RelativeName,
} from "./people.ts";
import type { Timeline } from "./timeline.ts";
import { type App, Visitor } from "./visitor.ts";
import type { Resident } from "./world.ts";

type TownHall = { id: string; municipalityId: string; visitor: Visitor };

/** The town hall's first morning: its administrator signs up and enrols everybody. */
export async function enrolAll(app: App, timeline: Timeline, municipality: string) {
  const townHall = await openTownHall(app, municipality);
  const people = {} as Record<PersonName, Resident>;
  for (const name of PERSON_NAMES) {
    timeline.passMinute();
    people[name] = { id: await enrolPerson(townHall, name), visitor: new Visitor(app) };
  }
  const relatives = {} as Record<RelativeName, Resident>;
  for (const name of RELATIVE_NAMES) {
    relatives[name] = { id: "", visitor: new Visitor(app) };
    // Whoever is added first is the one that the relative's dashboard opens with.
    for (const person of RELATIVES[name].supports) {
      timeline.passMinute();
      relatives[name].id = await enrolRelative(townHall, name, people[person].id);
    }
  }
  await townHall.visitor.delete("/api/session");
  return { municipalityId: townHall.municipalityId, people, relatives };
}

async function openTownHall(app: App, name: string): Promise<TownHall> {
  const visitor = new Visitor(app);
  const ensured = await visitor.post<{ id: string }>("/api/municipalities/ensure", { name });
  const municipalityId = ensured.id;
  await visitor.post("/api/admin/create-first", { ...ADMINISTRATOR, municipalityId });
  const { email, password } = ADMINISTRATOR;
  const login = { email, password, municipalityId };
  const { token, id } = await visitor.post<{ token: string; id: string }>(
    "/api/admin/login",
    login,
  );
  visitor.holdToken(token);
  return { id, municipalityId, visitor };
}

async function enrolPerson(
  { id: adminId, municipalityId, visitor }: TownHall,
  person: PersonName,
): Promise<string> {
  const { name, pin, familyConsent, municipalConsent, ...others } = PEOPLE[person];
  const { bytes, mimeType } = await readMedia(`${person}.webp`);
  const photo = `data:${mimeType};base64,${Buffer.from(bytes).toString("base64")}`;
  const phone = "phone" in others ? { phone: others.phone } : {};
  const record = { name, pin, familyConsent, municipalConsent, photo, ...phone };
  const created = await visitor.post<{ id: string }>("/api/users", {
    ...record,
    adminId,
    municipalityId,
  });
  return created.id;
}

/** Who supports somebody already is added with the same login. */
async function enrolRelative(
  { visitor }: TownHall,
  relative: RelativeName,
  userId: string,
): Promise<string> {
  const { name, email, password } = RELATIVES[relative];
  const path = `/api/users/${userId}/support-persons`;
  return (await visitor.post<{ id: string }>(path, { name, email, password })).id;
}
