import { afterAll, beforeAll } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Admin, newAdmin, newUserBody, type Person } from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export let portal: TestPortal;

export let admin: Admin;

export const choose = (browser: Browser, { id }: Person, body: object) =>
  browser.put(`/api/users/${id}/own-pin`, body, { role: "person" });

export const tryPin = async ({ id }: Person, pin: string) =>
  (await portal.browser().post(`/api/users/${id}/verify-pin`, { pin })).json();

export const home = async (browser: Browser, { id }: Person) =>
  (await browser.get(`/api/users/${id}/home`, { role: "person" })).json();

export const WEAK = [
  ["0000", /repite los números/],
  ["1212", /repite los números/],
  ["1234", /van seguidos/],
  ["9876", /van seguidos/],
  ["2468", /saltos iguales/],
  ["1941", /año de nacimiento/],
] as const;

/** All ways of setting a PIN, one after the other. */
export const waysToSet = (on: TestPortal, by: Admin, of: Person, browser: Browser, pin: string) => {
  const body = newUserBody(by, { pin, birthDate: "1941-05-28" });
  const { token } = by;
  return [
    () => on.browser().post("/api/users", body, { token }),
    () => on.browser().put(`/api/users/${of.id}/pin`, { pin }, { token }),
    () => on.browser().put(`/api/users/${of.id}/pin`, { pin, pinAgreed: true }, { token }),
    () => choose(browser, of, { pin, oldPin: of.pin }),
  ];
};

export const refused = {
  code: "VALIDATION",
  fields: { pin: "Ese PIN lo conoce el ayuntamiento. Elige otro." },
};

export function setAdmin(next: Admin): void {
  admin = next;
}

/** Call it in each test file that uses what is above. */
export function prepareChoosing(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
