import { describe, expect, test } from "vitest";
import { newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { HOUR, MINUTE } from "../../tools/testing/test-portal.ts";
import { admin, expectWait, miss, portal, prepareAttempts, tryPin } from "./testing/attempts.ts";

prepareAttempts();

describe("PINs", () => {
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

  test("of IPv6 the whole /64 counts as one address", async () => {
    const person = await newPerson(portal, admin);
    for (let host = 1; host <= 5; host += 1) {
      await miss(portal.browser(`2001:db8:0:7::${host}`), person, 1);
    }
    const answer = await tryPin(portal.browser("2001:db8:0:7:1:2:3:4"), person);
    await expectWait(answer, 30, "30 segundos");
    await miss(portal.browser("2001:db8:0:8::1"), person, 1);
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
});

describe("logins", () => {
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
});
