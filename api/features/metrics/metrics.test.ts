import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { activityMinutes } from "../../db/schema/activity.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
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

const pathOf = (
  { id }: { id: string },
  start = "2026-02-23T10:00:00Z",
  end = "2026-03-02T10:00:00Z",
) => `/api/users/${id}/metrics?${new URLSearchParams({ startDate: start, endDate: end })}`;

async function addMinutes({ id: userId }: Person, ...moments: string[]) {
  const rows = moments.map((moment) => ({ userId, minute: new Date(moment) }));
  await portal.db.insert(activityMinutes).values(rows);
}

async function newOne(consents = {}): Promise<[Person, Browser]> {
  const person = await newPerson(portal, admin, consents);
  return [person, await enter(portal, person)];
}

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

  test("without dates are of the last seven days, up to now", async () => {
    const [person, browser] = await newOne();
    const path = `/api/users/${person.id}/metrics`;
    const days = async (query: Record<string, string>) => {
      const answer = await browser.get(`${path}?${new URLSearchParams(query)}`);
      const { dailyActivity } = await answer.json();
      return dailyActivity.map(({ day }: { day: string }) => day);
    };
    const today = portal.services.clock().toISOString().slice(0, 10);
    const found = await days({});
    expect(found).toHaveLength(8);
    expect(found.at(-1)).toBe(today);
    // Days have no hours; the last one is included, over both changes of the clocks too.
    expect(await days({ startDate: "2026-02-23", endDate: "2026-02-24" })).toEqual([
      "2026-02-23",
      "2026-02-24",
    ]);
    expect(await days({ startDate: "2026-03-29", endDate: "2026-03-29" })).toEqual(["2026-03-29"]);
    expect(await days({ endDate: "2025-10-26" })).toHaveLength(7);
    expect(await days({ endDate: "2026-03-29" })).toHaveLength(7);
    expect(await days({ startDate: "2026-02-23T23:30", endDate: "2026-02-24T00:30" })).toEqual([
      "2026-02-23",
      "2026-02-24",
    ]);
    for (const wrong of ["2026-02-30", "ayer", "2026-13-01", "1999-12-31"]) {
      const answer = await browser.get(`${path}?startDate=${wrong}`);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    }
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

  test("have the days of a change of the clocks once, and end before a midnight", async () => {
    const [person, browser] = await newOne();
    await addMinutes(
      person,
      "2026-03-28T23:30:00Z",
      "2026-03-29T21:59:00Z",
      "2026-03-29T22:00:00Z",
    );
    const period = ["2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z"] as const;
    const { dailyActivity } = await (await browser.get(pathOf(person, ...period))).json();
    expect(dailyActivity).toEqual([
      { day: "2026-03-28", minutes: 0 },
      { day: "2026-03-29", minutes: 2 },
    ]);
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

  test("tell for how many days the person has been enrolled, by the portal’s zone", async () => {
    // Enrolled at 10:00Z on 2 March 2026, which is that day in Madrid too.
    const [person, browser] = await newOne();
    const enrolled = async (end: string) =>
      (await (await browser.get(pathOf(person, "2026-02-20T10:00:00Z", end))).json()).enrolledDays;
    expect(await enrolled("2026-03-01T10:00:00Z")).toBe(0);
    expect(await enrolled("2026-03-02T10:00:00Z")).toBe(1);
    // A period that ends at midnight does not touch the day that begins then.
    expect(await enrolled("2026-03-08T23:00:00Z")).toBe(7);
    expect(await enrolled("2026-03-08T23:00:01Z")).toBe(8);
  });

  test("may span 366 days", async () => {
    const [person, browser] = await newOne();
    const period = ["2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z"] as const;
    const answer = await browser.get(pathOf(person, ...period));
    expect((await answer.json()).dailyActivity).toHaveLength(367);
  });

  test("take two statements", async () => {
    const [person, browser] = await newOne();
    portal.wait(2 * MINUTE);
    portal.statements.length = 0;
    expect((await browser.get(pathOf(person))).status).toBe(200);
    expect(portal.statements).toHaveLength(2);
  });
});

test("days follow the portal’s zone", async () => {
  const utc = await openTestPortal({ timeZone: "America/New_York" });
  try {
    const person = await newPerson(utc, await newAdmin(utc));
    const browser = await enter(utc, person);
    const period = ["2026-03-01T04:59:00Z", "2026-03-02T05:00:00Z"] as const;
    const { dailyActivity } = await (await browser.get(pathOf(person, ...period))).json();
    expect(dailyActivity.map(({ day }: { day: string }) => day)).toEqual([
      "2026-02-28",
      "2026-03-01",
    ]);
  } finally {
    await utc.close();
  }
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
