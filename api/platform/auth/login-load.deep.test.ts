import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  enter,
  newAdmin,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
  type Relative,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { HASH_PLACES, HASHES_AT_ONCE } from "../secrets/hash-queue.ts";

const LOGINS = 20;
const SENTENCE = "Hay mucha gente entrando a la vez. Espera unos segundos y vuelve a intentarlo.";

let portal: TestPortal;
let person: Person;
let relative: Relative;
let others: Relative[];
/** Which secrets are being hashed, in the order they began; each ends when it is let go. */
let held: { secret: string; letGo: () => void }[];
let letAllGo: () => void;

beforeAll(async () => {
  portal = await openTestPortal();
  const admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  relative = await newRelative(portal, admin, person);
  // Of one account, and from one network, fewer are looked at than there are places.
  others = await Promise.all([1, 2, 3].map(() => newRelative(portal, admin, person)));
  return () => portal.close();
});
afterEach(() => letAllGo());

/** From here on every hash takes as long as the test likes. */
function holdHashes(): void {
  const { hashing } = portal.services;
  const real = hashing.argon2;
  let isHolding = true;
  held = [];
  hashing.argon2 = {
    ...real,
    hash: async (input) => {
      const secret = new TextDecoder().decode(input.password);
      if (isHolding) await new Promise<void>((letGo) => held.push({ secret, letGo }));
      return await real.hash(input);
    },
  };
  letAllGo = () => {
    isHolding = false;
    hashing.argon2 = real;
    for (const { letGo } of held) letGo();
  };
}

const login = (browser = portal.browser(), account = relative) => {
  const { email, municipalityId } = account;
  return browser.post("/api/support/login", { email, password: PASSWORD, municipalityId });
};

const taken = () => portal.services.hashing.queue.taken();

describe("while twenty people log in at once", () => {
  test("others are answered before any of them, and two hashes are made at a time", async () => {
    const browser = await enter(portal, person);
    holdHashes();
    let loggedIn = 0;
    const logins = Array.from({ length: LOGINS }, async () => {
      expect((await login()).status).toBe(200);
      loggedIn += 1;
    });
    await expect.poll(() => taken().stranger).toBe(LOGINS);
    await expect.poll(() => held).toHaveLength(HASHES_AT_ONCE);
    expect((await portal.browser().get("/api/health")).status).toBe(200);
    expect((await browser.get(`/api/users/${person.id}/reminders`)).status).toBe(200);
    const minute = { activeMinute: portal.services.clock().toISOString() };
    expect((await browser.post(`/api/users/${person.id}/activity`, minute)).status).toBe(204);
    expect([loggedIn, held.length]).toEqual([0, HASHES_AT_ONCE]);
    letAllGo();
    await Promise.all(logins);
    expect(taken()).toEqual({ known: 0, stranger: 0 });
  });
});

describe("while strangers take all their places", () => {
  test("more of them are asked to come back, which is no miss, and a known tablet is next", async () => {
    const tablet = await enter(portal, person);
    const refused = portal.browser();
    portal.wait(3_600_000);
    holdHashes();
    const strangers = Array.from({ length: HASH_PLACES.stranger }, (_, place) =>
      login(portal.browser(`198.18.${place}.7`), others[place % others.length]),
    );
    await expect.poll(() => taken().stranger).toBe(HASH_PLACES.stranger);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const answer = await login(refused);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
      const body = { error: SENTENCE, code: "BUSY", retryAfterSeconds: 5 };
      expect(await answer.json()).toEqual({ ...body, requestId: expect.any(String) });
    }
    const entry = tablet.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin });
    const { queue } = portal.services.hashing;
    await expect.poll(() => queue.waiting().known).toBe(1);
    await expect.poll(() => held).toHaveLength(HASHES_AT_ONCE);
    held[0]?.letGo();
    await expect.poll(() => held).toHaveLength(HASHES_AT_ONCE + 1);
    expect(held.at(-1)?.secret).toBe(person.pin);
    letAllGo();
    expect(await (await entry).json()).toEqual({ valid: true });
    for (const stranger of strangers) expect((await stranger).status).toBe(200);
    // Eight misses would have closed it for minutes.
    expect((await login(refused)).status).toBe(200);
  });
});
