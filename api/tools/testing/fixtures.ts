import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { users } from "../../db/schema/users.ts";
import { announceSetUp } from "../../features/invitations/index.ts";
import type { Browser } from "./browser.ts";
import type { TestPortal } from "./test-portal.ts";

export type TestMunicipality = { id: string; name: string };
export type Admin = { id: string; token: string; email: string; municipalityId: string };
export type Person = { id: string; pin: string; name: string; municipalityId: string };
export type Relative = { id: string; email: string; municipalityId: string };

export const PASSWORD = "tres-gatos-azules";

async function read<T>(response: Response, status: number): Promise<T> {
  const body = await response.json();
  expect({ status: response.status, body }).toEqual({ status, body });
  return body as T;
}

/** A municipality that nothing else in this file uses. */
export async function newMunicipality(portal: TestPortal): Promise<TestMunicipality> {
  const name = `Aldea ${++portal.made.municipalities}`;
  return read(await portal.browser().post("/api/municipalities/ensure", { name }), 200);
}

/** A municipality's first administrator, signed in. */
export async function newAdmin(
  portal: TestPortal,
  municipality?: TestMunicipality,
): Promise<Admin> {
  const { id: municipalityId, name } = municipality ?? (await newMunicipality(portal));
  const browser = portal.browser();
  const account = { email: "ana@aldea.es", password: PASSWORD, municipalityId };
  const body = { name: "Ana Ruiz", ...account, invitation: await setUpCode(portal, name) };
  await read(await browser.post("/api/admin/create-first", body), 201);
  const login = await browser.post("/api/admin/login", account);
  return { ...account, ...(await read<{ id: string; token: string }>(login, 200)) };
}

/** The code that the first administrator of a public portal needs; elsewhere there is none. */
async function setUpCode({ services }: TestPortal, name: string): Promise<string> {
  const config = { ...services.config, municipalities: [name] };
  const [link] = await announceSetUp({ ...services, config });
  return link ? codeOf(link.url) : "";
}

/** What stands behind the '=' in a link's fragment. */
export const codeOf = (url: string): string => new URL(url).hash.split("=")[1] ?? "";

/** A second administrator of the same municipality, signed in. */
export async function newColleague(
  portal: TestPortal,
  admin: Admin,
  email: string,
): Promise<Admin> {
  const { municipalityId, token } = admin;
  const invited = await portal.browser().post("/api/admin/invitations", undefined, { token });
  const { code } = await read<{ code: string }>(invited, 201);
  const account = { email, password: PASSWORD, municipalityId };
  const body = { name: "Luis Vega", ...account, invitation: code };
  await read(await portal.browser().post("/api/admin/create-first", body), 201);
  const login = await portal.browser().post("/api/admin/login", account);
  return { ...account, ...(await read<{ id: string; token: string }>(login, 200)) };
}

/** The same administrator with a new session, after the clock has ended the old one. */
export async function signInAdmin(portal: TestPortal, admin: Admin): Promise<Admin> {
  const { email, municipalityId } = admin;
  const account = { email, password: PASSWORD, municipalityId };
  const login = await portal.browser().post("/api/admin/login", account);
  return { ...admin, ...(await read<{ token: string }>(login, 200)) };
}

export const newUserBody = (admin: Admin, changes: Record<string, unknown> = {}) => ({
  name: "Carmen López",
  familyConsent: true,
  municipalConsent: false,
  pin: "4071",
  adminId: admin.id,
  municipalityId: admin.municipalityId,
  ...changes,
});

export async function newPerson(
  portal: TestPortal,
  admin: Admin,
  changes: {
    name?: string;
    surnames?: string | null;
    preferredName?: string | null;
    birthDate?: string;
    email?: string;
    phone?: string;
    pin?: string;
    pinAgreed?: boolean;
    familyConsent?: boolean;
    municipalConsent?: boolean;
  } = {},
): Promise<Person> {
  const body = newUserBody(admin, changes);
  const response = await portal.browser().post("/api/users", body, { token: admin.token });
  const { id } = await read<{ id: string }>(response, 201);
  const { pin, name, municipalityId } = body;
  return { id, pin, name, municipalityId };
}

/** A person who goes straight in; no call creates one yet. */
export async function newPersonWithoutPin(portal: TestPortal, admin: Admin): Promise<Person> {
  const { municipalityId } = admin;
  const values = { name: "Paco Sanz", municipalityId, createdAt: portal.services.clock() };
  const [row] = await portal.db.insert(users).values(values).returning();
  if (!row) throw new Error("no row");
  return { id: row.id, pin: "", name: row.name, municipalityId };
}

/** A browser in which the person is in. */
export async function enter(portal: TestPortal, person: Person, browser = portal.browser()) {
  const response = await browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin });
  expect(await response.json()).toEqual({ valid: true });
  return browser;
}

/** A browser in which the person, who has not entered before, has chosen a PIN of their own. */
export async function enterWithOwnPin(portal: TestPortal, person: Person): Promise<Browser> {
  const browser = await enter(portal, person);
  const pin = person.pin === "4826" ? "7305" : "4826";
  const body = { pin, oldPin: person.pin };
  const chosen = await browser.put(`/api/users/${person.id}/own-pin`, body, { role: "person" });
  expect(chosen.status).toBe(204);
  person.pin = pin;
  return browser;
}

export async function newRelative(
  portal: TestPortal,
  admin: Admin,
  person: Person,
): Promise<Relative> {
  const { municipalityId } = admin;
  const account = { email: `lucia${++portal.made.relatives}@correo.es`, password: PASSWORD };
  const path = `/api/users/${person.id}/support-persons`;
  const body = { name: "Lucía López", ...account };
  const response = await portal.browser().post(path, body, { token: admin.token });
  return { ...(await read<{ id: string; email: string }>(response, 201)), municipalityId };
}

/** A browser in which the relative is signed in. */
export async function signIn(
  portal: TestPortal,
  { email, municipalityId }: Relative,
  browser: Browser = portal.browser(),
): Promise<Browser> {
  const body = { email, password: PASSWORD, municipalityId };
  await read(await browser.post("/api/support/login", body), 200);
  return browser;
}

/** What was written down about somebody or something, oldest first: action, role and id of who. */
export async function eventsAbout(portal: TestPortal, subjectId: string) {
  const rows = await portal.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, subjectId))
    .orderBy(auditEvents.id);
  return rows.map(({ action, actorRole, actorId }) => [action, actorRole, actorId]);
}

/** Status and code of an error response, after checking that it has the one error shape. */
export async function errorOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: string; code: string };
  expect(body.error).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{5,}/);
  expect(body.code).toMatch(/^[A-Z_]+$/);
  return [response.status, body.code];
}
