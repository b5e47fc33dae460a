import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { JOBS } from "../../../jobs.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Admin, newAdmin, type Person, signInAdmin } from "../../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const DAY = 24 * HOUR;

export let portal: TestPortal;

export let admin: Admin;

export const settings = (browser: Browser, { id }: { id: string }, body: object, token?: string) =>
  browser.put(`/api/users/${id}/settings`, body, token ? { token } : { role: "person" });

export const give = (browser: Browser, person: Person) =>
  settings(browser, person, { municipalConsent: true });

export const byTownHall = (person: Person, body: object) =>
  settings(portal.browser(), person, body, admin.token);

export const setPin = async ({ id }: Person, pin: string) => {
  const answer = await portal
    .browser()
    .put(`/api/users/${id}/pin`, { pin }, { token: admin.token });
  expect(answer.status).toBe(204);
};

export const choosePin = async (browser: Browser, { id }: Person, body: object) => {
  const answer = await browser.put(`/api/users/${id}/own-pin`, body, { role: "person" });
  expect(answer.status).toBe(204);
};

/** A device that is hers alone, which opens with the PIN or without. */
export const giveTablet = async ({ id }: Person, entersWithoutPin: boolean) => {
  const tablet = portal.browser();
  const opening = { name: null, ownerId: id, entersWithoutPin };
  const answer = await tablet.post("/api/devices/authorise", opening, { token: admin.token });
  expect(answer.status).toBe(200);
  return tablet;
};

export const paper = ({ id }: Person, consent = "municipal", { token } = admin) =>
  portal.browser().put(`/api/users/${id}/consents/${consent}/paper`, undefined, { token });

export const read = async (browser: Browser, { id }: Person, token?: string) =>
  (await browser.get(`/api/users/${id}/consents`, token ? { token } : { role: "person" })).json();

export const readAtTownHall = (person: Person) => read(portal.browser(), person, admin.token);

export const runJob = () =>
  JOBS.find(({ name }) => name === "consents")?.run({ ...portal.services, nightly: null });

/** Whether the administrator reads the person's numbers. */
export async function townHallReads({ id }: Person): Promise<boolean> {
  admin = await signInAdmin(portal, admin);
  const now = portal.services.clock().getTime();
  const [startDate, endDate] = [now - 7 * DAY, now].map((time) => new Date(time).toISOString());
  const path = `/api/users/${id}/metrics?startDate=${startDate}&endDate=${endDate}`;
  return (await portal.browser().get(path, { token: admin.token })).status === 200;
}

export const askedAt = async (browser: Browser, { id }: Person) => {
  const home = await (await browser.get(`/api/users/${id}/home`)).json();
  return home.consentQuestions.map(({ consent }: { consent: string }) => consent);
};

export const answer = (browser: Browser, { id }: Person) =>
  browser.delete(`/api/users/${id}/consents/municipal/question`, { role: "person" });

export function setAdmin(next: Admin): void {
  admin = next;
}

/** A consent that is given in this session is asked for: it begins after seven days. */
export async function expectAsked(browser: Browser, person: Person): Promise<void> {
  const saved = await give(browser, person);
  expect([saved.status, (await saved.json()).municipalConsent]).toEqual([200, false]);
  const due = new Date(portal.services.clock().getTime() + 7 * DAY).toISOString();
  const { municipal, history } = await read(browser, person);
  expect(municipal).toEqual({ isInForce: false, due });
  expect(history[0]).toMatchObject({ step: "asked", administrator: null, inForceFrom: due });
}

/** Call it in each test file that uses what is above. */
export function prepareConsents(): void {
  beforeAll(async () => {
    portal = await openTestPortal({ portalOrigin: "https://portal.es", isSecure: true });
  });
  // The waits outlast an administrator's session.
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
