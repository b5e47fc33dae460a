import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const NOT_AUTHORISED = [403, "DEVICE_NOT_AUTHORISED"];
let portal: TestPortal;
let admin: Admin;
let person: Person;
let withoutPin: Person;

beforeAll(async () => {
  portal = await openTestPortal({ deviceEnrolment: "required" });
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  withoutPin = await newPersonWithoutPin(portal, admin);
});
afterAll(() => portal.close());

const listPath = () => `/api/users?municipalityId=${admin.municipalityId}`;
const pinPath = ({ id }: Person) => `/api/users/${id}/verify-pin`;
const list = (browser: Browser, token?: string) => browser.get(listPath(), token ? { token } : {});
const tryPin = (browser: Browser, someone: Person, token?: string) =>
  browser.post(pinPath(someone), { pin: someone.pin }, token ? { token } : {});

async function authorised({ token } = admin): Promise<Browser> {
  const browser = portal.browser();
  await browser.post("/api/devices/authorise", { name: null }, { token });
  return browser;
}

describe("where enrolment is required", () => {
  test("a stranger sees nobody and enters nowhere, PIN or not", async () => {
    const strangers = [portal.browser(), await authorised(await newAdmin(portal))];
    await expectNothingWritten(portal.db, async () => {
      for (const browser of strangers) {
        const answer = await list(browser);
        expect(await answer.clone().json()).toMatchObject({
          error: "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.",
        });
        expect(await errorOf(answer)).toEqual(NOT_AUTHORISED);
        for (const someone of [person, withoutPin]) {
          expect(await errorOf(await tryPin(browser, someone))).toEqual(NOT_AUTHORISED);
        }
      }
    });
  });

  test("an authorised device lists people and lets them in", async () => {
    const browser = await authorised();
    const people: { id: string }[] = await (await list(browser)).json();
    expect(people.map(({ id }) => id).sort()).toEqual([person.id, withoutPin.id].sort());
    for (const someone of [person, withoutPin]) {
      await enter(portal, someone, browser);
      expect((await browser.get("/api/session")).status).toBe(200);
    }
  });

  test("an administrator of the municipality passes on any device, and nobody else's", async () => {
    const { token } = admin;
    expect((await list(portal.browser(), token)).status).toBe(200);
    for (const someone of [person, withoutPin]) {
      const answer = await tryPin(portal.browser(), someone, token);
      expect(await answer.json()).toEqual({ valid: true });
    }
    const foreign = (await newAdmin(portal)).token;
    for (const other of [foreign, "x".repeat(43)]) {
      expect(await errorOf(await list(portal.browser(), other))).toEqual(NOT_AUTHORISED);
    }
    const stale = await tryPin(portal.browser(), person, "x".repeat(43));
    expect(await errorOf(stale)).toEqual(NOT_AUTHORISED);
  });

  test("a clerk who vouches for a stranger's device by choosing a person is recorded; an authorised one needs nobody", async () => {
    const asPerson = { token: admin.token, role: "person" } as const;
    const entered = async (browser: Browser, options: { token: string; role?: "person" }) => {
      const answer = await browser.post(pinPath(person), { pin: person.pin }, options);
      expect(await answer.json()).toEqual({ valid: true });
      const session = await (await browser.get("/api/session", { role: "person" })).json();
      return session.enteredBy?.id ?? null;
    };
    const listed = await portal.browser().get(listPath(), asPerson);
    expect(await listed.json()).toHaveLength(2);
    expect(await entered(portal.browser(), asPerson)).toBe(admin.id);
    expect(await entered(await authorised(), asPerson)).toBeNull();
    // From the dashboard it is the administrator who enters, whatever the device.
    expect(await entered(await authorised(), { token: admin.token })).toBe(admin.id);
  });

  test("a device that was withdrawn is a stranger again", async () => {
    const browser = await authorised();
    const { token } = admin;
    const devices = await (await browser.get("/api/devices", { token })).json();
    const own = devices.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    await portal.browser().delete(`/api/devices/${own.id}`, { token });
    expect(await errorOf(await list(browser))).toEqual(NOT_AUTHORISED);
    expect(await errorOf(await tryPin(browser, person))).toEqual(NOT_AUTHORISED);
  });

  test("a wrong PIN counts, and a refused device's guesses are not even looked at", async () => {
    const stranger = portal.browser();
    for (let count = 0; count < 8; count += 1) {
      const answer = await tryPin(stranger, { ...person, pin: "0000" });
      expect(answer.status).toBe(403);
    }
    const browser = await authorised();
    const answer = await tryPin(browser, { ...person, pin: "0000" });
    expect(await answer.json()).toEqual({ valid: false, attemptsLeft: 4 });
  });

  test("the list takes two statements", async () => {
    const browser = await authorised();
    portal.statements.length = 0;
    expect((await list(browser)).status).toBe(200);
    expect(portal.statements).toHaveLength(2);
  });

  test("somebody unknown is not found, and the cookie is kept alive by entering", async () => {
    const browser = await authorised();
    const unknown = { ...person, id: "11111111-1111-4111-8111-111111111111" };
    expect(await errorOf(await tryPin(browser, unknown))).toEqual([404, "USER_NOT_FOUND"]);
    const before = browser.cookies.get("acompana_device");
    const answer = await tryPin(browser, person);
    const renewed = answer.headers.getSetCookie().find((line) => line.includes("device"));
    expect(renewed).toContain(`acompana_device=${before}`);
    expect(renewed).toMatch(/Max-Age=34560000/);
  });
});
