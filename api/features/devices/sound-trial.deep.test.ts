import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { devices } from "../../db/schema/devices.ts";
import { rateCounters } from "../../db/schema/limits.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { type Admin, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { SOUND_TRIALS } from "./keep-sound-trial.ts";
import { authorise, listedHere, tablet } from "./testing/tablets.ts";

let portal: TestPortal;
let here: Admin;
let there: Admin;

beforeAll(async () => {
  portal = await openTestPortal({ deviceEnrolment: "required" });
  [here, there] = [await newAdmin(portal), await newAdmin(portal)];
});
afterAll(() => portal.close());

const now = () => portal.services.clock().toISOString();

const tell = (browser: Browser, body: unknown) => browser.put("/api/devices/this/sound", body);

async function keep(browser: Browser, isHeard: boolean): Promise<void> {
  const answer = await tell(browser, { isHeard });
  expect([answer.status, await answer.json()]).toEqual([200, { isKept: true }]);
}

const listed = async (browser: Browser, admin = here) => (await listedHere(browser, admin))?.sound;

describe("a sound trial", () => {
  test("is listed with its moment, and the next one replaces it", async () => {
    const browser = await tablet(portal, here);
    expect(await listed(browser)).toBeNull();
    await keep(browser, true);
    expect(await listed(browser)).toEqual({ isHeard: true, triedAt: now() });
    portal.wait(MINUTE);
    await keep(browser, false);
    expect(await listed(browser)).toEqual({ isHeard: false, triedAt: now() });
  });

  test("is kept for each municipality of this device, and for no other device", async () => {
    const [shared, other] = [await tablet(portal, here, there), await tablet(portal, here, there)];
    await keep(shared, true);
    for (const admin of [here, there]) {
      expect(await listed(shared, admin)).toEqual({ isHeard: true, triedAt: now() });
      expect(await listed(other, admin)).toBeNull();
    }
  });

  test("sets no cookie, also where nobody authorised the browser, and changes nothing there", async () => {
    const unknown = portal.browser();
    unknown.cookies.set("acompana_device", "x".repeat(43));
    const counters = () => portal.db.select().from(rateCounters);
    const before = await counters();
    await expectNothingWritten(portal.db, async () => {
      for (const browser of [portal.browser(), unknown]) {
        const answer = await tell(browser, { isHeard: true });
        expect([answer.status, await answer.json()]).toEqual([200, { isKept: false }]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });
    expect(await counters()).toEqual(before);
    const answer = await tell(await tablet(portal, here), { isHeard: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([{}, { isHeard: null }, { isHeard: "true" }, { isHeard: 1 }])(
    "that says %j is refused",
    async (body) => {
      const browser = await tablet(portal, here);
      await expectNothingWritten(portal.db, async () => {
        const answer = await tell(browser, body);
        expect(answer.status).toBe(400);
        const error = "Indica si el aviso se ha oído.";
        expect(await answer.json()).toMatchObject({
          code: "VALIDATION",
          fields: { isHeard: error },
        });
      });
    },
  );

  test("stays when the device is authorised again, for whomever, and the answer says so", async () => {
    const browser = await tablet(portal, here);
    await keep(browser, false);
    const sound = { isHeard: false, triedAt: now() };
    portal.wait(MINUTE);
    const { id } = await newPerson(portal, here);
    for (const ownerId of [null, id]) {
      expect((await authorise(browser, here, ownerId)).sound).toEqual(sound);
      expect(await listed(browser)).toEqual(sound);
    }
  });

  test("comes so many times from one device, which holds no other one up", async () => {
    const [eager, other] = [await tablet(portal, here), await tablet(portal, here)];
    for (let trial = 0; trial < SOUND_TRIALS.most; trial += 1) await keep(eager, true);
    await expectNothingWritten(portal.db, async () => {
      const answer = await tell(eager, { isHeard: false });
      expect([answer.status, await answer.json()]).toEqual([
        429,
        {
          error: "Son demasiadas pruebas seguidas. Espera 10 minutos.",
          code: "TOO_MANY_CALLS",
          retryAfterSeconds: SOUND_TRIALS.seconds,
        },
      ]);
    });
    await keep(other, true);
    portal.wait(SOUND_TRIALS.seconds * 1000);
    await keep(eager, false);
  });

  test.each([
    { isSoundHeard: true, soundTriedAt: null },
    { isSoundHeard: null, soundTriedAt: new Date("2026-03-02T10:00:00.000Z") },
  ])("is never half: the database refuses %j", async (half) => {
    const browser = await tablet(portal, here);
    const own = eq(devices.tokenHash, hashToken(browser.cookies.get("acompana_device") ?? ""));
    await expect(portal.db.update(devices).set(half).where(own)).rejects.toMatchObject({
      cause: { constraint: "devices_sound" },
    });
  });
});
