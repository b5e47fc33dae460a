import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { STRANGERS } from "../../platform/auth/attempt-limits.ts";
import { HASHES_AT_ONCE } from "../../platform/secrets/hash-queue.ts";
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
  newUserBody,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const choose = (browser: Browser, { id }: Person, body: object) =>
  browser.put(`/api/users/${id}/own-pin`, body, { role: "person" });
const tryPin = async ({ id }: Person, pin: string) =>
  (await portal.browser().post(`/api/users/${id}/verify-pin`, { pin })).json();
const set = ({ id }: Person, body: object) =>
  portal.browser().put(`/api/users/${id}/pin`, body, { token: admin.token });
const isIn = async (browser: Browser) =>
  (await browser.get("/api/session", { role: "person" })).status === 200;
const home = async (browser: Browser, { id }: Person) =>
  (await browser.get(`/api/users/${id}/home`, { role: "person" })).json();

const WEAK = [
  ["0000", /repite los números/],
  ["1212", /repite los números/],
  ["1234", /van seguidos/],
  ["9876", /van seguidos/],
  ["2468", /saltos iguales/],
  ["1941", /año de nacimiento/],
] as const;

/** All ways of setting a PIN, one after the other. */
const waysToSet = (on: TestPortal, by: Admin, of: Person, browser: Browser, pin: string) => {
  const body = newUserBody(by, { pin, birthDate: "1941-05-28" });
  const { token } = by;
  return [
    () => on.browser().post("/api/users", body, { token }),
    () => on.browser().put(`/api/users/${of.id}/pin`, { pin }, { token }),
    () => on.browser().put(`/api/users/${of.id}/pin`, { pin, pinAgreed: true }, { token }),
    () => choose(browser, of, { pin, oldPin: of.pin }),
  ];
};

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

describe.each(WEAK)("on a portal of one's own the PIN %s", (pin) => {
  test("is taken wherever one is set, and opens", async () => {
    const person = await newPerson(portal, admin, { birthDate: "1941-05-28" });
    const browser = await enter(portal, person);
    const [create, ...others] = waysToSet(portal, admin, person, browser, pin);
    const made = await create?.();
    expect(made?.status).toBe(201);
    expect(await tryPin(await made?.json(), pin)).toEqual({ valid: true });
    for (const ask of others.slice(0, 2)) expect((await ask()).status).toBe(204);
    expect(await tryPin(person, pin)).toEqual({ valid: true });
  });

  test("is taken where a person chooses it", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enter(portal, person);
    expect((await choose(browser, person, { pin, oldPin: person.pin })).ok).toBe(true);
    expect(await tryPin(person, pin)).toEqual({ valid: true });
  });

  test("opens as ever where it was set before that rule", async () => {
    const old = await newPerson(portal, admin);
    const { hashSecret } = await import("../../platform/secrets/hashing.ts");
    const pinHash = await hashSecret(portal.services, pin);
    await portal.db.update(users).set({ pinHash }).where(eq(users.id, old.id));
    expect(await tryPin(old, pin)).toEqual({ valid: true });
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
  const refused = {
    code: "VALIDATION",
    fields: { pin: "Ese PIN lo conoce el ayuntamiento. Elige otro." },
  };

  test.each([{}, { pinAgreed: true }])("is not chosen as one's own %o", async (given) => {
    const person = await newPerson(portal, admin, given);
    const browser = await enter(portal, person);
    await expectNothingWritten(portal.db, async () => {
      const answer = await choose(browser, person, { pin: person.pin, oldPin: person.pin });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject(refused);
    });
  });

  test("nor after another one in between, nor one that was set later", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enter(portal, person);
    expect((await choose(browser, person, { pin: "4826", oldPin: person.pin })).status).toBe(204);
    const back = await choose(browser, person, { pin: person.pin, oldPin: "4826" });
    expect(await back.json()).toMatchObject(refused);
    expect((await set(person, { pin: "2580" })).status).toBe(204);
    const again = await enter(portal, { ...person, pin: "2580" });
    const same = await choose(again, person, { pin: "2580", oldPin: "2580" });
    expect(await same.json()).toMatchObject(refused);
    expect(await tryPin(person, "2580")).toEqual({ valid: true });
  });
});

