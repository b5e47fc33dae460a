import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  enterWithOwnPin,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import {
  admin,
  choose,
  home,
  portal,
  prepareChoosing,
  refused,
  tryPin,
  WEAK,
  waysToSet,
} from "./testing/choose-pin.ts";

prepareChoosing();

const isIn = async (browser: Browser) =>
  (await browser.get("/api/session", { role: "person" })).status === 200;

describe("on the open network", () => {
  let open: TestPortal;
  let clerk: Admin;
  beforeAll(async () => {
    open = await openTestPortal({ portalOrigin: "https://portal.es", isSecure: true });
    clerk = await newAdmin(open);
  });
  afterAll(() => open.close());

  test.each(WEAK)("the PIN %s is refused wherever one is set", async (pin, sentence) => {
    const person = await newPerson(open, clerk, { birthDate: "1941-05-28" });
    const browser = await enter(open, person);
    await expectNothingWritten(open.db, async () => {
      for (const ask of waysToSet(open, clerk, person, browser, pin)) {
        const answer = await ask();
        expect(answer.status).toBe(400);
        const body = await answer.json();
        expect(body).toMatchObject({ code: "VALIDATION", fields: { pin: body.error } });
        expect(body.error).toMatch(sentence);
      }
    });
  });
});

test("in place of the town hall's it opens, and other sessions end", async () => {
  const person = await newPerson(portal, admin);
  const [browser, other] = [await enter(portal, person), await enter(portal, person)];
  const body = { pin: "4826", oldPin: person.pin };
  expect((await choose(browser, person, body)).status).toBe(204);
  expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
  expect(await tryPin(person, person.pin)).toMatchObject({ valid: false });
  expect(await tryPin(person, "4826")).toEqual({ valid: true });
  expect(await eventsAbout(portal, person.id)).toContainEqual([
    "user.pin-chosen",
    "person",
    person.id,
  ]);
});

describe("the PIN that the town hall gave", () => {
  test.each([{}, { pinAgreed: true }])("is not chosen as one's own %o", async (given) => {
    const person = await newPerson(portal, admin, given);
    const browser = await enter(portal, person);
    await expectNothingWritten(portal.db, async () => {
      const answer = await choose(browser, person, { pin: person.pin, oldPin: person.pin });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject(refused);
    });
  });
});

test("whoever set the PIN, it is asked for before it is changed", async () => {
  const own = await newPerson(portal, admin);
  const agreed = await newPerson(portal, admin, { pinAgreed: true });
  const given = await newPerson(portal, admin);
  for (const [person, browser] of [
    [own, await enterWithOwnPin(portal, own)],
    [agreed, await enter(portal, agreed)],
    [given, await enter(portal, given)],
  ] as const) {
    await expectNothingWritten(portal.db, async () => {
      const missing = await choose(browser, person, { pin: "6148" });
      expect(await missing.json()).toMatchObject({
        fields: { oldPin: "Escribe tu PIN de ahora." },
      });
      const wrong = await choose(browser, person, { pin: "6148", oldPin: "9031" });
      const sentence = "Ese no es tu PIN de ahora. Vuelve a escribirlo.";
      expect(await wrong.json()).toMatchObject({ fields: { oldPin: sentence } });
    });
    expect((await choose(browser, person, { pin: "6148", oldPin: person.pin })).status).toBe(204);
    expect(await tryPin(person, "6148")).toEqual({ valid: true });
  }
});

test("somebody without a PIN chooses one on a device that is theirs alone", async () => {
  const person = await newPersonWithoutPin(portal, admin);
  const tablet = portal.browser();
  const opening = { name: null, ownerId: person.id };
  await tablet.post("/api/devices/authorise", opening, { token: admin.token });
  await enter(portal, person, tablet);
  expect((await choose(tablet, person, { pin: "4826" })).status).toBe(204);
  expect(await tryPin(person, "4826")).toEqual({ valid: true });
});

test("an administrator in the person's home chooses none, nor does anybody else", async () => {
  const person = await newPerson(portal, admin);
  const entered = portal.browser();
  const { token } = admin;
  await entered.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
  const other = await enter(portal, await newPerson(portal, admin));
  await expectNothingWritten(portal.db, async () => {
    const body = { pin: "4826" };
    expect(await errorOf(await choose(entered, person, body))).toEqual([403, "FORBIDDEN"]);
    expect(await errorOf(await choose(other, person, body))).toEqual([403, "FORBIDDEN"]);
    const answer = await portal.browser().put(`/api/users/${person.id}/own-pin`, body, { token });
    expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
  });
});

const DAY = 24 * HOUR;

describe("the home offers a PIN of one's own", () => {
  test("after one of the town hall, again a week after 'Ahora no', and never to an administrator", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enter(portal, person);
    expect(await home(browser, person)).toMatchObject({ offersPin: true });
    const entered = portal.browser();
    const { token } = admin;
    await entered.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    expect(await home(entered, person)).toMatchObject({ offersPin: false });
    const later = await browser.delete(`/api/users/${person.id}/own-pin/offer`, { role: "person" });
    expect(later.status).toBe(204);
    expect(await home(browser, person)).toMatchObject({ offersPin: false });
    for (const [days, offersPin] of [
      [6, false],
      [1, true],
    ] as const) {
      portal.wait(days * DAY);
      expect(await home(await enter(portal, person), person)).toMatchObject({ offersPin });
    }
  });
});
