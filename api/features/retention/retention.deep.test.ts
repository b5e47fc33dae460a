import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { activityMinutes, reminderViews } from "../../db/schema/activity.ts";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { scores } from "../../db/schema/scores.ts";
import { users } from "../../db/schema/users.ts";
import { createRunJobs } from "../../jobs.ts";
import { monthsBefore } from "../../platform/retention.ts";
import { newAdmin, newColleague, newPerson, signInAdmin } from "../../tools/testing/fixtures.ts";
import { ago, DAY, portal, prepareRetention, run } from "./testing/retention.ts";

prepareRetention();

test("activity and scores go after the operator's months", async () => {
  const { id: userId } = await newPerson(portal, await newAdmin(portal));
  const limit = monthsBefore(portal.services.clock(), 3);
  const result = { userId, gameType: "sudoku", score: 5, timeSeconds: 60 } as const;
  for (const at of [new Date(limit.getTime() - DAY), limit]) {
    await portal.db.insert(activityMinutes).values({ userId, minute: at });
    await portal.db.insert(scores).values({ ...result, difficulty: "easy", completedAt: at });
    await portal.db
      .insert(reminderViews)
      .values({ userId, day: at.toISOString().slice(0, 10), reminderId: userId });
  }
  await run();
  expect(await portal.db.select({ at: activityMinutes.minute }).from(activityMinutes)).toEqual([
    { at: limit },
  ]);
  expect(await portal.db.select({ at: scores.completedAt }).from(scores)).toEqual([{ at: limit }]);
  expect(await portal.db.select({ day: reminderViews.day }).from(reminderViews)).toEqual([
    { day: "2025-12-02" },
  ]);
});

test("one who cannot be erased keeps nobody else", async () => {
  const admin = await newAdmin(portal);
  const stuck = await newPerson(portal, admin);
  await newPerson(portal, admin);
  const deactivatedAt = ago(90 * DAY);
  await portal.db.update(users).set({ isActive: false, deactivatedAt });
  const luis = await newColleague(portal, admin, "luis@aldea.es");
  const disabled = eq(administrators.id, luis.id);
  await portal.db.update(administrators).set({ disabledAt: deactivatedAt }).where(disabled);
  await portal.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'held'; end $$`);
  await portal.db.execute(
    sql.raw(`create trigger held before delete on users
    for each row when (old.id = '${stuck.id}') execute function refuse()`),
  );
  const failed = await createRunJobs({ ...portal.services, nightly: null })("rows");
  expect(failed).toEqual(["deactivated-people"]);
  const left = await portal.db.select({ id: users.id }).from(users);
  expect(left).toEqual([{ id: stuck.id }]);
  expect(await portal.db.select().from(administrators)).toHaveLength(1);
});

test("an administrator who stays disabled is deleted, others are not", async () => {
  const admin = await newAdmin(portal);
  const colleague = await newColleague(portal, admin, "luis@aldea.es");
  const disabledAt = monthsBefore(portal.services.clock(), 2);
  const disable = (at: Date) =>
    portal.db
      .update(administrators)
      .set({ disabledAt: at })
      .where(eq(administrators.id, colleague.id));
  const left = async () =>
    (await portal.db.select({ id: administrators.id }).from(administrators)).length;
  await disable(disabledAt);
  await run();
  expect(await left()).toBe(2);
  await disable(new Date(disabledAt.getTime() - 1));
  await run();
  expect(await left()).toBe(1);
  const isExpiry = eq(auditEvents.action, "administrator.expired");
  expect(await portal.db.select().from(auditEvents).where(isExpiry)).toMatchObject([
    { subjectId: colleague.id, actorRole: "anyone", municipalityId: admin.municipalityId },
  ]);
});

test("administrators read each time limit, when it was last applied and what went", async () => {
  const admin = await newAdmin(portal);
  const { id: userId } = await newPerson(portal, admin);
  const askedAt = ago(3 * DAY);
  await portal.db.insert(chatTurns).values({ userId, question: "¿Qué hora es?", askedAt });
  const read = async ({ token }: typeof admin) =>
    (await portal.browser().get("/api/retention", { token })).json();
  const never = { lastAt: null, heldAt: null, removed: 0 };
  expect(await read(admin)).toEqual([
    { kind: "stray-chats", keeps: 2, ...never },
    { kind: "old-activity", keeps: 3, ...never },
    { kind: "audit-months", keeps: 24, ...never },
    { kind: "deactivated-people", keeps: 2, ...never },
  ]);
  await run();
  const lastAt = portal.services.clock().toISOString();
  const [chats, activity] = await read(admin);
  expect([chats, activity]).toMatchObject([
    { lastAt, removed: 1 },
    { lastAt, removed: 0 },
  ]);
  portal.wait(40 * DAY);
  const [later] = await read(await signInAdmin(portal, admin));
  expect(later).toMatchObject({ lastAt, removed: 0 });
});
