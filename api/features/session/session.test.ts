import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { Browser } from "../../tools/testing/browser.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import {
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { HOUR, MINUTE } from "../../tools/testing/test-portal.ts";
import { admin, DAY, PATH, portal, prepareSessions, threeRoles } from "./testing/session.ts";

prepareSessions();

describe("three roles in one browser", () => {
  test("are told apart by the named role", async () => {
    const { person, relative, browser } = await threeRoles();
    const { token } = admin;
    const ask = async (role: "administrator" | "person" | "support") =>
      (await browser.get(PATH, { role, token })).json();
    const municipality = { id: admin.municipalityId, name: expect.any(String) };
    expect(await ask("administrator")).toEqual({
      role: "administrator",
      administrator: { id: admin.id, name: "Ana Ruiz", email: "ana@aldea.es" },
      municipality,
      expiresAt: "2026-03-02T18:00:00.000Z",
      guessedAt: null,
    });
    expect(await ask("person")).toEqual({
      role: "person",
      user: {
        id: person.id,
        name: person.name,
        preferredName: null,
        photo: null,
        hasPin: true,
        familyConsent: true,
        municipalConsent: false,
        voiceEnabled: true,
        voiceSpeed: "normal",
        voiceVolume: "loud",
        darkMode: false,
      },
      enteredBy: null,
      isOnOwnDevice: false,
      municipality,
      expiresAt: "2026-03-02T22:00:00.000Z",
      guessedAt: null,
    });
    const user = { id: person.id, name: person.name, familyConsent: true };
    expect(await ask("support")).toEqual({
      role: "support",
      supportPerson: { id: relative.id, name: "Lucía López", email: relative.email },
      userId: person.id,
      user,
      users: [user],
      municipality,
      expiresAt: "2026-04-01T10:00:00.000Z",
      guessedAt: null,
    });
  });

  test("a named role without a session is nobody, whatever else is held", async () => {
    const { browser } = await threeRoles();
    const answer = await browser.get(PATH, { role: "administrator" });
    expect(await errorOf(answer)).toEqual([401, "NO_SESSION"]);
    const unknown = await browser.get(PATH, { headers: { "Acompana-Role": "jefe" } });
    expect(await errorOf(unknown)).toEqual([400, "UNKNOWN_ROLE"]);
  });

  test("leaving ends that role's session only, on the server too", async () => {
    const { browser } = await threeRoles();
    const stolen = new Map(browser.cookies);
    const left = await browser.delete(PATH, { role: "person" });
    expect(left.status).toBe(204);
    expect([...browser.cookies.keys()].sort()).toEqual([
      "acompana_device",
      "acompana_entered_support",
      "acompana_support",
    ]);
    expect((await browser.get(PATH, { role: "support" })).status).toBe(200);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await errorOf(await browser.get(PATH, { role: "person" }))).toEqual([401, "NO_SESSION"]);
    expect(await errorOf(await browser.delete(PATH, { role: "person" }))).toEqual([
      401,
      "NO_SESSION",
    ]);
  });

  test("a token opens no other role than its own", async () => {
    const { browser } = await threeRoles();
    browser.cookies.set("acompana_support", browser.cookies.get("acompana_person") ?? "");
    expect(await errorOf(await browser.get(PATH, { role: "support" }))).toEqual([
      401,
      "NO_SESSION",
    ]);
  });
});

