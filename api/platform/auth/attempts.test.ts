import { cpuUsage } from "node:process";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  newAdmin,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
} from "../../tools/testing/fixtures.ts";
import { HOUR, MINUTE, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { HASH_COST } from "../secrets/hashing.ts";

const SECOND = 1000;
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
});
// The waits outlast an administrator's session.
beforeEach(async () => {
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const tryPin = (browser: Browser, { id }: Person, pin = "0000", token?: string) =>
  browser.post(`/api/users/${id}/verify-pin`, { pin }, token ? { token } : {});

async function miss(browser: Browser, person: Person, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await (await tryPin(browser, person)).json()).toMatchObject({ valid: false });
  }
}

async function expectWait(answer: Response, seconds: number, words: string): Promise<void> {
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe(String(seconds));
  expect(await answer.json()).toEqual({
    error: `Espera ${words} antes de volver a intentarlo.`,
    code: "TOO_MANY_ATTEMPTS",
    retryAfterSeconds: seconds,
  });
}

describe("PINs", () => {
  test("five misses, then 30 seconds, doubling up to an hour, even for the right PIN", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    await miss(browser, person, 5);
    await expectWait(await tryPin(browser, person, person.pin), 30, "30 segundos");
    portal.wait(29 * SECOND);
    await expectWait(await tryPin(browser, person, person.pin), 1, "un segundo");
    for (const [seconds, words] of [
      [60, "un minuto"],
      [120, "2 minutos"],
      [240, "4 minutos"],
      [480, "8 minutos"],
      [960, "16 minutos"],
      [1920, "32 minutos"],
      [3600, "una hora"],
      [3600, "una hora"],
    ] as const) {
      portal.wait(HOUR);
      await miss(browser, person, 1);
      await expectWait(await tryPin(browser, person, person.pin), seconds, words);
    }
    portal.wait(HOUR);
    expect(await (await tryPin(browser, person, person.pin)).json()).toEqual({ valid: true });
  });

  test("the right PIN gives all five attempts back", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    await miss(browser, person, 4);
    expect((await tryPin(browser, person, person.pin)).status).toBe(200);
    expect(await (await tryPin(browser, person)).json()).toEqual({ valid: false, attemptsLeft: 4 });
  });

  test("parallel guesses do not slip by", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    await miss(browser, person, 1);
    const attempts = Array.from({ length: 20 }, () => tryPin(browser, person));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(16).fill(429)]);
  });

  test("one PIN tried on many people is stopped on that device", async () => {
    const browser = portal.browser();
    for (let count = 0; count < 5; count += 1)
      await miss(browser, await newPerson(portal, admin), 1);
    const next = await tryPin(browser, await newPerson(portal, admin));
    await expectWait(next, 30, "30 segundos");
  });

  test("one's own PIN buys no guesses at a neighbour's", async () => {
    const own = await newPerson(portal, admin);
    const neighbour = await newPerson(portal, admin);
    const browser = portal.browser();
    for (let round = 0; round < 4; round += 1) {
      await miss(browser, neighbour, 1);
      expect((await tryPin(browser, own, own.pin)).status).toBe(200);
    }
    await miss(browser, neighbour, 1);
    await expectWait(await tryPin(browser, own, own.pin), 30, "30 segundos");
  });

  test("nobody locks a neighbour out of a device that has been in before", async () => {
    const person = await newPerson(portal, admin);
    const home = portal.browser("198.51.100.7");
    expect((await tryPin(home, person, person.pin)).status).toBe(200);
    const stranger = portal.browser("198.51.100.7");
    await miss(stranger, person, 5);
    await expectWait(await tryPin(stranger, person), 30, "30 segundos");
    expect(await (await tryPin(home, person, person.pin)).json()).toEqual({ valid: true });
  });

  test("throwing the cookie away does not help: then the address is counted", async () => {
    const person = await newPerson(portal, admin);
    for (let count = 0; count < 5; count += 1) {
      await miss(portal.browser("198.51.100.8"), person, 1);
    }
    await expectWait(await tryPin(portal.browser("198.51.100.8"), person), 30, "30 segundos");
    await miss(portal.browser("198.51.100.9"), person, 1);
  });

  test("of IPv6 the whole /64 counts as one address", async () => {
    const person = await newPerson(portal, admin);
    for (let host = 1; host <= 5; host += 1) {
      await miss(portal.browser(`2001:db8:0:7::${host}`), person, 1);
    }
    const answer = await tryPin(portal.browser("2001:db8:0:7:1:2:3:4"), person);
    await expectWait(answer, 30, "30 segundos");
    await miss(portal.browser("2001:db8:0:8::1"), person, 1);
  });

  test("an administrator is slowed, never closed out", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    const attempt = (pin?: string) => tryPin(browser, person, pin, admin.token);
    for (let count = 0; count < 12; count += 1) {
      if (count >= 5) portal.wait(30 * SECOND);
      expect(await (await attempt()).json()).toMatchObject({ valid: false });
    }
    await expectWait(await attempt(person.pin), 30, "30 segundos");
    expect((await tryPin(browser, person, person.pin)).status).toBe(200);
    portal.wait(30 * SECOND);
    expect(await (await attempt(person.pin)).json()).toEqual({ valid: true });
  });

  test("an id spelt in capitals gives nobody new attempts", async () => {
    const person = await newPerson(portal, admin);
    const capitals = { ...person, id: person.id.toUpperCase() };
    const tablet = portal.browser("198.51.100.11");
    await tablet.post("/api/devices/authorise", { name: null }, { token: admin.token });
    await miss(tablet, person, 5);
    await expectWait(await tryPin(tablet, capitals, person.pin), 30, "30 segundos");
    const browser = portal.browser();
    for (let count = 0; count < 5; count += 1) await tryPin(browser, person, "0000", admin.token);
    await expectWait(await tryPin(browser, capitals, "0000", admin.token), 30, "30 segundos");
  });

  test("an authorised device is slowed, never closed out, and not for its neighbours", async () => {
    const person = await newPerson(portal, admin);
    const tablet = portal.browser("198.51.100.10");
    await tablet.post("/api/devices/authorise", { name: null }, { token: admin.token });
    const stranger = portal.browser("198.51.100.10");
    await miss(stranger, person, 5);
    await expectWait(await tryPin(stranger, person), 30, "30 segundos");
    await miss(tablet, person, 5);
    await expectWait(await tryPin(tablet, person, person.pin), 30, "30 segundos");
    for (const [seconds, words] of [
      [60, "un minuto"],
      [120, "2 minutos"],
      [240, "4 minutos"],
      [300, "5 minutos"],
      [300, "5 minutos"],
    ] as const) {
      portal.wait(5 * MINUTE);
      await miss(tablet, person, 1);
      await expectWait(await tryPin(tablet, person), seconds, words);
    }
    portal.wait(5 * MINUTE);
    expect(await (await tryPin(tablet, person, person.pin)).json()).toEqual({ valid: true });
  });

  test("misses are forgotten after a quiet day", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    await miss(browser, person, 4);
    portal.wait(24 * HOUR + MINUTE);
    expect(await (await tryPin(browser, person)).json()).toEqual({ valid: false, attemptsLeft: 4 });
  });
});

