import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEvents } from "../../../db/schema/audit.ts";
import { sessions } from "../../../db/schema/auth.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  newRelative,
  PASSWORD,
  type Person,
  type Relative,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import {
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";
import {
  ENTRIES_FROM_ANYWHERE,
  ENTRIES_OF_KNOWN_DEVICE,
  ENTRIES_OF_NEW_DEVICES,
  LINK_CODES,
} from "../entry-limits.ts";
import { MOST_SESSIONS } from "../sessions.ts";

/** Tests how often somebody enters, from a known device and from new ones. */
export function testEntryLimits(examples: Examples): void {
  let portal: TestPortal;
  let admin: Admin;
  /** The same, with a session that has not ended. */
  let clerk: Admin;
  let relative: Relative;
  let withPin: Person;
  let withoutPin: Person;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
    withPin = await newPerson(portal, admin);
    withoutPin = await newPersonWithoutPin(portal, admin);
    relative = await newRelative(portal, admin, withPin);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.wait(HOUR);
    clerk = await signInAdmin(portal, admin);
  });

  const enter = (person: Person, browser: Browser, token?: string) =>
    browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, token ? { token } : {});

  const ENTRIES: [string, (browser: Browser) => Promise<Response>][] = [
    ["a person with a PIN", (browser) => enter(withPin, browser)],
    ["a person without one", (browser) => enter(withoutPin, browser)],
    ["an administrator into a home", (browser) => enter(withPin, browser, clerk.token)],
    [
      "an administrator",
      (browser) => {
        const { email, municipalityId } = admin;
        return browser.post("/api/admin/login", { email, password: PASSWORD, municipalityId });
      },
    ],
    [
      "a relative",
      (browser) => {
        const { email, municipalityId } = relative;
        return browser.post("/api/support/login", { email, password: PASSWORD, municipalityId });
      },
    ],
  ];

  /** How many of so many entries succeed; the others must be asked to wait, in the one way. */
  async function countEntered(times: number, entry: () => Promise<Response>, wait: number) {
    let entered = 0;
    for (let time = 0; time < times; time += 1) {
      const answer = await entry();
      if (answer.status === 200) entered += 1;
      else await expectWait(answer, wait);
    }
    return entered;
  }

  async function expectWait(answer: Response, seconds: number): Promise<void> {
    const words = seconds === 60 ? "un minuto" : "10 minutos";
    expect([answer.status, await answer.json()]).toEqual([
      429,
      {
        error: `Se ha entrado muchas veces seguidas. Espera ${words} antes de volver a intentarlo.`,
        code: "TOO_MANY_ATTEMPTS",
        retryAfterSeconds: seconds,
      },
    ]);
    expect(answer.headers.get("Retry-After")).toBe(String(seconds));
  }

  const countRows = async () => {
    const [audit] = await portal.db.select({ rows: sql<number>`count(*)::int` }).from(auditEvents);
    const [held] = await portal.db.select({ rows: sql<number>`count(*)::int` }).from(sessions);
    return { audit: audit?.rows ?? 0, sessions: held?.rows ?? 0 };
  };

  /** One with a PIN on a device that is known, and one with a password on new ones. */
  const CHOSEN = { known: "a person with a PIN", stranger: "a relative" };

  describe.each(chosenOf(examples, ENTRIES, ([name]) => name === CHOSEN.known))(
    "entering again and again as %s",
    (_, entry) => {
      test("on one device ends after a few, and goes on a minute later", async () => {
        const browser = portal.browser();
        await entry(browser);
        const before = await countRows();
        const { most, seconds } = ENTRIES_OF_KNOWN_DEVICE;
        const entered = await countEntered(most + 20, () => entry(browser), seconds);
        expect(entered).toBeLessThanOrEqual(most);
        expect(entered).toBeGreaterThanOrEqual(most - 1);
        const after = await countRows();
        expect(after.audit - before.audit).toBe(entered);
        expect(after.sessions - before.sessions).toBeLessThanOrEqual(entered);
        portal.wait(MINUTE);
        expect((await entry(browser)).status).toBe(200);
      });
    },
  );

  const BY_STRANGERS = ENTRIES.filter(([name]) => name !== "an administrator into a home");

  describe.each(chosenOf(examples, BY_STRANGERS, ([name]) => name === CHOSEN.stranger))(
    "a stranger who throws the cookie away, as %s",
    (_, entry) => {
      test("is stopped at that address, and a known device is not", async () => {
        const known = portal.browser();
        expect((await entry(known)).status).toBe(200);
        portal.wait(HOUR);
        const { most, seconds } = ENTRIES_OF_NEW_DEVICES;
        const stranger = () => entry(portal.browser("198.51.100.7"));
        expect(await countEntered(most + 5, stranger, seconds)).toBe(most);
        expect((await entry(known)).status).toBe(200);
        expect((await entry(portal.browser())).status).toBe(200);
      });
    },
  );

  // The others are storms of hundreds of calls.
  if (examples === "few") return;

  test("strangers at many addresses are stopped together, and a known device is not", async () => {
    const known = portal.browser();
    expect((await enter(withoutPin, known)).status).toBe(200);
    portal.wait(HOUR);
    const { most, seconds } = ENTRIES_FROM_ANYWHERE;
    const stranger = () => enter(withoutPin, portal.browser());
    expect(await countEntered(most + 5, stranger, seconds)).toBe(most);
    expect((await enter(withoutPin, known)).status).toBe(200);
  });

  test("codes of links are so many at an address, over all calls that take one", async () => {
    const code = "x".repeat(43);
    const { municipalityId } = admin;
    const account = { name: "Luis Vega", email: "luis@aldea.es", password: PASSWORD };
    const calls: [string, object][] = [
      ["/api/admin/invitations/check", { code, municipalityId }],
      ["/api/admin/create-first", { ...account, invitation: code, municipalityId }],
      ["/api/devices/claim", { code }],
      ["/api/support/invitations/check", { code, municipalityId }],
      ["/api/support/invitations/accept", { code, municipalityId, password: PASSWORD }],
    ];
    const { most, seconds } = LINK_CODES;
    const rounds = Math.ceil(most / calls.length);
    const tries = Array.from({ length: rounds }, () => calls).flat();
    const visitor = portal.browser("198.51.100.9");
    const statuses = [];
    for (const [path, body] of tries.slice(0, most)) {
      statuses.push((await visitor.post(path, body)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 403]));
    const before = await countRows();
    for (const [path, body] of calls) {
      const answer = await visitor.post(path, body);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        429,
        {
          error:
            "Se han abierto muchos enlaces seguidos. Espera 10 minutos antes de volver a intentarlo.",
          code: "TOO_MANY_ATTEMPTS",
          retryAfterSeconds: seconds,
        },
      ]);
      expect((await portal.browser().post(path, body)).status).not.toBe(429);
    }
    expect(await countRows()).toEqual(before);
  });

  describe("sessions of one account", () => {
    const own = () => portal.db.select().from(sessions).where(eq(sessions.userId, withoutPin.id));

    /** On devices that nobody authorised. */
    async function addSessions(count: number): Promise<void> {
      const now = portal.services.clock();
      const times = {
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + 12 * HOUR),
      };
      const account = { role: "person", userId: withoutPin.id } as const;
      const rows = Array.from({ length: count }, () => ({
        ...account,
        ...times,
        tokenHash: crypto.randomUUID(),
      }));
      if (count > 0) await portal.db.insert(sessions).values(rows);
    }

    test("are so many at most; the one used longest ago ends, an authorised device's does not", async () => {
      const { token } = clerk;
      await portal.db.delete(sessions).where(eq(sessions.userId, withoutPin.id));
      const tablet = portal.browser();
      await tablet.post("/api/devices/authorise", { name: null }, { token });
      expect((await enter(withoutPin, tablet)).status).toBe(200);
      const first = portal.browser();
      portal.wait(1000);
      expect((await enter(withoutPin, first)).status).toBe(200);
      portal.wait(1000);
      await addSessions(MOST_SESSIONS - 2);
      portal.wait(1000);
      const last = portal.browser();
      expect((await enter(withoutPin, last)).status).toBe(200);
      expect(await own()).toHaveLength(MOST_SESSIONS);
      const isIn = async (browser: Browser) =>
        (await browser.get(`/api/users/${withoutPin.id}/reminders`)).status === 200;
      expect([await isIn(tablet), await isIn(first), await isIn(last)]).toEqual([
        true,
        false,
        true,
      ]);
    });

    test("stay within that when many are started at once", async () => {
      await addSessions(MOST_SESSIONS - (await own()).length);
      portal.wait(HOUR);
      const all = Array.from({ length: 15 }, () => enter(withoutPin, portal.browser()));
      for (const answer of await Promise.all(all)) expect(answer.status).toBe(200);
      expect(await own()).toHaveLength(MOST_SESSIONS);
    });
  });
}