test("a PIN on its first days that is no longer trusted stays so when another is chosen", async () => {
  const person = await newPerson(portal, admin);
  // In the first session of an account a PIN counts at once.
  await enter(portal, person);
  const browser = await enter(portal, person);
  await choose(browser, person, { pin: "4826", oldPin: person.pin });
  const { queue } = portal.services.hashing;
  const place = Promise.withResolvers<void>();
  const held = Array.from({ length: HASHES_AT_ONCE }, () =>
    queue.hold("known", (run) => run(() => place.promise)),
  );
  const choosing = choose(browser, person, { pin: "6148", oldPin: "4826" });
  await expect.poll(() => queue.waiting().known).toBe(1);
  const opening = { name: null, ownerId: person.id, entersWithoutPin: true };
  const { token } = admin;
  const given = await portal.browser().post("/api/devices/authorise", opening, { token });
  expect(given.ok).toBe(true);
  place.resolve();
  await Promise.all(held);
  expect((await choosing).status).toBe(204);
  const [row] = await portal.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.pinTrustedFrom).toBeNull();
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

test("whoever finds the tablet open does not try the old PIN for ever", async () => {
  const person = await newPerson(portal, admin);
  const browser = await enterWithOwnPin(portal, person);
  const tries = Array.from({ length: 12 }, () =>
    choose(browser, person, { pin: "6148", oldPin: "9031" }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(7);
});

test("where there is no PIN, nobody who finds the home open locks its owner out with one", async () => {
  const person = await newPersonWithoutPin(portal, admin);
  const browser = await enter(portal, person);
  await expectNothingWritten(portal.db, async () => {
    const answer = await choose(browser, person, { pin: "4826" });
    expect(await answer.clone().json()).toMatchObject({
      error: "Para tener un PIN, pídelo en tu ayuntamiento.",
    });
    expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
  });
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

test("on an authorised tablet it is changed while strangers guess at it", async () => {
  const person = await newPersonWithoutPin(portal, admin);
  const tablet = portal.browser();
  const opening = { name: null, ownerId: person.id, entersWithoutPin: true };
  await tablet.post("/api/devices/authorise", opening, { token: admin.token });
  expect((await set(person, { pin: "2580" })).status).toBe(204);
  for (let miss = 0; miss < STRANGERS.free; miss += 1) {
    const path = `/api/users/${person.id}/verify-pin`;
    await portal.browser(`10.7.${miss}.1`).post(path, { pin: "9031" });
  }
  await enter(portal, { ...person, pin: "" }, tablet);
  expect((await choose(tablet, person, { pin: "4826", oldPin: "2580" })).status).toBe(204);
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

describe("the home offers a PIN of one's own", () => {
  const DAY = 24 * HOUR;

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

  test("not on a tablet of hers that opens without it", async () => {
    admin = await newAdmin(portal);
    const person = await newPerson(portal, admin);
    const tablet = portal.browser();
    const opening = { name: null, ownerId: person.id, entersWithoutPin: true };
    await tablet.post("/api/devices/authorise", opening, { token: admin.token });
    await enter(portal, { ...person, pin: "" }, tablet);
    expect(await home(tablet, person)).toMatchObject({ offersPin: false });
  });

  test("not where it was agreed, was chosen, or where there is none", async () => {
    admin = await newAdmin(portal);
    const agreed = await newPerson(portal, admin, { pinAgreed: true });
    const own = await newPerson(portal, admin);
    const none = await newPersonWithoutPin(portal, admin);
    for (const [person, browser] of [
      [agreed, await enter(portal, agreed)],
      [own, await enterWithOwnPin(portal, own)],
      [none, await enter(portal, none)],
    ] as const) {
      expect(await home(browser, person)).toMatchObject({ offersPin: false });
    }
  });

  test("again after the town hall has set another", async () => {
    const person = await newPerson(portal, admin);
    await enterWithOwnPin(portal, person);
    expect((await set(person, { pin: "2580" })).status).toBe(204);
    const browser = await enter(portal, { ...person, pin: "2580" });
    expect(await home(browser, person)).toMatchObject({ offersPin: true });
  });
});
