import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
  PASSWORD,
  signIn,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import {
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests what somebody changes of their own account, and its sessions. */
export function testAccount(examples: Examples): void {
  const more = moreOf(examples);

  const SESSIONS = "/api/account/sessions";
  const NEW = "cuatro-perros-verdes";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  type Credentials = { token?: string; role?: "support" };

  /** An account of each role with two sessions, and who calls in them. */
  const KINDS = {
    administrator: async () => {
      const admin = await newAdmin(portal);
      const other = await signInAdmin(portal, admin);
      const browser = portal.browser();
      const login = (password: string) => {
        const { email, municipalityId } = admin;
        return portal.browser().post("/api/admin/login", { email, password, municipalityId });
      };
      return {
        ...{ id: admin.id, login, set: "administrator.password-set" },
        ...{ one: as(browser, { token: admin.token }), two: as(browser, { token: other.token }) },
      };
    },
    support: async () => {
      const admin = await newAdmin(portal);
      const relative = await newRelative(portal, admin, await newPerson(portal, admin));
      const login = (password: string) => {
        const { email, municipalityId } = relative;
        return portal.browser().post("/api/support/login", { email, password, municipalityId });
      };
      const role = "support" as const;
      return {
        ...{ id: relative.id, login, set: "support-person.password-set" },
        one: as(await signIn(portal, relative), { role }),
        two: as(await signIn(portal, relative), { role }),
      };
    },
  };

  function as(browser: ReturnType<TestPortal["browser"]>, credentials: Credentials) {
    return {
      list: async () => (await browser.get(SESSIONS, credentials)).json(),
      end: (id: string) => browser.delete(`${SESSIONS}/${id}`, credentials),
      change: (currentPassword: string, password: string) =>
        browser.put("/api/account/password", { currentPassword, password }, credentials),
      status: async () => (await browser.get("/api/session", credentials)).status,
    };
  }

  describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("the account of %s", (kind) => {
    test("changes its password: this session stays, the others end, the old one opens nothing", async () => {
      const { id, login, one, two, set } = await KINDS[kind]();
      expect((await one.change(PASSWORD, NEW)).status).toBe(204);
      expect([await one.status(), await two.status()]).toEqual([200, 401]);
      expect((await login(PASSWORD)).status).toBe(401);
      expect((await login(NEW)).status).toBe(200);
      expect(await eventsAbout(portal, id)).toContainEqual([set, kind, id]);
    });

    more("asks for the password that one has, and counts the tries", async () => {
      const { login, one, two } = await KINDS[kind]();
      for (let tries = 1; tries <= 5; tries++) {
        const answer = await one.change("otra-cosa", NEW);
        expect((await answer.clone().json()).fields).toEqual({
          currentPassword: "Esta no es tu contraseña actual.",
        });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
      expect(await errorOf(await two.change(PASSWORD, NEW))).toEqual([429, "TOO_MANY_ATTEMPTS"]);
      expect((await login(PASSWORD)).status).toBe(200);
      portal.wait(MINUTE);
      expect((await two.change(PASSWORD, NEW)).status).toBe(204);
    });

    more("is opened by the same password a year later", async () => {
      const { login } = await KINDS[kind]();
      portal.wait(400 * 24 * HOUR);
      expect((await login(PASSWORD)).status).toBe(200);
    });

    test("takes neither a short password nor the same one", async () => {
      const { one } = await KINDS[kind]();
      const short = await one.change(PASSWORD, "corta");
      expect((await short.json()).fields).toEqual({
        password: "La contraseña debe tener al menos 6 caracteres.",
      });
      const same = await one.change(PASSWORD, PASSWORD);
      expect((await same.json()).fields).toEqual({
        password: "Es la contraseña que ya tienes. Elige otra.",
      });
    });

    more("of two changes at once one is made, and its session alone stays", async () => {
      const { one, two } = await KINDS[kind]();
      const answers = await Promise.all([
        one.change(PASSWORD, NEW),
        two.change(PASSWORD, `${NEW}s`),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)[0]).toBe(204);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect([await one.status(), await two.status()]).toEqual(
        statuses.map((status) => (status === 204 ? 200 : 401)),
      );
    });

    test("lists its sessions and ends one by an id that opens nothing", async () => {
      const { one, two } = await KINDS[kind]();
      const listed = await one.list();
      expect(listed.filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toHaveLength(1);
      const other = listed.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
      expect(other).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: "Otro dispositivo",
        startedAt: portal.services.clock().toISOString(),
        lastUsedAt: portal.services.clock().toISOString(),
        isThisOne: false,
      });
      expect((await one.end(other.id)).status).toBe(204);
      expect([await one.status(), await two.status()]).toEqual([200, 401]);
      expect(await errorOf(await one.end(other.id))).toEqual([404, "NOT_FOUND"]);
    });
  });

  describe("sessions", () => {
    more("are named by kind of device alone", async () => {
      const { email, municipalityId } = await newAdmin(portal);
      const body = { email, password: PASSWORD, municipalityId };
      const headers = { "User-Agent": IPHONE };
      const login = await portal.browser().post("/api/admin/login", body, { headers });
      const { token } = await login.json();
      const listed = await (await portal.browser().get(SESSIONS, { token })).json();
      expect(listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toMatchObject({
        device: "iPhone, con Safari",
      });
    });

    more("that went unused are not listed", async () => {
      const admin = await newAdmin(portal);
      portal.wait(HOUR);
      const { token } = await signInAdmin(portal, admin);
      expect(await (await portal.browser().get(SESSIONS, { token })).json()).toHaveLength(1);
    });

    test("of a colleague are not one's own", async () => {
      const admin = await newAdmin(portal);
      const colleague = await newColleague(portal, admin, "luis@aldea.es");
      const [own] = await (await portal.browser().get(SESSIONS, { token: admin.token })).json();
      const { token } = colleague;
      const answer = await portal.browser().delete(`${SESSIONS}/${own.id}`, { token });
      expect(await errorOf(answer)).toEqual([404, "NOT_FOUND"]);
    });

    more("that end close the homes that were entered in them, and no others", async () => {
      const admin = await newAdmin(portal);
      const person = await newPerson(portal, admin);
      const another = await signInAdmin(portal, admin);
      const alone = await enter(portal, person);
      const [first, second] = [await enterAs(admin, person.id), await enterAs(another, person.id)];
      const listed = await (await portal.browser().get(SESSIONS, { token: admin.token })).json();
      const own = listed.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
      await portal.browser().delete(`${SESSIONS}/${own.id}`, { token: another.token });
      const home = `/api/users/${person.id}/home`;
      const refused = await first.get(home, { role: "person" });
      expect(await refused.json()).toMatchObject({ code: "NO_SESSION" });
      // It did not merely go unused: nothing may call her by name there.
      expect(await (await first.get(home, { role: "person" })).json()).not.toHaveProperty("idle");
      expect((await second.get(home, { role: "person" })).status).toBe(200);
      expect((await alone.get(home, { role: "person" })).status).toBe(200);
    });

    more("whose eight hours are over close them too, however much they are used", async () => {
      const admin = await newAdmin(portal);
      const home = await enterAs(admin, (await newPerson(portal, admin)).id);
      const ask = async () => (await home.get("/api/session", { role: "person" })).status;
      for (let use = 0; use < 23; use += 1) {
        portal.wait(20 * MINUTE);
        expect(await ask()).toBe(200);
      }
      portal.wait(20 * MINUTE);
      expect(await ask()).toBe(401);
    });
  });

  /** A browser in which the administrator is in the person's home. */
  async function enterAs({ token }: Admin, userId: string) {
    const browser = portal.browser();
    const path = `/api/users/${userId}/verify-pin`;
    const answer = await browser.post(path, { pin: "4071" }, { token });
    expect(await answer.json()).toEqual({ valid: true });
    return browser;
  }
}
