import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { users } from "../../db/schema/users.ts";
import {
  type Admin,
  errorOf,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const pinPath = ({ id }: { id: string }) => `/api/users/${id}/verify-pin`;

test("the right PIN opens the home with a cookie that scripts cannot read", async () => {
  const person = await newPerson(portal, admin);
  const browser = portal.browser();
  const answer = await browser.post(pinPath(person), { pin: person.pin });
  expect(await answer.json()).toEqual({ valid: true });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("acompana_person="));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).toMatch(/Path=\//);
  const session = await (await browser.get("/api/session")).json();
  expect(session).toMatchObject({ role: "person", enteredBy: null, user: { id: person.id } });
});

test("several devices that enter at the same moment all get in", async () => {
  const person = await newPerson(portal, admin);
  const entries = Array.from({ length: 4 }, () =>
    portal.browser().post(pinPath(person), { pin: person.pin }),
  );
  for (const answer of await Promise.all(entries)) {
    expect([answer.status, await answer.json()]).toEqual([200, { valid: true }]);
  }
});

test("a wrong PIN says how many attempts are left and opens nothing", async () => {
  const person = await newPerson(portal, admin);
  const browser = portal.browser();
  await expectNothingWritten(portal.db, async () => {
    const answer = await browser.post(pinPath(person), { pin: "0000" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ valid: false, attemptsLeft: 4 });
  });
  expect([...browser.cookies.keys()]).toEqual(["acompana_device"]);
  expect(await lastEvent(person.id)).toMatchObject({
    action: "person.pin-failed",
    actorRole: "anyone",
    actorId: null,
  });
});

test.each(["", "123", "12345", "12e4"])("PIN «%s» is not four digits", async (pin) => {
  const person = await newPerson(portal, admin);
  const answer = await portal.browser().post(pinPath(person), { pin });
  expect(await answer.clone().json()).toMatchObject({ error: "El PIN debe tener 4 dígitos" });
  expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
});

test("a person without a PIN goes straight in", async () => {
  const person = await newPersonWithoutPin(portal, admin);
  const browser = portal.browser();
  const answer = await browser.post(pinPath(person), { pin: "" });
  expect(await answer.json()).toEqual({ valid: true });
  const session = await (await browser.get("/api/session")).json();
  expect(session.user).toMatchObject({ id: person.id, hasPin: false });
});

test("somebody unknown or inactive is not found", async () => {
  const person = await newPerson(portal, admin);
  await portal.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
  const ids = [person.id, "11111111-1111-4111-8111-111111111111", "nadie"];
  await expectNothingWritten(portal.db, async () => {
    for (const id of ids) {
      const answer = await portal.browser().post(pinPath({ id }), { pin: "4071" });
      expect(await answer.clone().json()).toMatchObject({ error: "Usuario no encontrado" });
      expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
    }
  });
});

test("an administrator who enters is remembered, and reads under their own name", async () => {
  const person = await newPerson(portal, admin);
  const browser = portal.browser();
  await browser.post(pinPath(person), { pin: person.pin }, { token: admin.token });
  const session = await (await browser.get("/api/session", { role: "person" })).json();
  expect(session.enteredBy).toEqual({ id: admin.id, name: "Ana Ruiz" });
  for (const [path, action] of [
    [`/api/users/${person.id}`, "user.read"],
    [`/api/users/${person.id}/scores`, "scores.read"],
  ]) {
    expect((await browser.get(path ?? "", { role: "person" })).status).toBe(200);
    expect(await lastEvent(person.id)).toMatchObject({
      action,
      actorRole: "administrator",
      actorId: admin.id,
    });
  }
});

test("whoever chooses their own name enters alone, also where an administrator is signed in", async () => {
  const person = await newPerson(portal, admin);
  // An administrator of another municipality neither lets anybody in here nor keeps anybody out.
  for (const { token } of [admin, await newAdmin(portal)]) {
    const browser = portal.browser();
    const options = { token, role: "person" } as const;
    const answer = await browser.post(pinPath(person), { pin: person.pin }, options);
    expect(await answer.json()).toEqual({ valid: true });
    const session = await (await browser.get("/api/session", { role: "person" })).json();
    expect(session.enteredBy).toBeNull();
  }
});

test("a bearer that is no longer valid enters as the person alone", async () => {
  const person = await newPerson(portal, admin);
  const browser = portal.browser();
  const token = "x".repeat(43);
  await browser.post(pinPath(person), { pin: person.pin }, { token });
  const session = await (await browser.get("/api/session", { role: "person" })).json();
  expect(session.enteredBy).toBeNull();
});

test("another municipality's administrator does not find the person", async () => {
  const person = await newPerson(portal, admin);
  const { token } = await newAdmin(portal);
  const answer = await portal.browser().post(pinPath(person), { pin: person.pin }, { token });
  expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
});

async function lastEvent(subjectId: string) {
  const [event] = await portal.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, subjectId))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event;
}
