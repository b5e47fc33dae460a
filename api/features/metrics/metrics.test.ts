import { and, desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  errorOf,
  newAdmin,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten, MINUTE } from "../../tools/testing/test-portal.ts";
import { addMinutes, admin, newOne, pathOf, portal, prepareMetrics } from "./testing/metrics.ts";

prepareMetrics();

describe("metrics", () => {
  test("of somebody who did nothing are zeros", async () => {
    const [person, browser] = await newOne();
    const answer = await browser.get(
      pathOf(person, "2026-03-01T23:00:00Z", "2026-03-02T10:00:00Z"),
    );
    expect(await answer.json()).toEqual({
      totalMinutes: 0,
      activeDays: 0,
      remindersViewed: 0,
      gamesPlayed: 0,
      chatMessages: 0,
      dailyActivity: [{ day: "2026-03-02", minutes: 0 }],
      enrolledDays: 1,
    });
  });

  test("have every day that the period touches, by the portal’s zone", async () => {
    const [person, browser] = await newOne();
    await addMinutes(
      person,
      "2026-02-23T09:59:00Z",
      "2026-02-23T10:00:00Z",
      "2026-02-24T22:59:00Z",
      "2026-02-24T23:00:00Z",
      "2026-02-24T23:01:00Z",
      "2026-03-02T09:59:00Z",
      "2026-03-02T10:00:00Z",
    );
    const { dailyActivity, totalMinutes, activeDays } = await (
      await browser.get(pathOf(person))
    ).json();
    expect([totalMinutes, activeDays]).toEqual([5, 4]);
    expect(
      dailyActivity.map((entry: { day: string; minutes: number }) => Object.values(entry)),
    ).toEqual([
      ["2026-02-23", 1],
      ["2026-02-24", 1],
      ["2026-02-25", 2],
      ["2026-02-26", 0],
      ["2026-02-27", 0],
      ["2026-02-28", 0],
      ["2026-03-01", 0],
      ["2026-03-02", 1],
    ]);
  });

  test("never count more active days than the period lasts", async () => {
    const [person, browser] = await newOne();
    await addMinutes(
      person,
      ...[23, 24, 25, 26, 27, 28].map((day) => `2026-02-${day}T12:00:00Z`),
      "2026-03-01T12:00:00Z",
      "2026-03-02T09:00:00Z",
    );
    expect(await (await browser.get(pathOf(person))).json()).toMatchObject({
      totalMinutes: 8,
      activeDays: 7,
    });
  });

  test("count games, messages and views of the period", async () => {
    const [person, browser] = await newOne();
    const score = { gameType: "math", score: 50, timeSeconds: 20, difficulty: "normal" };
    await browser.post(`/api/users/${person.id}/scores`, score);
    await browser.post(`/api/users/${person.id}/activity`, { chatSessionMessages: 6 });
    const until = (end: string) => browser.get(pathOf(person, undefined, end));
    const sums = { gamesPlayed: 1, chatMessages: 6 };
    expect(await (await until("2026-03-02T10:00:01Z")).json()).toMatchObject(sums);
    const before = { gamesPlayed: 0, chatMessages: 0 };
    expect(await (await until("2026-03-02T10:00:00Z")).json()).toMatchObject(before);
  });

  test("count the minute of what a person does, also when nobody tells minutes", async () => {
    const [person, browser] = await newOne({ familyConsent: true });
    const path = (rest: string) => `/api/users/${person.id}${rest}`;
    const sums = async () => {
      const { totalMinutes, activeDays, remindersViewed } = await (
        await browser.get(pathOf(person, undefined, "2026-03-03T10:00:00Z"))
      ).json();
      return [totalMinutes, activeDays, remindersViewed];
    };
    const score = { gameType: "math", score: 50, timeSeconds: 20, difficulty: "normal" };
    const reminder = { title: "Pastilla", dateTime: "2026-03-02T18:00:00Z", recurrency: "daily" };
    const add = (who: Browser) => who.post(path("/reminders"), reminder);
    expect(await sums()).toEqual([0, 0, 0]);
    const { id } = await (await add(browser)).json();
    await add(browser);
    expect(await sums()).toEqual([1, 1, 0]);
    portal.wait(MINUTE);
    await browser.send("PATCH", path(`/reminders/${id}/complete`));
    await browser.send("PATCH", path(`/reminders/${id}/complete`));
    expect(await sums()).toEqual([2, 1, 1]);
    portal.wait(MINUTE);
    await browser.post(path("/scores"), score);
    portal.wait(MINUTE);
    await browser.post(path("/chat"), { content: "Cuéntame un chiste" });
    expect(await sums()).toEqual([4, 1, 1]);
    // Nothing of it is what is only looked at, sent by the page alone, refused, or somebody else's.
    portal.wait(MINUTE);
    await browser.get(path("/reminders"));
    await browser.post(path("/scores"), score, { headers: { "Acompana-Background": "1" } });
    await browser.post(path("/scores"), { ...score, score: -1 });
    const relative = await signIn(portal, await newRelative(portal, admin, person));
    expect((await add(relative)).status).toBe(201);
    const marked = await relative.send("PATCH", path(`/reminders/${id}/complete`));
    expect(marked.status).toBe(200);
    const home = portal.browser();
    const { token } = admin;
    await home.post(path("/verify-pin"), { pin: person.pin }, { token });
    expect((await add(home)).status).toBe(201);
    expect(await sums()).toEqual([4, 1, 1]);
  });

  test.each(["activity_minutes", "reminder_views"])(
    "what was done is acknowledged although it cannot be counted in %s",
    async (table) => {
      const [person, browser] = await newOne();
      const path = (rest: string) => `/api/users/${person.id}/reminders${rest}`;
      const rename = (from: string, to: string) =>
        portal.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
      await rename(table, "away");
      try {
        const body = { title: "Pastilla", dateTime: "2026-03-02T18:00:00Z" };
        const made = await browser.post(path(""), body);
        expect(made.status).toBe(201);
        const marked = await browser.send("PATCH", path(`/${(await made.json()).id}/complete`));
        expect(marked.status).toBe(200);
      } finally {
        await rename("away", table);
      }
      expect(await (await browser.get(path(""))).json()).toMatchObject([{ isCompleted: true }]);
    },
  );

  test("take two statements", async () => {
    const [person, browser] = await newOne();
    portal.wait(2 * MINUTE);
    portal.statements.length = 0;
    expect((await browser.get(pathOf(person))).status).toBe(200);
    expect(portal.statements).toHaveLength(2);
  });
});

