import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import {
  type Admin,
  newAdmin,
  newPerson,
  PASSWORD,
  type Person,
} from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const INVALID = [403, "INVITATION_INVALID"];

export const EVA = { name: "Eva Gil", email: "eva@casa.es" };

export let portal: TestPortal;

export let admin: Admin;

export let neighbour: Admin;

export let person: Person;

export const pathOf = ({ id }: Person) => `/api/users/${id}/support-invitations`;

export const ask = (of: Person, body: object = EVA, { token } = admin) =>
  portal.browser().post(pathOf(of), body, { token });

export async function invite(of: Person, body: object = EVA, by = admin) {
  const answer = await ask(of, body, by);
  expect(answer.status).toBe(201);
  const { outcome, invitation } = await answer.json();
  expect(outcome).toBe("invited");
  return invitation as { code: string; url: string; expiresAt: string };
}

export const accept = (code: string, changes: object = {}, browser = portal.browser()) => {
  const body = { code, municipalityId: admin.municipalityId, password: PASSWORD, ...changes };
  return browser.post("/api/support/invitations/accept", body);
};

export async function verdict(code: string, { municipalityId } = admin) {
  const path = "/api/support/invitations/check";
  const answer = await portal.browser().post(path, { code, municipalityId });
  return (await answer.json()).invitation;
}

export async function listOf(of: Person, { token } = admin) {
  return (await portal.browser().get(pathOf(of), { token })).json();
}

export const login = (email: string, password: string, { municipalityId } = admin) =>
  portal.browser().post("/api/support/login", { email, password, municipalityId });

/** Call it in each test file that uses what is above. */
export function prepareInvitations(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  // The waits outlast an administrator's session.
  beforeEach(async () => {
    admin = await newAdmin(portal);
    neighbour = await newAdmin(portal);
    person = await newPerson(portal, admin);
  });
  afterAll(() => portal.close());
}
