import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
} from "../../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const DAY = 24 * HOUR;

export let portal: TestPortal;

export let admin: Admin;

export let person: Person;

export let relative: Relative;

export const pathOf = ({ id }: Person) => `/api/users/${id}/pause`;

export const day = (days: number) =>
  new Date(portal.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);

export const set = (body: object, { token } = admin) =>
  portal.browser().put(pathOf(person), body, { token });

export const end = ({ token } = admin) => portal.browser().delete(pathOf(person), { token });

export async function pauseFor(body: object): Promise<void> {
  expect((await set(body)).status).toBe(200);
}

export async function shown({ token } = admin) {
  return (await (await portal.browser().get(pathOf(person), { token })).json()).pause;
}

/** The person's browser, with a pill that is due every day in an hour from now. */
export async function withPill() {
  const inside = await enter(portal, person);
  const dateTime = new Date(portal.services.clock().getTime() + HOUR).toISOString();
  const body = { title: "Pastilla", dateTime, category: "Medicación", recurrency: "daily" };
  const answer = await inside.post(`/api/users/${person.id}/reminders`, body);
  expect(answer.status).toBe(201);
  return inside;
}

export const remindersOf = async (inside: Awaited<ReturnType<typeof enter>>, list = "") =>
  (await inside.get(`/api/users/${person.id}/reminders${list}`)).json();

export const noted = () => pauseFor({ reason: "death", from: day(-1) });

export function setAdmin(next: Admin): void {
  admin = next;
}

/** Call it in each test file that uses what is above. */
export function preparePauses(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  // The waits outlast an administrator's session.
  beforeEach(async () => {
    admin = await newAdmin(portal);
    person = await newPerson(portal, admin);
    relative = await newRelative(portal, admin, person);
  });
  afterAll(() => portal.close());
}
