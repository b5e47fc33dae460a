import { describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { expectNothingWritten, MINUTE } from "../../tools/testing/test-portal.ts";

const my = eachTestOnMonday();

const pathOf = ({ id }: { id: string }) => `/api/users/${id}/activity`;
const send = async (body: unknown) => {
  const answer = await my.browser.post(pathOf(my.person), body);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
};

async function metrics() {
  const period = "startDate=2026-03-01T00:00:00.000Z&endDate=2026-03-04T00:00:00.000Z";
  return await (await my.browser.get(`/api/users/${my.person.id}/metrics?${period}`)).json();
}

async function newReminder(owner = my.person, own = my.browser): Promise<string> {
  const body = { title: "Pastilla", dateTime: "2026-03-02T08:00:00.000Z" };
  return (await (await own.post(`/api/users/${owner.id}/reminders`, body)).json()).id;
}

describe("counts", () => {
  test("messages of conversations, each time", async () => {
    for (const chatSessionMessages of [3, 0, 4, 10_000]) await send({ chatSessionMessages });
    expect(await metrics()).toMatchObject({ chatMessages: 10_007 });
  });

  test("a minute once, however often it is told", async () => {
    for (const activeMinute of [
      "2026-03-02T09:30:00.000Z",
      "2026-03-02T09:30Z",
      "2026-03-02T10:30:59.999+01:00",
      "2026-03-02T09:31:00Z",
      "2026-03-02T10:02:00.000Z",
      "2026-03-01T10:00:00.000Z",
    ]) {
      await send({ activeMinute });
    }
    expect(await metrics()).toMatchObject({ totalMinutes: 4, activeDays: 2 });
  });

  test("a reminder once a day, and only the person’s own", async () => {
    const other = await newPerson(my.portal, my.admin);
    const foreign = await newReminder(other, await enter(my.portal, other));
    const [one, two] = [await newReminder(), await newReminder()];
    const on = (day: string, ids: string[]) => ids.map((reminderId) => ({ reminderId, day }));
    const today = on("2026-03-02", [one, two, one, foreign, crypto.randomUUID()]);
    await send({ remindersViewed: [...today, ...on("2026-03-01", [one])] });
    await send({ remindersViewed: on("2026-03-02", [one]) });
    await send({ remindersViewed: [] });
    expect(await metrics()).toMatchObject({ remindersViewed: 3 });
    await my.browser.delete(`/api/users/${my.person.id}/reminders/${one}`);
    expect(await metrics()).toMatchObject({ remindersViewed: 3 });
  });

  test("all three at once, in one statement besides the session’s", async () => {
    const reminderId = await newReminder();
    my.portal.wait(2 * MINUTE);
    my.portal.statements.length = 0;
    await send({
      chatSessionMessages: 2,
      activeMinute: "2026-03-02T10:00:00.000Z",
      remindersViewed: [{ reminderId, day: "2026-03-02" }],
    });
    expect(my.portal.statements).toHaveLength(2);
    expect(await metrics()).toMatchObject({ totalMinutes: 1, chatMessages: 2, remindersViewed: 1 });
  });
});

test("days are the portal’s: after midnight in Madrid yesterday is Monday", async () => {
  my.portal.setClock("2026-03-02T23:30:00.000Z");
  my.browser = await enter(my.portal, my.person);
  const reminderId = await newReminder();
  for (const day of ["2026-03-02", "2026-03-03"]) {
    await send({ remindersViewed: [{ reminderId, day }] });
  }
  for (const day of ["2026-03-01", "2026-03-04"]) {
    const answer = await my.browser.post(pathOf(my.person), {
      remindersViewed: [{ reminderId, day }],
    });
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  }
});

const ID = "c0ffee00-0000-4000-8000-000000000001";

test.each<[unknown, string | null]>([
  [{ chatSessionMessages: -1 }, "chatSessionMessages"],
  [{ chatSessionMessages: 10_001 }, "chatSessionMessages"],
  [{ chatSessionMessages: 1.5 }, "chatSessionMessages"],
  [{ chatSessionMessages: "tres" }, "chatSessionMessages"],
  [{ chatSessionMessages: [3] }, "chatSessionMessages"],
  [{ activeMinute: "2026-03-02T10:02:01.000Z" }, "activeMinute"],
  [{ activeMinute: "2026-03-01T09:59:59.000Z" }, "activeMinute"],
  [{ activeMinute: "2026-02-30T10:00:00.000Z" }, "activeMinute"],
  [{ activeMinute: "9999-12-31T10:00:00.000Z" }, "activeMinute"],
  [{ activeMinute: 7 }, "activeMinute"],
  [{ chatSessionMessages: 3, activeMinute: "nunca" }, "activeMinute"],
  [{ remindersViewed: "todos" }, "remindersViewed"],
  [{ remindersViewed: [{ reminderId: ID, day: "2026-03-03" }] }, "remindersViewed"],
  [{ remindersViewed: [{ reminderId: ID, day: "2026-02-28" }] }, "remindersViewed"],
  [{ remindersViewed: [{ reminderId: ID, day: "2026-02-30" }] }, "remindersViewed.0.day"],
  [{ remindersViewed: [{ reminderId: "x", day: "2026-03-02" }] }, "remindersViewed.0.reminderId"],
  [{ remindersViewed: Array(201).fill({ reminderId: ID, day: "2026-03-02" }) }, "remindersViewed"],
])("refuses %j", async (body, field) => {
  await expectNothingWritten(my.portal.db, async () => {
    const answer = await my.browser.post(pathOf(my.person), body);
    if (field) expect(Object.keys((await answer.clone().json()).fields)).toContain(field);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });
});

test("activity is the person’s own", async () => {
  const body = { chatSessionMessages: 3 };
  const other = await newPerson(my.portal, my.admin);
  const foreigner = await newPerson(my.portal, await newAdmin(my.portal));
  const related = await signIn(my.portal, await newRelative(my.portal, my.admin, my.person));
  const { token } = my.admin;
  await expectNothingWritten(my.portal.db, async () => {
    const call = async (own: Browser, user: { id: string }, options = {}) =>
      errorOf(await own.post(pathOf(user), body, options));
    expect(await call(my.portal.browser(), my.person)).toEqual([401, "NO_SESSION"]);
    expect(await call(related, my.person)).toEqual([403, "FORBIDDEN"]);
    expect(await call(my.portal.browser(), my.person, { token })).toEqual([403, "FORBIDDEN"]);
    expect(await call(my.browser, other)).toEqual([403, "FORBIDDEN"]);
    expect(await call(my.browser, foreigner)).toEqual([404, "USER_NOT_FOUND"]);
    expect(await call(my.browser, { id: "nadie" })).toEqual([404, "USER_NOT_FOUND"]);
  });
});
