import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { enter, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { occurrencesBetween } from "./occurrences-between.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const CLAIMS: Ctx["claims"] = {
  role: null,
  device: null,
  bearer: null,
  releaseToken: null,
  operator: null,
  cookies: { administrator: null, person: null, support: null },
  isBackground: false,
  kind: "read",
  userAgent: null,
  address: "192.0.2.1",
};

test("gives each occurrence of the period once, in order, with what was done", async () => {
  const admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const browser = await enter(portal, person);
  const path = `/api/users/${person.id}/reminders`;
  const add = async (title: string, dateTime: string, recurrency: string) =>
    (await (await browser.post(path, { title, dateTime, recurrency })).json()).id;
  const daily = await add("diaria", "2026-02-01T08:00:00.000Z", "daily");
  await add("semanal", "2026-02-24T16:00:00.000Z", "weekly");
  await add("única", "2026-03-03T09:00:00.000Z", "none");
  await add("tarde", "2026-03-05T00:00:00.000Z", "none");
  await add("antes", "2026-03-01T00:00:00.000Z", "none");
  await browser.send("PATCH", `${path}/${daily}/complete`);
  const ctx = { ...portal.services, claims: CLAIMS };
  const from = new Date("2026-03-02T08:00:00.000Z");
  const to = new Date("2026-03-04T08:00:00.000Z");
  portal.statements.length = 0;
  const found = await occurrencesBetween(ctx, person.id, from, to);
  expect(portal.statements).toHaveLength(1);
  expect(found.map(({ title, at, isCompleted }) => [title, at.toISOString(), isCompleted])).toEqual(
    [
      ["diaria", "2026-03-02T08:00:00.000Z", true],
      ["diaria", "2026-03-03T08:00:00.000Z", false],
      ["única", "2026-03-03T09:00:00.000Z", false],
      ["semanal", "2026-03-03T16:00:00.000Z", false],
    ],
  );
  expect(found[0]).toMatchObject({ reminderId: daily, category: "Personal" });
  const stranger = await newPerson(portal, admin);
  expect(await occurrencesBetween(ctx, stranger.id, from, to)).toEqual([]);
});
