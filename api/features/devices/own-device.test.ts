import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { sessions } from "../../db/schema/auth.ts";
import { devices } from "../../db/schema/devices.ts";
import { users } from "../../db/schema/users.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  type Person,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;
const NO_SESSION = [401, "NO_SESSION"];
const OF_ANOTHER = [403, "DEVICE_OF_ANOTHER"];
const OWNER_ABSENT = [403, "DEVICE_OWNER_ABSENT"];
let portal: TestPortal;
let admin: Admin;
let carmen: Person;
let jose: Person;

beforeAll(async () => {
  const helpPhones = { "Aldea 1": "949 12 34 56" };
  portal = await openTestPortal({ deviceEnrolment: "required", helpPhones });
  admin = await newAdmin(portal);
  carmen = await newPerson(portal, admin, { name: "Carmen López" });
  jose = await newPerson(portal, admin, { name: "José Gómez" });
});
// Some tests let months pass, after which an administrator's session is over.
beforeEach(async () => {
  admin = await signInAdmin(portal, admin);
});
afterAll(() => portal.close());

type Opening = { ownerId: string | null; entersWithoutPin?: boolean; name?: string };

const authorise = (browser: Browser, opening: object, { token } = admin) =>
  browser.post("/api/devices/authorise", { name: null, ...opening }, { token });

/** A tablet that was authorised so. */
async function tablet(opening: Opening): Promise<Browser> {
  const browser = portal.browser();
  expect((await authorise(browser, opening)).status).toBe(200);
  return browser;
}

const list = (browser: Browser, token?: string) =>
  browser.get(`/api/users?municipalityId=${admin.municipalityId}`, token ? { token } : {});
const tryPin = (browser: Browser, { id }: Person, pin: string, options: object = {}) =>
  browser.post(`/api/users/${id}/verify-pin`, { pin }, options);
const session = (browser: Browser) => browser.get("/api/session", { role: "person" });
const isIn = async (browser: Browser) => (await session(browser)).status === 200;

describe("a device that is one person's alone", () => {
  test("lists nobody else, whoever else is signed in on it, and tells the page so", async () => {
    const browser = await tablet({ ownerId: carmen.id });
    const own = { id: carmen.id, name: "Carmen López", photo: null, hasPin: true };
    for (const token of [undefined, admin.token]) {
      const answer = await list(browser, token);
      expect(await answer.json()).toEqual([{ ...own, isOwnDevice: true }]);
      expect(browser.cookies.get("acompana_own_device")).toBe("1");
    }
    const path = `/api/users?municipalityId=${admin.municipalityId}&adminId=${admin.id}`;
    expect(await (await browser.get(path, { token: admin.token })).json()).toHaveLength(2);
    expect(browser.cookies.get("acompana_own_device")).toBe("1");
    const everybodys = await list(await tablet({ ownerId: null }));
    expect(await everybodys.json()).toHaveLength(2);
  });

  test("looks at nobody else's PIN, right or wrong, and counts nothing", async () => {
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    await expectNothingWritten(portal.db, async () => {
      for (const pin of [jose.pin, "0000", ""]) {
        for (const options of [
          {},
          { token: admin.token },
          { token: admin.token, role: "person" },
        ]) {
          expect(await errorOf(await tryPin(browser, jose, pin, options))).toEqual(OF_ANOTHER);
        }
      }
    });
    expect(await isIn(browser)).toBe(false);
  });

  test("opens without a PIN where that was agreed; elsewhere her PIN is asked as before", async () => {
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    expect(await (await list(browser)).json()).toMatchObject([{ hasPin: false }]);
    expect(await (await tryPin(browser, carmen, "")).json()).toEqual({ valid: true });
    expect(await (await session(browser)).json()).toMatchObject({
      isOnOwnDevice: true,
      user: { id: carmen.id, hasPin: true },
    });
    for (const other of [await tablet({ ownerId: null }), await tablet({ ownerId: carmen.id })]) {
      expect((await tryPin(other, carmen, "")).status).toBe(400);
      expect(await isIn(other)).toBe(false);
    }
  });

  test("asks an administrator who enters from the dashboard for the PIN, for a short session", async () => {
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    const { token } = admin;
    expect((await tryPin(browser, carmen, "", { token })).status).toBe(400);
    expect(await (await tryPin(browser, carmen, carmen.pin, { token })).json()).toEqual({
      valid: true,
    });
    const { enteredBy, isOnOwnDevice } = await (await session(browser)).json();
    expect([enteredBy.id, isOnOwnDevice]).toEqual([admin.id, false]);
  });

  test("keeps its owner in for 90 days without use and a year in all; others half an hour", async () => {
    const own = await tablet({ ownerId: carmen.id });
    const answer = await tryPin(own, carmen, carmen.pin);
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("acompana_person"));
    expect(cookie).toContain(`Max-Age=${365 * 24 * 3600}`);
    const everybodys = await enter(portal, carmen, await tablet({ ownerId: null }));
    portal.wait(31 * MINUTE);
    expect([await isIn(own), await isIn(everybodys)]).toEqual([true, false]);
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      portal.wait(89 * DAY);
      expect(await isIn(own)).toBe(true);
    }
    portal.wait(10 * DAY);
    expect(await errorOf(await session(own))).toEqual(NO_SESSION);
    await enter(portal, carmen, own);
    portal.wait(91 * DAY);
    expect((await session(own)).status).toBe(401);
  });
});

