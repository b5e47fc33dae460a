import type { Portal } from "./portal-process.ts";
import { send } from "./send.ts";
import { administrator } from "./steps.ts";

export interface Person {
  id: string;
  name: string;
  pin: string;
}

type Administrator = { token: string; id: string; municipalityId: string };

/** Who administers each municipality, once somebody has asked. */
const administrators = new WeakMap<Portal, Promise<Administrator>>();

/** The municipality's administrator, signed in through the API; made at the first call. */
export function signInAdministrator(portal: Portal): Promise<Administrator> {
  const known = administrators.get(portal) ?? makeAdministrator(portal);
  administrators.set(portal, known);
  return known;
}

async function makeAdministrator(portal: Portal): Promise<Administrator> {
  const post = async (path: string, body: object) =>
    await (await send(portal, "POST", path, body)).json();
  const { id: municipalityId } = await post("/api/municipalities/ensure", {
    name: portal.municipality,
  });
  const account = { ...administrator, municipalityId };
  const invitation = portal.setUpCode ?? undefined;
  // Refused where a page has created it.
  await post("/api/admin/create-first", { ...account, invitation }).catch(() => {});
  const { email, password } = account;
  const login = await post("/api/admin/login", { email, password, municipalityId });
  return { ...login, municipalityId };
}

/** A call of the municipality's administrator. */
export async function sendAsAdministrator(
  portal: Portal,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const { token } = await signInAdministrator(portal);
  return await send(portal, method, path, body, { Authorization: `Bearer ${token}` });
}

/** Enrols an older person through the API. */
export async function enrol(
  portal: Portal,
  person: {
    name: string;
    pin: string;
    phone?: string;
    address?: string;
    familyConsent?: boolean;
    municipalConsent?: boolean;
  },
): Promise<Person> {
  const { id: adminId, municipalityId } = await signInAdministrator(portal);
  const consents = { familyConsent: false, municipalConsent: false, pinAgreed: true };
  const body = { ...consents, ...person, adminId, municipalityId };
  const created = await sendAsAdministrator(portal, "POST", "/api/users", body);
  return { ...person, id: (await created.json()).id };
}

/** Gives an older person a relative with a login. */
export async function addRelative(
  portal: Portal,
  person: Person,
  relative: { name: string; email: string; password: string },
): Promise<void> {
  await sendAsAdministrator(portal, "POST", `/api/users/${person.id}/support-persons`, relative);
}

/** Announces something to some people, today; `counts` says how many have seen it, of how many. */
export async function announce(portal: Portal, text: string, people: readonly Person[]) {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format();
  const recipients = people.map(({ id }) => id);
  const body = { text, from: today, until: today, recipients };
  const made = await sendAsAdministrator(portal, "POST", "/api/announcements", body);
  const { id } = await made.json();
  return {
    async counts(): Promise<[seen: number, total: number]> {
      const answer = await sendAsAdministrator(portal, "GET", `/api/announcements/${id}`);
      const { seen, total } = await answer.json();
      return [seen, total];
    },
  };
}
