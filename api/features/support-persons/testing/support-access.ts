import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { supportMessages } from "../../../db/schema/support-messages.ts";
import { supportPersons } from "../../../db/schema/support-persons.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
  type Relative,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests how a relative loses access or gets another password. */
export function testSupportAccess(examples: Examples): void {
  const more = moreOf(examples);

  const NOBODY = "11111111-1111-4111-8111-111111111111";
  const NEW_PASSWORD = "cuatro-perros-verdes";
  let portal: TestPortal;
  let admin: Admin;
  let neighbour: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
    neighbour = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  const remove = (id: string, userId?: string, { token } = admin) => {
    const query = userId === undefined ? "" : `?userId=${userId}`;
    return portal.browser().delete(`/api/support-persons/${id}${query}`, { token });
  };

  const setPassword = (id: string, password: unknown, { token } = admin) =>
    portal.browser().put(`/api/support-persons/${id}/password`, { password }, { token });

  const listOf = async (person: Person): Promise<string[]> => {
    const path = `/api/users/${person.id}/support-persons`;
    const list = await (await portal.browser().get(path, { token: admin.token })).json();
    return list.map(({ id }: { id: string }) => id);
  };

  const login = (relative: Relative, password: string) => {
    const { email, municipalityId } = relative;
    return portal.browser().post("/api/support/login", { email, password, municipalityId });
  };

  /** One login that supports two people, the first of them first. */
  async function relativeOfTwo() {
    const [one, two] = [await newPerson(portal, admin), await newPerson(portal, admin)];
    const relative = await newRelative(portal, admin, one);
    const body = { name: "Lucía López", email: relative.email, password: PASSWORD };
    const path = `/api/users/${two.id}/support-persons`;
    portal.wait(1000);
    await portal.browser().post(path, body, { token: admin.token });
    return { one, two, relative };
  }

  describe("taking access away", () => {
    test("from the only person ends the login and its sessions at once", async () => {
      const person = await newPerson(portal, admin);
      const relative = await newRelative(portal, admin, person);
      const browser = await signIn(portal, relative);
      expect((await remove(relative.id)).status).toBe(204);
      expect(await errorOf(await browser.get("/api/session"))).toEqual([401, "NO_SESSION"]);
      expect(await errorOf(await login(relative, PASSWORD))).toEqual([401, "WRONG_CREDENTIALS"]);
      expect(await listOf(person)).toEqual([]);
      const by = ["administrator", admin.id];
      expect(await eventsAbout(portal, person.id)).toContainEqual([
        "support-person.unlinked",
        ...by,
      ]);
      expect(await eventsAbout(portal, relative.id)).toContainEqual([
        "support-person.deleted",
        ...by,
      ]);
      expect(await errorOf(await remove(relative.id))).toEqual([404, "NOT_FOUND"]);
    });

    test("from the first of two leaves the second, for whoever is signed in too", async () => {
      const { one, two, relative } = await relativeOfTwo();
      const browser = await signIn(portal, relative);
      expect((await remove(relative.id, one.id)).status).toBe(204);
      const session = await (await browser.get("/api/session")).json();
      expect(session).toMatchObject({ userId: two.id, user: { id: two.id } });
      expect(session.users.map(({ id }: { id: string }) => id)).toEqual([two.id]);
      expect(await errorOf(await browser.get(`/api/users/${one.id}`))).toEqual([403, "FORBIDDEN"]);
      expect((await browser.get(`/api/users/${two.id}`)).status).toBe(200);
      const again = await (await login(relative, PASSWORD)).json();
      expect(again).toMatchObject({ userId: two.id, users: [{ id: two.id }] });
      expect([await listOf(one), await listOf(two)]).toEqual([[], [relative.id]]);
      expect(await eventsAbout(portal, two.id)).not.toContainEqual(
        expect.arrayContaining(["support-person.unlinked"]),
      );
    });

    more("takes the messages to that person along, and no others", async () => {
      const { one, two, relative } = await relativeOfTwo();
      const browser = await signIn(portal, relative);
      for (const { id: toUserId } of [one, two]) {
        const message = { toUserId, content: "Buenos días", type: "text" };
        const sent = await browser.post(`/api/support/${relative.id}/messages`, message);
        expect(sent.status).toBe(201);
      }
      expect((await remove(relative.id, one.id)).status).toBe(204);
      const kept = await portal.db
        .select({ toUserId: supportMessages.toUserId })
        .from(supportMessages)
        .where(eq(supportMessages.fromId, relative.id));
      expect(kept).toEqual([{ toUserId: two.id }]);
    });

    test("from the second of two leaves the first", async () => {
      const { one, two, relative } = await relativeOfTwo();
      const browser = await signIn(portal, relative);
      expect((await remove(relative.id, two.id)).status).toBe(204);
      const session = await (await browser.get("/api/session")).json();
      expect(session).toMatchObject({ userId: one.id, users: [{ id: one.id }] });
    });

    more("from everybody, and from one after the other, ends the login", async () => {
      const all = await relativeOfTwo();
      const browser = await signIn(portal, all.relative);
      expect((await remove(all.relative.id)).status).toBe(204);
      expect((await browser.get("/api/session")).status).toBe(401);
      for (const { id } of [all.one, all.two]) {
        const actions = (await eventsAbout(portal, id)).map(([action]) => action);
        expect(actions).toContain("support-person.unlinked");
      }
      const each = await relativeOfTwo();
      await remove(each.relative.id, each.one.id);
      await remove(each.relative.id, each.two.id);
      expect((await login(each.relative, PASSWORD)).status).toBe(401);
    });

    more("from both at once leaves no login without anybody to support", async () => {
      const { one, two, relative } = await relativeOfTwo();
      const answers = await Promise.all([remove(relative.id, one.id), remove(relative.id, two.id)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      const same = eq(supportPersons.id, relative.id);
      expect(await portal.db.select().from(supportPersons).where(same)).toEqual([]);
    });

    test("is for administrators of the municipality, of somebody who is linked", async () => {
      const person = await newPerson(portal, admin);
      const other = await newPerson(portal, admin);
      const relative = await newRelative(portal, admin, person);
      const browsers = [await enter(portal, person), await signIn(portal, relative)];
      const path = `/api/support-persons/${relative.id}`;
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await portal.browser().delete(path))).toEqual([401, "NO_SESSION"]);
        for (const browser of browsers) {
          expect(await errorOf(await browser.delete(path))).toEqual([403, "FORBIDDEN"]);
        }
        const missing = [404, "NOT_FOUND"];
        expect(await errorOf(await remove(relative.id, undefined, neighbour))).toEqual(missing);
        for (const userId of [other.id, NOBODY, "nadie", ""]) {
          expect(await errorOf(await remove(relative.id, userId))).toEqual(missing);
        }
        for (const id of [NOBODY, "nadie"])
          expect(await errorOf(await remove(id))).toEqual(missing);
      });
    });
  });

  describe("a new password", () => {
    test("opens, the old one does not, and whoever was signed in is out", async () => {
      const person = await newPerson(portal, admin);
      const relative = await newRelative(portal, admin, person);
      const browser = await signIn(portal, relative, await enter(portal, person));
      expect((await setPassword(relative.id, NEW_PASSWORD)).status).toBe(204);
      expect((await browser.get("/api/session", { role: "support" })).status).toBe(401);
      expect((await browser.get("/api/session", { role: "person" })).status).toBe(200);
      expect(await errorOf(await login(relative, PASSWORD))).toEqual([401, "WRONG_CREDENTIALS"]);
      expect((await login(relative, NEW_PASSWORD)).status).toBe(200);
      for (const id of [relative.id, person.id]) {
        expect(await eventsAbout(portal, id)).toContainEqual([
          "support-person.password-set",
          "administrator",
          admin.id,
        ]);
      }
    });

    more("of two at once one holds, and nobody is left signed in", async () => {
      const relative = await newRelative(portal, admin, await newPerson(portal, admin));
      const browser = await signIn(portal, relative);
      const passwords = ["primera-clave", "segunda-clave"];
      const answers = await Promise.all(passwords.map((word) => setPassword(relative.id, word)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect((await browser.get("/api/session")).status).toBe(401);
      const logins = await Promise.all(passwords.map((word) => login(relative, word)));
      expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    more("shuts out whoever was just signing in with the old one", async () => {
      const relative = await newRelative(portal, admin, await newPerson(portal, admin));
      const browsers = Array.from({ length: 4 }, () => portal.browser());
      const { email, municipalityId } = relative;
      const body = { email, password: PASSWORD, municipalityId };
      const logins = browsers.map((browser) => browser.post("/api/support/login", body));
      await Promise.all([...logins, setPassword(relative.id, NEW_PASSWORD)]);
      for (const browser of browsers) expect((await browser.get("/api/session")).status).toBe(401);
    });

    more.each([
      [undefined, "Por favor complete todos los campos"],
      ["", "Por favor complete todos los campos"],
      ["      ", "Por favor complete todos los campos"],
      ["12345", "La contraseña debe tener al menos 6 caracteres."],
      ["x".repeat(201), "La contraseña es demasiado larga: caben 200 letras."],
    ])("«%.20s» is refused", async (password, sentence) => {
      const relative = await newRelative(portal, admin, await newPerson(portal, admin));
      await expectNothingWritten(portal.db, async () => {
        const answer = await setPassword(relative.id, password);
        expect(await answer.clone().json()).toMatchObject({ error: sentence });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      });
    });

    test("is for administrators of the municipality", async () => {
      const person = await newPerson(portal, admin);
      const relative = await newRelative(portal, admin, person);
      const path = `/api/support-persons/${relative.id}/password`;
      const body = { password: NEW_PASSWORD };
      const browsers = [await enter(portal, person), await signIn(portal, relative)];
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await portal.browser().put(path, body))).toEqual([401, "NO_SESSION"]);
        for (const browser of browsers) {
          expect(await errorOf(await browser.put(path, body))).toEqual([403, "FORBIDDEN"]);
        }
        const foreign = await setPassword(relative.id, NEW_PASSWORD, neighbour);
        expect(await errorOf(foreign)).toEqual([404, "NOT_FOUND"]);
        for (const id of [NOBODY, "nadie"]) {
          expect(await errorOf(await setPassword(id, NEW_PASSWORD))).toEqual([404, "NOT_FOUND"]);
        }
      });
    });
  });
}