describe("a session ends", () => {
  test("for a person after 30 minutes unused and after 12 hours in any case", async () => {
    const person = await newPerson(portal, await newAdmin(portal));
    const idle = await enter(portal, person);
    portal.wait(29 * MINUTE);
    expect((await idle.get(PATH)).status).toBe(200);
    portal.wait(29 * MINUTE);
    expect((await idle.get(PATH)).status).toBe(200);
    portal.wait(30 * MINUTE);
    expect(await errorOf(await idle.get(PATH))).toEqual([401, "NO_SESSION"]);

    const busy = await enter(portal, person);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      portal.wait(20 * MINUTE);
      expect((await busy.get(PATH)).status).toBe(200);
    }
    portal.wait(20 * MINUTE);
    expect((await busy.get(PATH)).status).toBe(401);
  });

  test("unused, which is told apart from every other end", async () => {
    const isIdle = async (browser: Browser) => (await (await browser.get(PATH)).json()).idle;
    const rested = async (act: (person: Person, browser: Browser) => Promise<unknown>) => {
      const person = await newPerson(portal, await newAdmin(portal));
      const browser = await enter(portal, person);
      const stolen = new Map(browser.cookies);
      await act(person, browser);
      for (const [name, value] of stolen) browser.cookies.set(name, value);
      portal.wait(30 * MINUTE);
      return await isIdle(browser);
    };
    expect(await rested(async () => {})).toBe(true);
    expect(await isIdle(portal.browser())).toBeUndefined();
    expect(await rested((_person, browser) => browser.delete(PATH))).toBeUndefined();
    expect(await rested((person, browser) => enter(portal, person, browser))).toBeUndefined();
    expect(
      await rested(({ id }) =>
        portal.db.update(users).set({ isActive: false }).where(eq(users.id, id)),
      ),
    ).toBeUndefined();
    expect(
      await rested(({ id }) => portal.db.delete(users).where(eq(users.id, id))),
    ).toBeUndefined();
    expect(await rested(async () => portal.wait(12 * HOUR))).toBeUndefined();
    const office = await newAdmin(portal);
    portal.wait(30 * MINUTE);
    const { token } = office;
    expect(await (await portal.browser().get(PATH, { token })).json()).not.toHaveProperty("idle");
  });

  test("for an administrator after 30 minutes unused and after 8 hours", async () => {
    const { token } = await newAdmin(portal);
    const status = async () => (await portal.browser().get(PATH, { token })).status;
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      portal.wait(20 * MINUTE);
      expect(await status()).toBe(200);
    }
    portal.wait(20 * MINUTE);
    expect(await status()).toBe(401);
  });

  test("for a relative after 7 days without use, and after 30 days in all", async () => {
    const here = await newAdmin(portal);
    const relative = await newRelative(portal, here, await newPerson(portal, here));
    const [unused, used] = [await signIn(portal, relative), await signIn(portal, relative)];
    const status = async (browser: Browser) => (await browser.get(PATH)).status;
    for (let day = 6; day < 30; day += 6) {
      portal.wait(6 * DAY);
      expect(await status(used)).toBe(200);
    }
    expect(await errorOf(await unused.get(PATH))).toEqual([401, "NO_SESSION"]);
    portal.wait(6 * DAY - MINUTE);
    expect(await status(used)).toBe(200);
    portal.wait(MINUTE);
    expect(await status(used)).toBe(401);
    const late = await signIn(portal, relative);
    portal.wait(7 * DAY - MINUTE);
    expect(await status(late)).toBe(200);
    portal.wait(7 * DAY);
    expect(await status(late)).toBe(401);
  });

  test("with its account, be it deleted or deactivated", async () => {
    const { person, relative, browser } = await threeRoles();
    const { token } = admin;
    const status = async (role: "administrator" | "person" | "support") =>
      (await browser.get(PATH, { role, token })).status;
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    expect([await status("person"), await status("support")]).toEqual([401, 401]);
    await portal.db.update(users).set({ isActive: true }).where(eq(users.id, person.id));
    expect(await status("support")).toBe(200);
    await portal.db.delete(supportPersons).where(eq(supportPersons.id, relative.id));
    await portal.db.delete(users).where(eq(users.id, person.id));
    await portal.db.delete(administrators).where(eq(administrators.id, admin.id));
    expect([await status("person"), await status("support")]).toEqual([401, 401]);
    expect(await status("administrator")).toBe(401);
  });
});

test("cookies that come along from other sites tell the page who entered, and open nothing", async () => {
  const admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const { email, municipalityId } = await newRelative(portal, admin, person);
  const browser = portal.browser();
  const opening = { name: null, ownerId: person.id };
  const access = { password: PASSWORD, municipalityId };
  const answers = [
    await browser.post("/api/devices/authorise", opening, { token: admin.token }),
    await browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }),
    await browser.post("/api/support/login", { email, ...access }),
    await browser.post("/api/admin/login", { email: admin.email, ...access }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const lines = answers.flatMap((answer) => answer.headers.getSetCookie());
  const names = (lines: string[]) => [...new Set(lines.map((line) => line.split("=")[0] ?? ""))];
  const lax = lines.filter((line) => line.endsWith("SameSite=Lax"));
  const strict = lines.filter((line) => line.endsWith("SameSite=Strict"));
  expect([names(lax), names(strict)]).toEqual([
    ["acompana_own_device", "acompana_entered_person", "acompana_entered_support"],
    ["acompana_device", "acompana_person", "acompana_support", "acompana_administrator"],
  ]);
  expect(lax.length + strict.length).toBe(lines.length);
  for (const line of lax) expect(line).toMatch(/=1;.*HttpOnly/);

  const other = portal.browser();
  for (const name of names(lax)) other.cookies.set(name, "1");
  for (const path of [PATH, `/api/users/${person.id}/reminders`])
    for (const role of ["person", "support", undefined] as const)
      expect([path, (await other.get(path, role && { role })).status]).toEqual([path, 401]);
});

test("tokens are stored hashed", async () => {
  const browser = await enter(portal, await newPerson(portal, await newAdmin(portal)));
  const rows = await portal.db.select({ hash: sessions.tokenHash }).from(sessions);
  const token = browser.cookies.get("acompana_person");
  expect(rows.map(({ hash }) => hash)).not.toContain(token);
  // 256 bits in base64url.
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("under https the cookies are __Host- and Secure", async () => {
  const config = { ...portal.services.config, portalOrigin: "https://portal.es", isSecure: true };
  const secure = createApp({ ...portal.services, config });
  const person = await newPerson(portal, await newAdmin(portal));
  const fetch = async (request: Request) => await secure.fetch(request);
  const browser = new Browser(fetch, "192.0.2.250");
  const answer = await browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin });
  const lines = answer.headers.getSetCookie();
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/^__Host-acompana_\w+=.*Path=\/.*Secure/);
  expect((await browser.get(PATH)).status).toBe(200);
  await browser.delete(PATH);
  expect([...browser.cookies.keys()]).toEqual(["__Host-acompana_device"]);
});