describe("taking it back", () => {
  test("ends its sessions at once, and says so in her record", async () => {
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    await enter(portal, { ...carmen, pin: "" }, browser);
    const { token } = admin;
    const listed = await (await browser.get("/api/devices", { token })).json();
    const own = listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    expect(own).toMatchObject({
      owner: { id: carmen.id, name: "Carmen López" },
      isPersonal: true,
      entersWithoutPin: true,
    });
    const taken = await portal.browser().delete(`/api/devices/${own.id}`, { token });
    expect(taken.status).toBe(204);
    expect(await errorOf(await session(browser))).toEqual(NO_SESSION);
    expect(await errorOf(await list(browser))).toEqual([403, "DEVICE_NOT_AUTHORISED"]);
    const events = await eventsAbout(portal, carmen.id);
    expect(events).toContainEqual(["user.device-given", "administrator", admin.id]);
    expect(events).toContainEqual(["user.device-taken-back", "administrator", admin.id]);
  });

  const own = () => ({ ownerId: carmen.id, entersWithoutPin: true });
  test.each([
    ["somebody else's", () => ({ ownerId: jose.id }), false],
    ["everybody's", () => ({ ownerId: null }), false],
    ["hers with the PIN", () => ({ ownerId: carmen.id }), false],
    ["hers under another name", () => ({ ...own(), name: "Cocina" }), true],
  ])("made %s its sessions end: unless nothing else changes", async (_what, opening, lives) => {
    const browser = await tablet(own());
    await enter(portal, { ...carmen, pin: "" }, browser);
    await authorise(browser, opening());
    expect(await isIn(browser)).toBe(lives);
  });

  test("somebody who enters while it is given to another is not left inside", async () => {
    const browser = await tablet(own());
    for (const ownerId of [jose.id, carmen.id, jose.id, carmen.id]) {
      const [, entered] = await Promise.all([
        authorise(browser, { ownerId, entersWithoutPin: true }),
        tryPin(browser, carmen, ""),
      ]);
      await entered.body?.cancel();
      const rows = await portal.db
        .select({ userId: sessions.userId, ownerId: devices.ownerId })
        .from(sessions)
        .innerJoin(devices, eq(devices.id, sessions.deviceId))
        .where(eq(sessions.onOwnDevice, true));
      for (const row of rows) expect(row.userId).toBe(row.ownerId);
    }
  });
});

test("is taken away in one press while somebody enters on it", async () => {
  const { token } = admin;
  for (let round = 0; round < 10; round += 1) {
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    const listed = await (await browser.get("/api/devices", { token })).json();
    const own = listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    // Not the first entry: there is a session to end, which is the person's too.
    await enter(portal, { ...carmen, pin: "" }, browser);
    const [taken, entered] = await Promise.all([
      portal.browser().delete(`/api/devices/${own.id}`, { token }),
      tryPin(browser, carmen, ""),
    ]);
    await entered.body?.cancel();
    expect([taken.status, entered.status < 500]).toEqual([204, true]);
    expect(await isIn(browser)).toBe(false);
  }
});

// An embedded database has one connection: nobody holds anything there while another call runs.
test.runIf(inject("testDatabase").kind !== "pglite")(
  "is taken away without waiting for whoever holds its owner, as an entry does",
  async () => {
    const { token } = admin;
    const browser = await tablet({ ownerId: carmen.id, entersWithoutPin: true });
    await enter(portal, { ...carmen, pin: "" }, browser);
    const listed = await (await browser.get("/api/devices", { token })).json();
    const own = listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    // So that the session has a last access to note.
    portal.wait(2 * MINUTE);
    expect(await isIn(browser)).toBe(true);
    await portal.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, carmen.id)).for("no key update");
      const taken = await portal.browser().delete(`/api/devices/${own.id}`, { token });
      expect(taken.status).toBe(204);
    });
    expect(await isIn(browser)).toBe(false);
  },
);

