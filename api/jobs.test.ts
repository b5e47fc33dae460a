import { afterAll, beforeAll, expect, test } from "vitest";
import { guessCounters, sessions } from "./db/schema/auth.ts";
import { deviceLinks } from "./db/schema/devices.ts";
import { invitations } from "./db/schema/invitations.ts";
import { cleanUpRows } from "./jobs.ts";
import { enter, newAdmin, newPerson } from "./tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "./tools/testing/test-portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("ended sessions and forgotten misses go; trusted devices stay", async () => {
  const person = await newPerson(portal, await newAdmin(portal));
  await enter(portal, person);
  const path = `/api/users/${person.id}/verify-pin`;
  await portal.browser().post(path, { pin: "0000" });
  portal.wait(11 * HOUR);
  await cleanUpRows(portal.services);
  const roles = await portal.db.select({ role: sessions.role }).from(sessions);
  expect(roles).toEqual([{ role: "person" }]);
  portal.wait(14 * HOUR);
  await cleanUpRows(portal.services);
  expect(await portal.db.select().from(sessions)).toEqual([]);
  const counters = await portal.db.select().from(guessCounters);
  expect(counters.map(({ isTrusted, misses }) => ({ isTrusted, misses }))).toEqual([
    { isTrusted: true, misses: 0 },
    { isTrusted: true, misses: 0 },
  ]);
});

test("links that are out of time go; open ones stay", async () => {
  const { token } = await newAdmin(portal);
  const browser = portal.browser();
  await browser.send("POST", "/api/admin/invitations", { token });
  await browser.post("/api/devices/links", { name: null }, { token });
  const left = async () => {
    await cleanUpRows(portal.services);
    const open = [await portal.db.select().from(invitations)];
    return [...open, await portal.db.select().from(deviceLinks)].map(({ length }) => length);
  };
  expect(await left()).toEqual([1, 1]);
  portal.wait(2 * HOUR);
  expect(await left()).toEqual([1, 0]);
  portal.wait(7 * 24 * HOUR);
  expect(await left()).toEqual([0, 0]);
});
