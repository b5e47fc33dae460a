import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { deleteDueFiles } from "../../platform/storage/file-deletions.ts";
import { newAttachment, newMedia, png, sendFile } from "../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  newUserBody,
  PASSWORD,
  signIn,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
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

const pathOf = ({ id }: { id: string }) => `/api/users/${id}`;
const remove = (person: { id: string }, { token } = admin) =>
  portal.browser().delete(pathOf(person), { token });

/** A person with a photo, a memory, an unconfirmed upload, a message and a waiting attachment. */
async function newFullPerson() {
  const photo = `data:image/png;base64,${btoa(String.fromCharCode(...png(60)))}`;
  const body = newUserBody(admin, { photo });
  const created = await portal.browser().post("/api/users", body, { token: admin.token });
  const { id, name } = await created.json();
  const person = { id, name, pin: body.pin, municipalityId: admin.municipalityId };
  const inside = await enter(portal, person);
  await newMedia(inside, person);
  await sendFile(inside, person, png(), "image/png");
  const relative = await newRelative(portal, admin, person);
  const related = await signIn(portal, relative);
  const mediaUrl = await newAttachment(related, person);
  const message = { toUserId: id, type: "image", mediaUrl };
  expect((await related.post(`/api/support/${relative.id}/messages`, message)).status).toBe(201);
  await newAttachment(related, person);
  return { person, inside, relative, related };
}

test("deleting a person removes every row and every file, and ends sessions at once", async () => {
  const before = portal.storage.keys();
  const { person, inside, related } = await newFullPerson();
  expect(portal.storage.keys().length).toBe(before.length + 5);
  expect((await remove(person)).status).toBe(204);
  expect(portal.storage.keys()).toEqual(before);
  expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  for (const browser of [inside, related]) {
    expect(await errorOf(await browser.get("/api/session"))).toEqual([401, "NO_SESSION"]);
  }
  const list = await portal.browser().get(`/api/users?municipalityId=${admin.municipalityId}`);
  expect(await list.json()).toEqual([]);
  expect(await errorOf(await remove(person))).toEqual([404, "USER_NOT_FOUND"]);
  const events = await portal.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, person.id));
  expect(events.at(-1)).toMatchObject({ action: "user.deleted", actorId: admin.id });
  expect(JSON.stringify(events)).not.toContain(person.name);
});

/** A tablet of her own stays hers, without her id and name: it must not become everybody's. */
const WITHOUT_OWNER = [{ name: "devices" }];

test("no table can keep rows of a deleted person: each refers to it with a cascade", async () => {
  const links = await rowsOf(
    portal.db,
    sql`select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'users'::regclass and confdeltype <> 'c'`,
  );
  expect(links).toEqual(WITHOUT_OWNER);
});

test("files that the storage will not delete now go later; the rows are gone at once", async () => {
  const before = portal.storage.keys();
  const { person, inside } = await newFullPerson();
  const { storage } = portal.services;
  Object.assign(storage, { delete: () => Promise.reject(new Error("down")) });
  expect((await remove(person)).status).toBe(204);
  expect(await errorOf(await inside.get("/api/session"))).toEqual([401, "NO_SESSION"]);
  expect(portal.storage.keys().length).toBe(before.length + 5);
  Object.assign(storage, portal.disk);
  portal.wait(HOUR);
  admin = await signInAdmin(portal, admin);
  await deleteDueFiles(portal.services);
  expect(portal.storage.keys()).toEqual(before);
});

test("a relative of two people keeps the login, of one loses it", async () => {
  const [one, two] = [await newPerson(portal, admin), await newPerson(portal, admin)];
  const relative = await newRelative(portal, admin, one);
  const body = { name: "Lucía López", email: relative.email, password: PASSWORD };
  const { token } = admin;
  await portal.browser().post(`${pathOf(two)}/support-persons`, body, { token });
  const left = () =>
    portal.db.select().from(supportPersons).where(eq(supportPersons.id, relative.id));
  expect((await remove(one)).status).toBe(204);
  expect(await left()).toHaveLength(1);
  const related = await signIn(portal, relative);
  expect(await (await related.get("/api/session")).json()).toMatchObject({ userId: two.id });
  expect((await remove(two)).status).toBe(204);
  expect(await left()).toEqual([]);
});

test("is for administrators of the same municipality", async () => {
  const person = await newPerson(portal, admin);
  const inside = await enter(portal, person);
  const related = await signIn(portal, await newRelative(portal, admin, person));
  const neighbour = await newAdmin(portal);
  await expectNothingWritten(portal.db, async () => {
    expect(await errorOf(await portal.browser().delete(pathOf(person)))).toEqual([
      401,
      "NO_SESSION",
    ]);
    for (const browser of [inside, related]) {
      expect(await errorOf(await browser.delete(pathOf(person)))).toEqual([403, "FORBIDDEN"]);
    }
    expect(await errorOf(await remove(person, neighbour))).toEqual([404, "USER_NOT_FOUND"]);
    expect(await errorOf(await remove({ id: "nadie" }))).toEqual([404, "USER_NOT_FOUND"]);
  });
});
