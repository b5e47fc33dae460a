import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sessions } from "../../../db/schema/auth.ts";
import { users } from "../../../db/schema/users.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
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
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests how the town hall sets or empties a PIN. */
export function testSettingPin(examples: Examples): void {
  const more = moreOf(examples);

  let portal: TestPortal;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  const set = ({ id }: { id: string }, pin: unknown, { token } = admin) =>
    portal.browser().put(`/api/users/${id}/pin`, { pin }, { token });
  const tryPin = async ({ id }: Person, pin: string) =>
    (await portal.browser().post(`/api/users/${id}/verify-pin`, { pin })).json();

  test("a new PIN opens, the old one does not, and whoever was in is out", async () => {
    const person = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    const browser = await signIn(portal, relative, await enter(portal, person));
    expect((await set(person, "2580")).status).toBe(204);
    const left = await browser.get("/api/session", { role: "person" });
    expect(await errorOf(left)).toEqual([401, "NO_SESSION"]);
    expect((await browser.get("/api/session", { role: "support" })).status).toBe(200);
    expect(await tryPin(person, person.pin)).toMatchObject({ valid: false });
    expect(await tryPin(person, "2580")).toEqual({ valid: true });
    expect(await eventsAbout(portal, person.id)).toContainEqual([
      "user.pin-set",
      "administrator",
      admin.id,
    ]);
  });

  // An embedded database has one connection: nobody holds anything there while another call runs.
  test.runIf(inject("testDatabase").kind !== "pglite")(
    "somebody who leaves does not wait for whoever holds the person, as a new PIN does",
    async () => {
      const person = await newPerson(portal, admin);
      const browser = await enter(portal, person);
      // So that leaving has a last access to note.
      portal.wait(2 * MINUTE);
      expect((await browser.get("/api/session", { role: "person" })).status).toBe(200);
      await portal.db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, person.id)).for("update");
        expect((await browser.delete("/api/session", { role: "person" })).status).toBe(204);
        await tx.delete(sessions).where(eq(sessions.userId, person.id));
      });
    },
  );

  test("without a PIN the person goes straight in, and stays in", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enter(portal, person);
    expect((await set(person, "")).status).toBe(204);
    const session = await (await browser.get("/api/session")).json();
    expect(session.user).toMatchObject({ id: person.id, hasPin: false });
    expect(await tryPin(person, "")).toEqual({ valid: true });
    const events = await eventsAbout(portal, person.id);
    expect(events.map(([action]) => action)).toContain("user.pin-removed");
  });

  more("waits stay with the devices that earned them", async () => {
    const person = await newPerson(portal, admin);
    const browser = portal.browser();
    const path = `/api/users/${person.id}/verify-pin`;
    for (let miss = 0; miss < 5; miss += 1) await browser.post(path, { pin: "0000" });
    await set(person, "2580");
    expect((await browser.post(path, { pin: "2580" })).status).toBe(429);
    expect(await tryPin(person, "2580")).toEqual({ valid: true });
  });

  more("of two resets at once one holds", async () => {
    const person = await newPerson(portal, admin);
    const answers = await Promise.all([set(person, "1739"), set(person, "2846")]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const verdicts = [await tryPin(person, "1739"), await tryPin(person, "2846")];
    expect(verdicts.map(({ valid }) => valid).sort()).toEqual([false, true]);
  });

  more("whoever enters with the old PIN during a reset is not in afterwards", async () => {
    const person = await newPerson(portal, admin);
    const browsers = Array.from({ length: 4 }, () => portal.browser());
    const path = `/api/users/${person.id}/verify-pin`;
    const entries = browsers.map((browser) => browser.post(path, { pin: person.pin }));
    await Promise.all([...entries, set(person, "2580")]);
    for (const browser of browsers) expect((await browser.get("/api/session")).status).toBe(401);
  });

  more.each([
    [undefined, "El PIN de acceso es obligatorio."],
    [null, "El PIN de acceso es obligatorio."],
    [1234, "El PIN de acceso es obligatorio."],
    ["123", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    ["12345", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    ["12a4", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    ["1234\n", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    [" ", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    ["١٢٣٤", "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
  ])("PIN %j is refused", async (pin, sentence) => {
    const person = await newPerson(portal, admin);
    await expectNothingWritten(portal.db, async () => {
      const answer = await set(person, pin);
      expect(await answer.clone().json()).toMatchObject({ error: sentence });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  test("it is for administrators of the municipality", async () => {
    const person = await newPerson(portal, admin);
    const inside = await enter(portal, person);
    const related = await signIn(portal, await newRelative(portal, admin, person));
    const neighbour = await newAdmin(portal);
    const path = `/api/users/${person.id}/pin`;
    const body = { pin: "2580" };
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await portal.browser().put(path, body))).toEqual([401, "NO_SESSION"]);
      expect(await errorOf(await inside.put(path, body))).toEqual([403, "FORBIDDEN"]);
      expect(await errorOf(await related.put(path, body))).toEqual([403, "FORBIDDEN"]);
      expect(await errorOf(await set(person, "2580", neighbour))).toEqual([404, "USER_NOT_FOUND"]);
      expect(await errorOf(await set({ id: "nadie" }, "2580"))).toEqual([404, "USER_NOT_FOUND"]);
    });
  });
}
