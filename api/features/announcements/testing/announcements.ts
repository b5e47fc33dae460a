import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Admin, newAdmin, newPerson, type Person } from "../../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import type { Announcement, AnnouncementDetails, ShownAnnouncement } from "../schemas.ts";

export const DAY = 24 * HOUR;

export const PATH = "/api/announcements";

export let portal: TestPortal;

export let admin: Admin;

export let carmen: Person;

export let benito: Person;

export const day = (days: number) =>
  new Date(portal.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);

const bodyOf = (changes: object = {}) => ({
  ...{ text: "Mañana, médico en la plaza a las 10", from: day(0), until: day(1) },
  ...{ recipients: null, ...changes },
});

export const post = (changes: object = {}, { token } = admin) =>
  portal.browser().post(PATH, bodyOf(changes), { token });

export async function write(changes: object = {}, by = admin): Promise<AnnouncementDetails> {
  const answer = await post(changes, by);
  expect([answer.status, by.id]).toEqual([201, by.id]);
  return await answer.json();
}

export const change = (
  { id, version }: Pick<Announcement, "id" | "version">,
  changes: object,
  by = admin,
) => portal.browser().put(`${PATH}/${id}`, { ...bodyOf(changes), version }, { token: by.token });

export const withdraw = ({ id }: { id: string }, { token } = admin) =>
  portal.browser().delete(`${PATH}/${id}`, { token });

export async function list({ token } = admin): Promise<Announcement[]> {
  const answer = await portal.browser().get(PATH, { token });
  expect(answer.status).toBe(200);
  return await answer.json();
}

export const countsOf = async ({ id }: { id: string }) => {
  const found = (await list()).find((one) => one.id === id);
  return [found?.seen, found?.total];
};

export async function shown(inside: Browser, { id }: Person): Promise<ShownAnnouncement[]> {
  return (await (await inside.get(`/api/users/${id}/home`)).json()).announcements;
}

export const textsOf = async (inside: Browser, person: Person) =>
  (await shown(inside, person)).map(({ text }) => text);

export const mark = (inside: Browser, { id }: Person, seen: unknown) =>
  inside.put(`/api/users/${id}/announcements/seen`, { seen });

export function setAdmin(next: Admin): void {
  admin = next;
}

/** Call it in each test file that uses what is above. */
export function prepareAnnouncements(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => {
    admin = await newAdmin(portal);
    carmen = await newPerson(portal, admin);
    benito = await newPerson(portal, admin, { name: "Benito Alonso" });
  });
  afterAll(() => portal.close());
}
