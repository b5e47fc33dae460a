import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "../../db/schema/auth.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const put = ({ id }: { id: string }, part: string, body: unknown) =>
  portal.browser().put(`/api/users/${id}/${part}`, body, { token: admin.token });
const show = async ({ id }: { id: string }) =>
  await (await portal.browser().get(`/api/users/${id}`, { token: admin.token })).json();
const actionsAbout = async ({ id }: { id: string }) =>
  (await eventsAbout(portal, id)).map(([action]) => action);

describe("the last access", () => {
  const listed = async ({ id }: Person) => {
    const query = new URLSearchParams({
      municipalityId: admin.municipalityId,
      adminId: admin.id,
      limit: "100",
    });
    const answer = await portal.browser().get(`/api/users?${query}`, { token: admin.token });
    const { users }: { users: { id: string; lastAccessAt: string | null }[] } = await answer.json();
    return users.find((user) => user.id === id)?.lastAccessAt;
  };

  test("is the person's own last use, in list and record, also after the session", async () => {
    const person = await newPerson(portal, admin);
    expect([await listed(person), (await show(person)).lastAccessAt]).toEqual([null, null]);
    const inside = await enter(portal, person);
    const entered = portal.services.clock().toISOString();
    expect([await listed(person), (await show(person)).lastAccessAt]).toEqual([entered, entered]);
    portal.wait(10 * MINUTE);
    await inside.get(`/api/users/${person.id}/home`);
    const used = portal.services.clock().toISOString();
    expect(await listed(person)).toBe(used);
    portal.wait(MINUTE / 2);
    await inside.delete("/api/session");
    portal.wait(MINUTE);
    expect([await listed(person), (await show(person)).lastAccessAt]).toEqual([used, used]);
  });

  test("is not that of an administrator in the person's home, and nobody else is told", async () => {
    const person = await newPerson(portal, admin);
    const entered = portal.browser();
    const { token } = admin;
    await entered.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    await portal.db.delete(sessions).where(eq(sessions.userId, person.id));
    expect((await show(person)).lastAccessAt).toBeNull();
    const inside = await enter(portal, person);
    const own = await (await inside.get(`/api/users/${person.id}`)).json();
    expect(own).not.toHaveProperty("lastAccessAt");
  });
});

describe("a person who is deactivated", () => {
  test("is put out at once, found in no list to choose from, and cannot enter", async () => {
    const person = await newPerson(portal, admin);
    const inside = await enter(portal, person);
    expect((await put(person, "active", { isActive: false })).status).toBe(204);
    expect(await errorOf(await inside.get("/api/session"))).toEqual([401, "NO_SESSION"]);
    const mine = and(eq(sessions.userId, person.id));
    expect(await portal.db.select().from(sessions).where(mine)).toEqual([]);
    const list = await portal.browser().get(`/api/users?municipalityId=${admin.municipalityId}`);
    expect(await list.text()).not.toContain(person.id);
    const entering = await portal
      .browser()
      .post(`/api/users/${person.id}/verify-pin`, { pin: person.pin });
    expect(await errorOf(entering)).toEqual([404, "USER_NOT_FOUND"]);
    expect(await show(person)).toMatchObject({ isActive: false, hasPin: true });
    expect(await actionsAbout(person)).toContain("user.deactivated");
  });

  test("is not there for the relatives, and comes back with everything", async () => {
    const person = await newPerson(portal, admin, { familyConsent: true });
    const relative = await newRelative(portal, admin, person);
    const related = await signIn(portal, relative);
    const reminders = () => related.get(`/api/users/${person.id}/reminders`);
    expect((await reminders()).status).toBe(200);
    await put(person, "active", { isActive: false });
    expect(await errorOf(await reminders())).toEqual([401, "NO_SESSION"]);
    await put(person, "active", { isActive: true });
    expect((await reminders()).status).toBe(200);
    await enter(portal, person);
    expect(await actionsAbout(person)).toContain("user.activated");
  });

  test("is so already: no change, no record; unknown people and other values are refused", async () => {
    const person = await newPerson(portal, admin);
    await expectNothingWritten(portal.db, async () => {
      expect((await put(person, "active", { isActive: true })).status).toBe(204);
      for (const body of [{}, { isActive: "no" }])
        expect(await errorOf(await put(person, "active", body))).toEqual([400, "VALIDATION"]);
      expect(await errorOf(await put({ id: "nadie" }, "active", { isActive: true }))).toEqual([
        404,
        "USER_NOT_FOUND",
      ]);
    });
  });
});

describe("the photo", () => {
  const photos = () => portal.storage.keys().filter((key) => key.startsWith("photos/"));

  test("is set, replaced and removed; the file before is deleted and not served", async () => {
    const person = await newPerson(portal, admin);
    const { photo: first } = await (await put(person, "photo", { photo: PIXEL })).json();
    expect(first).toMatch(/^\/api\/photos\//);
    const { photo: second } = await (await put(person, "photo", { photo: PIXEL })).json();
    expect(second).not.toBe(first);
    const fetched = async (path: string) => (await portal.browser().get(path)).status;
    expect([await fetched(first), await fetched(second)]).toEqual([404, 200]);
    expect(photos()).toEqual([second.replace("/api/", "")]);
    expect((await (await put(person, "photo", { photo: null })).json()).photo).toBeNull();
    expect([await fetched(second), photos()]).toEqual([404, []]);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
    const changes = (await actionsAbout(person)).filter((action) => action === "user.changed");
    expect(changes).toHaveLength(3);
  });

  test.each([
    [{ photo: "" }, "La foto no es válida."],
    [{ photo: 7 }, "La foto no es válida."],
    [{}, "La foto no es válida."],
    [{ photo: "https://otra.es/foto.png" }, "La foto debe ser una imagen JPEG, PNG o WebP."],
    [
      { photo: `data:image/png;base64,${btoa('<svg onload="x">')}` },
      "La foto debe ser una imagen JPEG, PNG o WebP.",
    ],
  ])("%.60j is refused, and the photo before stays", async (body, sentence) => {
    const person = await newPerson(portal, admin);
    await put(person, "photo", { photo: PIXEL });
    const kept = photos();
    await expectNothingWritten(portal.db, async () => {
      const answer = await put(person, "photo", body);
      expect(await answer.clone().json()).toMatchObject({ error: sentence });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
    expect(photos()).toEqual(kept);
    await put(person, "photo", { photo: null });
  });
});
