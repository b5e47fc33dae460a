import { cpuUsage } from "node:process";
import { describe, expect, test } from "vitest";
import { newAdmin, newPerson, newRelative, PASSWORD } from "../../tools/testing/fixtures.ts";
import { HOUR, MINUTE } from "../../tools/testing/test-portal.ts";
import { HASH_COST } from "../secrets/hashing.ts";
import { admin, expectWait, miss, portal, prepareAttempts, tryPin } from "./testing/attempts.ts";

prepareAttempts();

const SECOND = 1000;

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

  test("throwing the cookie away does not help: then the address is counted", async () => {
    const person = await newPerson(portal, admin);
    for (let count = 0; count < 5; count += 1) {
      await miss(portal.browser("198.51.100.8"), person, 1);
    }
    await expectWait(await tryPin(portal.browser("198.51.100.8"), person), 30, "30 segundos");
    await miss(portal.browser("198.51.100.9"), person, 1);
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
