import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import type { WeekReminder } from "./schemas.ts";

let portal: TestPortal;
let admin: Admin;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  // It is Monday, 2 March 2026, 11:00 in Madrid.
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
beforeEach(async () => {
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
});
afterAll(() => portal.close());

const path = (more = "") => `/api/users/${person.id}/reminders${more}`;
async function add(title: string, dateTime: string, recurrency = "none"): Promise<void> {
  expect((await inside.post(path(), { title, dateTime, recurrency })).status).toBe(201);
}
async function week(browser = inside): Promise<string[][]> {
  const listed: WeekReminder[] = await (await browser.get(path("/week"))).json();
  return listed.map(({ title, dateTime, isPaused }) => [
    dateTime.slice(0, 16),
    isPaused ? `(${title})` : title,
  ]);
}

test("every time of today and of six days more, also what has passed or is done", async () => {
  await add("Pastilla", "2026-03-01T08:00:00+01:00", "daily");
  await add("Misa", "2026-03-08T12:00:00+01:00", "weekly");
  await add("Médico", "2026-03-02T09:00:00+01:00");
  await add("Ayer", "2026-03-01T23:59:00+01:00");
  await add("El lunes que viene", "2026-03-09T00:00:00+01:00");
  await add("El domingo por la noche", "2026-03-08T23:59:00+01:00");
  await add("Alquiler", "2026-01-05T10:00:00+01:00", "monthly");
  expect(await week()).toEqual([
    ["2026-03-02T07:00", "Pastilla"],
    ["2026-03-02T08:00", "Médico"],
    ["2026-03-03T07:00", "Pastilla"],
    ["2026-03-04T07:00", "Pastilla"],
    ["2026-03-05T07:00", "Pastilla"],
    ["2026-03-05T09:00", "Alquiler"],
    ["2026-03-06T07:00", "Pastilla"],
    ["2026-03-07T07:00", "Pastilla"],
    ["2026-03-08T07:00", "Pastilla"],
    ["2026-03-08T11:00", "Misa"],
    ["2026-03-08T22:59", "El domingo por la noche"],
  ]);
});

test("one that was moved comes when it was moved to", async () => {
  await add("Fisio", "2026-03-03T10:00:00+01:00", "weekly");
  const [{ id }] = await (await inside.get(path())).json();
  const change = {
    occurrence: "2026-03-03T09:00:00.000Z",
    scope: "one",
    dateTime: "2026-03-05T10:00:00+01:00",
  };
  expect((await inside.send("PATCH", path(`/${id}`), { body: change })).status).toBe(200);
  expect(await week()).toEqual([["2026-03-05T09:00", "Fisio"]]);
});

test("says what falls into a pause", async () => {
  await add("Pastilla", "2026-03-02T08:00:00+01:00", "daily");
  const pause = { reason: "hospital", from: "2026-03-04", until: "2026-03-07" };
  const set = await portal
    .browser()
    .put(`/api/users/${person.id}/pause`, pause, { token: admin.token });
  expect(set.status).toBe(200);
  expect((await week()).map(([, title]) => title)).toEqual([
    "Pastilla",
    "Pastilla",
    ...Array(4).fill("(Pastilla)"),
    "Pastilla",
  ]);
});

test("a relative reads it with the person's consent, on record", async () => {
  await add("Pastilla", "2026-03-06T08:00:00+01:00");
  const relative = await newRelative(portal, admin, person);
  const browser = await signIn(portal, relative);
  expect(await week(browser)).toHaveLength(1);
  expect(await eventsAbout(portal, person.id)).toContainEqual([
    "reminders.read",
    "support",
    relative.id,
  ]);
});