describe("logins", () => {
  test.each(["/api/admin/login", "/api/support/login"])("%s waits likewise", async (path) => {
    const here = await newAdmin(portal);
    const relative = await newRelative(portal, here, await newPerson(portal, here));
    const { email } = path.includes("admin") ? here : relative;
    const browser = portal.browser();
    const login = (password: string) =>
      browser.post(path, { email, password, municipalityId: here.municipalityId });
    for (let count = 0; count < 5; count += 1) expect((await login("nada")).status).toBe(401);
    await expectWait(await login(PASSWORD), 30, "30 segundos");
    portal.wait(30 * SECOND);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test("on an authorised device wait 5 minutes at most", async () => {
    const here = await newAdmin(portal);
    const browser = portal.browser();
    await browser.post("/api/devices/authorise", { name: null }, { token: here.token });
    for (const municipalityId of [here.municipalityId, undefined, "nada"]) {
      const [wait, words] = municipalityId === "nada" ? [1920, "32 minutos"] : [300, "5 minutos"];
      const login = () =>
        browser.post("/api/admin/login", {
          email: `${wait}@a.es`,
          password: "nada",
          municipalityId,
        });
      portal.wait(25 * HOUR);
      for (let count = 0; count < 5; count += 1) await login();
      for (let count = 0; count < 6; count += 1) {
        portal.wait(HOUR);
        await login();
      }
      await expectWait(await login(), wait, words);
    }
  });

  test("of unknown e-mails are counted on the device", async () => {
    const browser = portal.browser();
    const login = (name: number) =>
      browser.post("/api/admin/login", { email: `n${name}@aldea.es`, password: "nada" });
    for (let count = 0; count < 5; count += 1) expect((await login(count)).status).toBe(401);
    await expectWait(await login(6), 30, "30 segundos");
  });

  test("of an unknown e-mail cost as much work as a wrong password", async () => {
    const { hashCost } = portal.services;
    const cheapCost = { ...hashCost };
    const cheap = await leastWork(admin.email, admin.municipalityId);
    // The server holds the same object. At the tests' own cost other work would outweigh the hash.
    Object.assign(hashCost, HASH_COST);
    const { email, municipalityId } = await newAdmin(portal);
    const known = await leastWork(email, municipalityId);
    const unknown = await leastWork("nadie@aldea.es", municipalityId);
    Object.assign(hashCost, cheapCost);
    expect(known).toBeGreaterThan(2 * cheap);
    expect(unknown).toBeGreaterThan(known / 2);
  });
});

/** Processor time of a failed login in µs: unlike the clock's, no busy machine changes it. */
async function leastWork(email: string, municipalityId: string): Promise<number> {
  const works: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const before = cpuUsage();
    const tryPin = { email, password: "nada", municipalityId };
    const answer = await portal.browser().post("/api/admin/login", tryPin);
    works.push(cpuUsage(before).user);
    expect(answer.status).toBe(401);
  }
  return Math.min(...works);
}
