import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { devices } from "../../db/schema/devices.ts";
import { rateCounters } from "../../db/schema/limits.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { type Admin, newAdmin } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { CLOCK_OFFSETS, CLOCK_TOLERANCE } from "./keep-clock-offset.ts";
import { listedHere, tablet } from "./testing/tablets.ts";

let portal: TestPortal;
let here: Admin;
let there: Admin;

beforeAll(async () => {
  portal = await openTestPortal({ deviceEnrolment: "required" });
  [here, there] = [await newAdmin(portal), await newAdmin(portal)];
});
afterAll(() => portal.close());

const now = () => portal.services.clock().toISOString();

const tell = (browser: Browser, body: unknown) => browser.post("/api/devices/clock", body);

async function keep(browser: Browser, offsetSeconds: number): Promise<void> {
  const answer = await tell(browser, { offsetSeconds });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
}

const listed = async (browser: Browser, admin = here) => (await listedHere(browser, admin))?.clock;

describe("how far a device's clock is off", () => {
  test.each([120, -120, -93_600, 3_162_240_000, -3_162_240_000])(
    "is listed since it was first found (%d s), and gone when it is right again",
    async (offsetSeconds) => {
      const browser = await tablet(portal, here);
      expect(await listed(browser)).toBeNull();
      await keep(browser, offsetSeconds);
      const since = now();
      expect(await listed(browser)).toEqual({ offsetSeconds, since });
      portal.wait(MINUTE);
      const other = -Math.sign(offsetSeconds) * 7200;
      await keep(browser, other);
      expect(await listed(browser)).toEqual({ offsetSeconds: other, since });
      await keep(browser, CLOCK_TOLERANCE - 1);
      expect(await listed(browser)).toBeNull();
    },
  );

  test.each([0, 1, -1, CLOCK_TOLERANCE - 1, 1 - CLOCK_TOLERANCE])(
    "is right at %d s",
    async (offsetSeconds) => {
      const browser = await tablet(portal, here);
      await expectNothingWritten(portal.db, () => keep(browser, offsetSeconds));
      await keep(browser, 3600);
      await keep(browser, offsetSeconds);
      expect(await listed(browser)).toBeNull();
    },
  );

  test("said again, within the tolerance, it writes nothing", async () => {
    const browser = await tablet(portal, here);
    await keep(browser, 3600);
    const kept = await listed(browser);
    portal.wait(MINUTE);
    for (const same of [3600, 3600 + CLOCK_TOLERANCE - 1, 3601 - CLOCK_TOLERANCE]) {
      await expectNothingWritten(portal.db, () => keep(browser, same));
    }
    expect(await listed(browser)).toEqual(kept);
    await keep(browser, 3600 + CLOCK_TOLERANCE);
    expect(await listed(browser)).toMatchObject({ offsetSeconds: 3600 + CLOCK_TOLERANCE });
  });

  test("is kept for each municipality of this device, and for no other device", async () => {
    const [shared, other] = [await tablet(portal, here, there), await tablet(portal, here, there)];
    await keep(shared, -3600);
    for (const admin of [here, there]) {
      expect(await listed(shared, admin)).toEqual({ offsetSeconds: -3600, since: now() });
      expect(await listed(other, admin)).toBeNull();
    }
  });

  test("sets no cookie, and of a browser that nobody authorised nothing is kept", async () => {
    const unknown = portal.browser();
    unknown.cookies.set("acompana_device", "x".repeat(43));
    const counters = () => portal.db.select().from(rateCounters);
    const before = await counters();
    await expectNothingWritten(portal.db, async () => {
      for (const browser of [portal.browser(), unknown]) {
        const answer = await tell(browser, { offsetSeconds: 3600 });
        expect(answer.status).toBe(204);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });
    expect(await counters()).toEqual(before);
  });

  test.each([{}, ...[null, "una hora", 1.5, true, 3_162_240_001, -3_162_240_001].map(offset)])(
    "that says %j is refused",
    async (body) => {
      const browser = await tablet(portal, here);
      await expectNothingWritten(portal.db, async () => {
        const answer = await tell(browser, body);
        expect(answer.status).toBe(400);
        const error = "Indica en segundos enteros cuánto se aparta el reloj.";
        expect(await answer.json()).toMatchObject({ fields: { offsetSeconds: error } });
      });
    },
  );

  test("comes so many times from one device, which holds no other one up", async () => {
    const [eager, other] = [await tablet(portal, here), await tablet(portal, here)];
    for (let call = 0; call < CLOCK_OFFSETS.most; call += 1) await keep(eager, 3600);
    await expectNothingWritten(portal.db, async () => {
      const answer = await tell(eager, { offsetSeconds: 0 });
      expect([answer.status, await answer.json()]).toEqual([
        429,
        {
          error: "El reloj se ha comprobado muchas veces. Espera 10 minutos.",
          code: "TOO_MANY_CALLS",
          retryAfterSeconds: CLOCK_OFFSETS.seconds,
        },
      ]);
    });
    await keep(other, 3600);
    portal.wait(CLOCK_OFFSETS.seconds * 1000);
    await keep(eager, 0);
  });

  test.each([
    { clockOffset: 3600, clockWrongSince: null },
    { clockOffset: null, clockWrongSince: new Date("2026-03-02T10:00:00.000Z") },
  ])("is never half: the database refuses %j", async (half) => {
    const browser = await tablet(portal, here);
    const own = eq(devices.tokenHash, hashToken(browser.cookies.get("acompana_device") ?? ""));
    await expect(portal.db.update(devices).set(half).where(own)).rejects.toMatchObject({
      cause: { constraint: "devices_clock" },
    });
  });
});

function offset(offsetSeconds: unknown) {
  return { offsetSeconds };
}
