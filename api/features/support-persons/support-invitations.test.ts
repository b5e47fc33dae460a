import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import {
  codeOf,
  enter,
  errorOf,
  eventsAbout,
  newColleague,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten, HOUR } from "../../tools/testing/test-portal.ts";
import {
  accept,
  admin,
  ask,
  EVA,
  INVALID,
  invite,
  listOf,
  login,
  neighbour,
  pathOf,
  person,
  portal,
  prepareInvitations,
  verdict,
} from "./testing/support-invitations.ts";

prepareInvitations();

const WEEK = 7 * 24 * HOUR;

describe("an invitation to accompany somebody", () => {
  test("is a link with the code in its fragment, stored hashed, for 7 days", async () => {
    const { code, url, expiresAt } = await invite(person);
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new URL(url).hash).toBe(`#apoyo=${code}`);
    expect(codeOf(url)).toBe(code);
    expect(new Date(expiresAt).getTime() - portal.services.clock().getTime()).toBe(WEEK);
    const rows = await portal.db.select().from(supportInvitations);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await listOf(person)).toMatchObject([{ ...EVA, createdBy: "Ana Ruiz", expiresAt }]);
  });

  test("lets the relative choose a password, and in at once", async () => {
    const { code } = await invite(person, { name: " Eva Gil ", email: " EVA@casa.es " });
    expect(await verdict(code)).toEqual({ ...EVA, userName: person.name });
    const browser = portal.browser();
    const answer = await accept(code, { password: "cinco-patos-rojos" }, browser);
    const user = { id: person.id, name: person.name, familyConsent: true };
    const created = await answer.json();
    expect([answer.status, created]).toEqual([
      200,
      { id: expect.any(String), ...EVA, userId: person.id, user, users: [user] },
    ]);
    expect((await browser.get("/api/session")).status).toBe(200);
    expect((await login(EVA.email, "cinco-patos-rojos")).status).toBe(200);
    expect(await listOf(person)).toEqual([]);
    expect(await eventsAbout(portal, person.id)).toEqual(
      expect.arrayContaining([
        ["support-person.invited", "administrator", admin.id],
        ["support-person.joined", "support", created.id],
      ]),
    );
  });

  test("is used once, also by two at the same moment", async () => {
    const { code } = await invite(person);
    const passwords = ["primera-clave", "segunda-clave"];
    const answers = await Promise.all(passwords.map((password) => accept(code, { password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const logins = await Promise.all(passwords.map((password) => login(EVA.email, password)));
    expect(logins.map(({ status }) => status)).toEqual(answers.map((it) => (it.ok ? 200 : 401)));
    expect(await verdict(code)).toBeNull();
  });

  test("of two people makes one login that accompanies both", async () => {
    const other = await newPerson(portal, admin);
    const [{ code }, second] = [await invite(person), await invite(other)];
    const { users: linked } = await (await accept(second.code)).json();
    expect(linked.map(({ id }: Person) => id).sort()).toEqual([person.id, other.id].sort());
    expect(await errorOf(await accept(code, { password: "otra-clave" }))).toEqual(INVALID);
    expect((await login(EVA.email, "otra-clave")).status).toBe(401);
  });

  test("is worth nothing to whoever is late, guesses or comes from another municipality", async () => {
    const { code } = await invite(person);
    await expectNothingWritten(portal.db, async () => {
      const { municipalityId } = neighbour;
      expect(await verdict(code, neighbour)).toBeNull();
      expect(await errorOf(await accept(code, { municipalityId }))).toEqual(INVALID);
      expect(await errorOf(await accept("x".repeat(43)))).toEqual(INVALID);
      const nowhere = await accept(code, { municipalityId: "nada" });
      expect(await errorOf(nowhere)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    });
    portal.wait(WEEK);
    expect(await verdict(code)).toBeNull();
    expect(await errorOf(await accept(code))).toEqual(INVALID);
  });

  test("ends when it is taken back, and with whoever was to be accompanied or invited", async () => {
    const colleague = await newColleague(portal, admin, "otra@aldea.es");
    const [away, erased] = [await newPerson(portal, admin), await newPerson(portal, admin)];
    const codes = [
      (await invite(person)).code,
      (await invite(away, { ...EVA, email: "dos@casa.es" })).code,
      (await invite(erased, { ...EVA, email: "tres@casa.es" })).code,
      (await invite(person, { ...EVA, email: "cuatro@casa.es" }, colleague)).code,
    ];
    const { token } = admin;
    // Both were made at one moment, so that their order tells nothing.
    const [first] = (await listOf(person)).filter(
      ({ email }: { email: string }) => email === EVA.email,
    );
    const path = `/api/support-invitations/${first?.id}`;
    expect((await portal.browser().delete(path, { token })).status).toBe(204);
    expect(await errorOf(await portal.browser().delete(path, { token }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, away.id));
    await portal.browser().delete(`/api/users/${erased.id}`, { token });
    for (const code of codes.slice(0, 3)) {
      expect(await errorOf(await accept(code))).toEqual(INVALID);
    }
    expect((await accept(codes[3] ?? "")).status).toBe(200);
    expect(await eventsAbout(portal, person.id)).toContainEqual([
      "support-person.invitation-deleted",
      "administrator",
      admin.id,
    ]);
  });
});

describe("an e-mail that has a login", () => {
  test("is linked at once, under its own name and password", async () => {
    const other = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    const browser = await signIn(portal, relative);
    const answer = await ask(other, { name: "Otro Nombre", email: relative.email });
    const { id, email } = relative;
    expect(await answer.json()).toEqual({
      outcome: "linked",
      supportPerson: { id, name: "Lucía López", email },
    });
    const { users: seen } = await (await browser.get("/api/session")).json();
    // Two of one name, in any order.
    expect(seen.map((one: Person) => one.id).sort()).toEqual([person.id, other.id].sort());
    const again = await ask(other, { name: "Otro Nombre", email: relative.email });
    expect(await errorOf(again)).toEqual([409, "SUPPORT_PERSON_LINKED"]);
    expect(await eventsAbout(portal, other.id)).toContainEqual([
      "support-person.linked",
      "administrator",
      admin.id,
    ]);
  });
});

test("inviting is for administrators of the municipality", async () => {
  const { code } = await invite(person);
  const [{ id }] = await listOf(person);
  const browsers = [
    await enter(portal, person),
    await signIn(portal, await newRelative(portal, admin, person)),
  ];
  const removed = `/api/support-invitations/${id}`;
  await expectNothingWritten(portal.db, async () => {
    for (const browser of browsers) {
      for (const answer of [
        await browser.post(pathOf(person), EVA),
        await browser.get(pathOf(person)),
        await browser.delete(removed),
      ]) {
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
    }
    const { token } = neighbour;
    expect(await errorOf(await ask(person, EVA, neighbour))).toEqual([404, "USER_NOT_FOUND"]);
    const list = await portal.browser().get(pathOf(person), { token });
    expect(await errorOf(list)).toEqual([404, "USER_NOT_FOUND"]);
    const foreign = await portal.browser().delete(removed, { token });
    expect(await errorOf(foreign)).toEqual([404, "NOT_FOUND"]);
  });
  expect(await verdict(code)).not.toBeNull();
});
