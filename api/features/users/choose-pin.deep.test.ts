import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { STRANGERS } from "../../platform/auth/attempt-limits.ts";
import { HASHES_AT_ONCE } from "../../platform/secrets/hash-queue.ts";
import {
  enter,
  enterWithOwnPin,
  errorOf,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  type Person,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import {
  admin,
  choose,
  home,
  portal,
  prepareChoosing,
  refused,
  setAdmin,
  tryPin,
  WEAK,
  waysToSet,
} from "./testing/choose-pin.ts";

prepareChoosing();

const set = ({ id }: Person, body: object) =>
  portal.browser().put(`/api/users/${id}/pin`, body, { token: admin.token });

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

describe("the PIN that the town hall gave", () => {
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

describe("the home offers a PIN of one's own", () => {
  test("not on a tablet of hers that opens without it", async () => {
    setAdmin(await newAdmin(portal));
    const person = await newPerson(portal, admin);
    const tablet = portal.browser();
    const opening = { name: null, ownerId: person.id, entersWithoutPin: true };
    await tablet.post("/api/devices/authorise", opening, { token: admin.token });
    await enter(portal, { ...person, pin: "" }, tablet);
    expect(await home(tablet, person)).toMatchObject({ offersPin: false });
  });

  test("not where it was agreed, was chosen, or where there is none", async () => {
    setAdmin(await newAdmin(portal));
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