test.each([
  ["2026-03-02T10:00:00Z", "2026-03-02T10:00:00Z"],
  ["2026-03-02T10:00:01Z", "2026-03-02T10:00:00Z"],
  ["2024-01-01T00:00:00Z", "2025-01-01T01:00:00.001Z"],
  ["ayer", "2026-03-02T10:00:00Z"],
  ["2026-03-01T10:00:00Z", "2026-02-30T10:00:00Z"],
  ["0000-01-01T00:00:00Z", "0000-02-01T00:00:00Z"],
  ["9999-01-01T00:00:00Z", "9999-02-01T00:00:00Z"],
])("a period from %s to %s is refused", async (start, end) => {
  const [person, browser] = await newOne();
  expect(await errorOf(await browser.get(pathOf(person, start, end)))).toEqual([400, "VALIDATION"]);
});

describe("who may read them:", () => {
  const readsOf = async ({ id }: Person) => {
    const { subjectId, action } = auditEvents;
    const mine = and(eq(subjectId, id), eq(action, "metrics.read"));
    return await portal.db.select().from(auditEvents).where(mine).orderBy(desc(auditEvents.id));
  };

  test("the person, with no trace", async () => {
    const [person, browser] = await newOne({ familyConsent: false });
    expect((await browser.get(pathOf(person))).status).toBe(200);
    expect(await readsOf(person)).toEqual([]);
  });

  test("relatives and administrators with the consent for them, audited", async () => {
    const [person] = await newOne({ familyConsent: true, municipalConsent: true });
    const relative = await newRelative(portal, admin, person);
    const related = await signIn(portal, relative);
    expect((await related.get(pathOf(person))).status).toBe(200);
    const { token } = admin;
    expect((await portal.browser().get(pathOf(person), { token })).status).toBe(200);
    expect(await readsOf(person)).toMatchObject([
      { actorRole: "administrator", actorId: admin.id },
      { actorRole: "support", actorId: relative.id },
    ]);
  });

  test("nobody else; one consent is not the other", async () => {
    const [family] = await newOne({ familyConsent: true, municipalConsent: false });
    const [staff] = await newOne({ familyConsent: false, municipalConsent: true });
    const [, neighbour] = await newOne();
    const far = await newAdmin(portal);
    const related = await signIn(portal, await newRelative(portal, admin, staff));
    const nobody = portal.browser();
    const read = async (browser: Browser, person: { id: string }, token?: string) =>
      errorOf(await browser.get(pathOf(person), token ? { token } : {}));
    await expectNothingWritten(portal.db, async () => {
      expect(await read(nobody, family)).toEqual([401, "NO_SESSION"]);
      expect(await read(nobody, family, admin.token)).toEqual([403, "CONSENT_REQUIRED"]);
      expect(await read(related, staff)).toEqual([403, "CONSENT_REQUIRED"]);
      expect(await read(related, family)).toEqual([403, "FORBIDDEN"]);
      expect(await read(neighbour, family)).toEqual([403, "FORBIDDEN"]);
      expect(await read(nobody, staff, far.token)).toEqual([404, "USER_NOT_FOUND"]);
      expect(await read(nobody, { id: "nadie" }, admin.token)).toEqual([404, "USER_NOT_FOUND"]);
    });
    expect([...(await readsOf(family)), ...(await readsOf(staff))]).toEqual([]);
  });
});
