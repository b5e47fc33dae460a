import type { PortalProcess } from "./portal-process.ts";
import { administrator } from "./steps.ts";

export interface Person {
  id: string;
  name: string;
  pin: string;
}

async function post<Answer>(
  portal: PortalProcess,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(portal.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: portal.url,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** Makes the portal's first administrator if there is none yet, and logs in through the API. */
export async function signInAdministrator(portal: PortalProcess) {
  const municipality = await post<{ id: string }>(portal, "/api/municipalities/ensure", {
    name: "Villanueva del Valle",
  });
  const municipalityId = municipality.body.id;
  await post(portal, "/api/admin/create-first", { ...administrator, municipalityId });
  const login = await post<{ token: string; id: string }>(portal, "/api/admin/login", {
    email: administrator.email,
    password: administrator.password,
    municipalityId,
  });
  if (login.status !== 200) throw new Error(`The administrator cannot log in: ${login.status}`);
  return { ...login.body, municipalityId };
}

/** Who is enrolled in each portal of this worker. */
const enrolled = new WeakMap<PortalProcess, Set<string>>();

/**
 * Enrols an older person through the API. Throws when the portal has someone of that name already:
 * test files that follow each other in one worker share a portal, so each names people of its own.
 */
export async function enrol(
  portal: PortalProcess,
  person: { name: string; pin: string; familyConsent?: boolean },
): Promise<Person> {
  const known = enrolled.get(portal) ?? new Set();
  if (known.has(person.name))
    throw new Error(
      `${person.name} is enrolled already, perhaps by another test: choose a new name`,
    );
  const { token, id, municipalityId } = await signInAdministrator(portal);
  const created = await post<{ id: string }>(
    portal,
    "/api/users",
    { familyConsent: false, municipalConsent: false, ...person, adminId: id, municipalityId },
    token,
  );
  if (created.status !== 201) throw new Error(`${person.name} was not enrolled: ${created.status}`);
  enrolled.set(portal, known.add(person.name));
  return { ...person, id: created.body.id };
}

/** Gives an older person a relative with a login. */
export async function addRelative(
  portal: PortalProcess,
  person: Person,
  relative: { name: string; email: string; password: string },
): Promise<void> {
  const { token } = await signInAdministrator(portal);
  const path = `/api/users/${person.id}/support-persons`;
  const added = await post(portal, path, relative, token);
  if (added.status !== 201) throw new Error(`${relative.name} was not added: ${added.status}`);
}
