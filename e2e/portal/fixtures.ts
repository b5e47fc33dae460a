import type { Portal } from "./portal-process.ts";
import { administrator } from "./steps.ts";

export interface Person {
  id: string;
  name: string;
  pin: string;
}

async function post<Answer>(
  portal: Portal,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(portal.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: portal.url,
      ...portal.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
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
  const { municipality: name } = portal;
  const municipality = await post<{ id: string }>(portal, "/api/municipalities/ensure", { name });
  const municipalityId = municipality.body.id;
  const invitation = portal.setUpCode ?? undefined;
  await post(portal, "/api/admin/create-first", { ...administrator, municipalityId, invitation });
  const login = await post<{ token: string; id: string }>(portal, "/api/admin/login", {
    email: administrator.email,
    password: administrator.password,
    municipalityId,
  });
  if (login.status !== 200) throw new Error(`The administrator cannot log in: ${login.status}`);
  return { ...login.body, municipalityId };
}

/** Enrols an older person through the API. */
export async function enrol(
  portal: Portal,
  person: { name: string; pin: string; phone?: string; familyConsent?: boolean },
): Promise<Person> {
  const { token, id, municipalityId } = await signInAdministrator(portal);
  const created = await post<{ id: string }>(
    portal,
    "/api/users",
    {
      familyConsent: false,
      municipalConsent: false,
      pinAgreed: true,
      ...person,
      adminId: id,
      municipalityId,
    },
    token,
  );
  if (created.status !== 201) throw new Error(`${person.name} was not enrolled: ${created.status}`);
  return { ...person, id: created.body.id };
}

/** Gives an older person a relative with a login. */
export async function addRelative(
  portal: Portal,
  person: Person,
  relative: { name: string; email: string; password: string },
): Promise<void> {
  const { token } = await signInAdministrator(portal);
  const path = `/api/users/${person.id}/support-persons`;
  const added = await post(portal, path, relative, token);
  if (added.status !== 201) throw new Error(`${relative.name} was not added: ${added.status}`);
}

/** Announces something to some people, today; `counts` says how many have seen it, of how many. */
export async function announce(portal: Portal, text: string, people: readonly Person[]) {
  const { token } = await signInAdministrator(portal);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format();
  const recipients = people.map(({ id }) => id);
  const body = { text, from: today, until: today, recipients };
  const made = await post<{ id: string }>(portal, "/api/announcements", body, token);
  if (made.status !== 201) throw new Error(`Nothing was announced: ${made.status}`);
  return {
    async counts(): Promise<[seen: number, total: number]> {
      const headers = { ...portal.headers, Authorization: `Bearer ${token}` };
      const answer = await fetch(`${portal.url}/api/announcements/${made.body.id}`, { headers });
      const { seen, total } = (await answer.json()) as { seen: number; total: number };
      return [seen, total];
    },
  };
}
