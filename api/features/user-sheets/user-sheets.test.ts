import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deviceLinks } from "../../db/schema/devices.ts";
import { users } from "../../db/schema/users.ts";
import {
  type Admin,
  codeOf,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import type { UserSheets } from "./schemas.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const ask = (people: { id: string }[], more: object = {}, { token } = admin) => {
  const body = { userIds: people.map(({ id }) => id), ...more };
  return portal.browser().post("/api/user-sheets", body, { token });
};
async function make(people: Person[], more: object = {}): Promise<UserSheets> {
  const answer = await ask(people, more);
  expect(answer.status).toBe(201);
  return await answer.json();
}
const tryPin = async ({ id }: Person, pin: string) =>
  (await portal.browser().post(`/api/users/${id}/verify-pin`, { pin })).json();

test("each person has a new PIN, in the order in which they were asked for", async () => {
  const [ana, luis] = [
    await newPerson(portal, admin, { name: "Ana", surnames: "Gil" }),
    await newPerson(portal, admin, { name: "Luis" }),
  ];
  const inside = await enter(portal, ana);
  const inCapitals = { ...luis, id: luis.id.toUpperCase() };
  const { sheets, address, helpPhone } = await make([inCapitals, ana, luis]);
  expect(address).toMatch(/^http:\/\/localhost(:\d+)?\//);
  expect(helpPhone).toBeNull();
  expect(sheets).toEqual([
    { userId: luis.id, name: "Luis", pin: expect.stringMatching(/^\d{4}$/), deviceLink: null },
    { userId: ana.id, name: "Ana Gil", pin: expect.stringMatching(/^\d{4}$/), deviceLink: null },
  ]);
  expect(await tryPin(ana, sheets[1]?.pin ?? "")).toEqual({ valid: true });
  expect(await tryPin(luis, sheets[0]?.pin ?? "")).toEqual({ valid: true });
  // The PIN before opens nothing, and whoever was in is out.
  expect(await tryPin(ana, ana.pin)).toMatchObject({ valid: false });
  expect(await errorOf(await inside.get("/api/session", { role: "person" }))).toEqual([
    401,
    "NO_SESSION",
  ]);
});

test("the PIN is the town hall's, stands in the trail, and is in no row", async () => {
  const person = await newPerson(portal, admin);
  const { sheets } = await make([person]);
  const [row] = await portal.db.select().from(users).where(eq(users.id, person.id));
  expect(row).toMatchObject({ pinSetBy: "administrator", pinTrustedFrom: null, isNew: false });
  expect(row?.pinHash).toMatch(/^\$argon2id\$/);
  const events = await eventsAbout(portal, person.id);
  expect(events).toContainEqual(["user.pin-set", "administrator", admin.id]);
  expect(events).toContainEqual(["user.sheet-made", "administrator", admin.id]);
  expect(JSON.stringify(row)).not.toContain(`"${sheets[0]?.pin}"`);
  // The next sheet has another one.
  const again = await make([person]);
  expect(await tryPin(person, again.sheets[0]?.pin ?? "")).toEqual({ valid: true });
});

test("with a link the tablet that opens it is that person's alone", async () => {
  const person = await newPerson(portal, admin);
  const { sheets } = await make([person], { withDeviceLink: true });
  const link = sheets[0]?.deviceLink;
  const inAnHour = new Date(portal.services.clock().getTime() + 3_600_000);
  expect(link?.expiresAt).toBe(inAnHour.toISOString());
  const tablet = portal.browser();
  const code = codeOf(link?.url ?? "");
  const claimed = await tablet.post("/api/devices/claim", { code });
  expect(await claimed.json()).toMatchObject({ isPersonal: true });
  const listed = await tablet.get(`/api/users?municipalityId=${admin.municipalityId}`);
  expect(await listed.json()).toMatchObject([{ id: person.id, hasPin: true, isOwnDevice: true }]);
  expect(await eventsAbout(portal, person.id)).toContainEqual([
    "user.device-given",
    "administrator",
    admin.id,
  ]);
});

describe("nobody gets a new PIN", () => {
  const refused = async (people: { id: string }[], expected: unknown, more: object = {}) =>
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await ask(people, more))).toEqual(expected);
    });

  test("when one of them is another municipality's, or nobody", async () => {
    const person = await newPerson(portal, admin);
    const other = await newPerson(portal, await newAdmin(portal));
    await refused([person, other], [404, "USER_NOT_FOUND"]);
    await refused([person, { id: crypto.randomUUID() }], [404, "USER_NOT_FOUND"]);
    await refused([person, { id: "nadie" }], [404, "USER_NOT_FOUND"]);
  });

  test("when one of them is deactivated", async () => {
    const [person, away] = [await newPerson(portal, admin), await newPerson(portal, admin)];
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, away.id));
    await refused([person, away], [400, "VALIDATION"]);
  });

  test("for nobody, or for 31 at once", async () => {
    const person = await newPerson(portal, admin);
    await refused([], [400, "VALIDATION"]);
    await refused(Array(31).fill(person), [400, "VALIDATION"]);
  });

  test("when there are too many open links", async () => {
    const person = await newPerson(portal, admin);
    await make([person], { withDeviceLink: true });
    const [link] = await portal.db.select().from(deviceLinks);
    if (!link) throw new Error("no link");
    const open = await portal.db.$count(deviceLinks);
    const more = Array.from({ length: 200 - open }, (_, index) => ({
      ...link,
      codeHash: `${link.codeHash}${index}`,
    }));
    await portal.db.insert(deviceLinks).values(more);
    await refused([person], [429, "TOO_MANY_DEVICES"], { withDeviceLink: true });
    await portal.db.delete(deviceLinks);
  });
});

test("two administrators' sheets of the same people do not wait for each other crosswise", async () => {
  const people = [await newPerson(portal, admin), await newPerson(portal, admin)];
  const answers = await Promise.all([ask(people), ask([...people].reverse())]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

test("one administrator's sheets are counted", async () => {
  const busy = await newAdmin(portal);
  for (let sent = 0; sent < 40; sent += 1)
    expect((await ask([{ id: crypto.randomUUID() }], {}, busy)).status).toBe(404);
  expect(await errorOf(await ask([{ id: crypto.randomUUID() }], {}, busy))).toEqual([
    429,
    "TOO_MANY_CALLS",
  ]);
});