describe("whose owner is not there any more", () => {
  const KIND =
    "Ahora no se puede entrar desde este dispositivo. Llama a tu ayuntamiento, al 949 12 34 56: allí te ayudarán.";

  test("deactivated, it shows nobody and whom to call, and lets her in again afterwards", async () => {
    const paca = await newPerson(portal, admin, { name: "Paca Ruiz" });
    const browser = await tablet({ ownerId: paca.id });
    await enter(portal, paca, browser);
    const setActive = (isActive: boolean) =>
      portal.db.update(users).set({ isActive }).where(eq(users.id, paca.id));
    await setActive(false);
    expect(await isIn(browser)).toBe(false);
    const refused = await list(browser);
    expect(await refused.clone().json()).toMatchObject({ error: KIND });
    expect(await errorOf(refused)).toEqual(OWNER_ABSENT);
    expect(await errorOf(await tryPin(browser, paca, paca.pin))).toEqual(OWNER_ABSENT);
    await setActive(true);
    expect(await (await list(browser)).json()).toMatchObject([{ id: paca.id }]);
  });

  test("deleted, it never becomes everybody's, and forgets the name that it bore", async () => {
    const paca = await newPerson(portal, admin, { name: "Paca Ruiz" });
    const browser = await tablet({ ownerId: paca.id, name: "Tableta de Paca" });
    const { token } = admin;
    expect((await portal.browser().delete(`/api/users/${paca.id}`, { token })).status).toBe(204);
    expect(await errorOf(await list(browser))).toEqual(OWNER_ABSENT);
    expect(await errorOf(await tryPin(browser, jose, jose.pin))).toEqual(OF_ANOTHER);
    const listed = await (await browser.get("/api/devices", { token })).json();
    const own = listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    expect(own).toMatchObject({ name: null, owner: null, isPersonal: true });
  });
});

describe("saying whose it is", () => {
  const PATHS = ["/api/devices/authorise", "/api/devices/links"];

  test("of another municipality's person, an unknown or an inactive one, is refused", async () => {
    const elsewhere = await newPerson(portal, await newAdmin(portal));
    const inactive = await newPerson(portal, admin);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.id));
    const unknown = "11111111-1111-4111-8111-111111111111";
    await expectNothingWritten(portal.db, async () => {
      for (const path of PATHS) {
        for (const ownerId of [elsewhere.id, inactive.id, unknown, "nadie"]) {
          const body = { name: null, ownerId };
          const answer = await portal.browser().post(path, body, { token: admin.token });
          expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
        }
      }
    });
  });

  test("without a PIN only on one person's", async () => {
    for (const path of PATHS) {
      const body = { name: null, entersWithoutPin: true };
      const answer = await portal.browser().post(path, body, { token: admin.token });
      expect(await answer.clone().json()).toMatchObject({
        fields: {
          entersWithoutPin: "Sin PIN solo se puede entrar en un dispositivo de una sola persona.",
        },
      });
      expect(answer.status).toBe(400);
    }
  });

  async function linkFor(person: Person): Promise<string> {
    const body = { name: null, ownerId: person.id, entersWithoutPin: true };
    const answer = await portal.browser().post("/api/devices/links", body, { token: admin.token });
    expect(answer.status).toBe(201);
    return (await answer.json()).code;
  }
  const claim = (code: string, browser = portal.browser()) =>
    browser.post("/api/devices/claim", { code });

  test("by a link: of two tablets that open it at once one is hers", async () => {
    const code = await linkFor(carmen);
    const browsers = [portal.browser(), portal.browser()];
    const answers = await Promise.all(browsers.map((browser) => claim(code, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const won = answers[0]?.status === 200 ? 0 : 1;
    expect(await answers[won]?.json()).toMatchObject({ isPersonal: true });
    await enter(portal, { ...carmen, pin: "" }, browsers[won]);
    const other = browsers[1 - won] ?? portal.browser();
    expect(await errorOf(await list(other))).toEqual([403, "DEVICE_NOT_AUTHORISED"]);
  });

  test("a link for somebody who was deleted is worth nothing, also at the same moment", async () => {
    const paca = await newPerson(portal, admin);
    const code = await linkFor(paca);
    const browser = portal.browser();
    const [claimed, deleted] = await Promise.all([
      claim(code, browser),
      portal.browser().delete(`/api/users/${paca.id}`, { token: admin.token }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 403]).toContain(claimed.status);
    expect(await errorOf(await list(browser))).toEqual(
      claimed.status === 200 ? OWNER_ABSENT : [403, "DEVICE_NOT_AUTHORISED"],
    );
  });
});
