import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { users } from "../../db/schema/users.ts";
import { createRunJobs } from "../../jobs.ts";
import { newAdmin, newPerson, signInAdmin } from "../../tools/testing/fixtures.ts";
import { ago, DAY, portal, prepareRetention, run } from "./testing/retention.ts";

prepareRetention();

test("what was said in a conversation that nobody left goes after the operator's days", async () => {
  const { id: userId } = await newPerson(portal, await newAdmin(portal));
  for (const askedAt of [ago(2 * DAY + 1), ago(2 * DAY)]) {
    await portal.db.insert(chatTurns).values({ userId, question: "¿Qué hora es?", askedAt });
  }
  await run();
  const left = await portal.db.select({ askedAt: chatTurns.askedAt }).from(chatTurns);
  expect(left).toEqual([{ askedAt: ago(2 * DAY) }]);
});

test("somebody who stays deactivated is erased, and the trail says that nobody did it", async () => {
  const admin = await newAdmin(portal);
  const [expired, back, active] = [
    await newPerson(portal, admin),
    await newPerson(portal, admin),
    await newPerson(portal, admin),
  ];
  const set = (id: string, isActive: boolean) =>
    portal.db.update(users).set({ isActive }).where(eq(users.id, id));
  for (const { id } of [expired, back]) await set(id, false);
  await run();
  portal.wait(40 * DAY);
  // Activated for a moment, between two runs: what was before counts no more.
  await set(back.id, true);
  await set(back.id, false);
  await run();
  portal.wait(40 * DAY);
  await Promise.all([run(), run(), run()]);
  const left = await portal.db.select({ id: users.id }).from(users);
  expect(left.map(({ id }) => id).sort()).toEqual([back.id, active.id].sort());
  const isExpiry = eq(auditEvents.action, "user.expired");
  const { municipalityId } = admin;
  expect(await portal.db.select().from(auditEvents).where(isExpiry)).toMatchObject([
    { subjectId: expired.id, actorRole: "anyone", municipalityId },
  ]);
});

test("a clock that is far ahead deletes nothing until an administrator says that it is right", async () => {
  let admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const isPerson = eq(users.id, person.id);
  await run();
  await portal.db.update(users).set({ isActive: false }).where(isPerson);
  await run();
  const askedAt = ago(0);
  await portal.db
    .insert(chatTurns)
    .values({ userId: person.id, question: "¿Qué hora es?", askedAt });
  portal.wait(5 * 365 * DAY);
  const logged: unknown[] = [];
  const log = { ...portal.services.log, error: (...line: unknown[]) => void logged.push(line) };
  const runAll = createRunJobs({ ...portal.services, log, nightly: null });
  const left = async () => [
    (await portal.db.select().from(users)).length,
    (await portal.db.select().from(chatTurns)).length,
    (await portal.db.select().from(auditEvents).where(eq(auditEvents.action, "user.created")))
      .length,
  ];
  admin = await signInAdmin(portal, admin);
  const call = (method: string, path: string) =>
    portal.browser().send(method, `/api/${path}`, { token: admin.token });
  for (const schedule of ["rows", "files", "rows"] as const) await runAll(schedule);
  expect(await left()).toEqual([1, 1, 1]);
  expect(logged).toContainEqual(["job-held", { name: "audit-months" }]);
  const heldAt = portal.services.clock().toISOString();
  expect(await (await call("GET", "retention")).json()).toContainEqual(
    expect.objectContaining({ kind: "audit-months", heldAt }),
  );
  const [news] = await (await call("GET", "attention")).json();
  expect(news).toMatchObject({ kind: "retention-held", count: 1 });
  expect((await call("POST", "retention/resume")).status).toBe(204);
  expect((await call("POST", "retention/resume")).status).toBe(204);
  const isResumed = eq(auditEvents.action, "retention.resumed");
  expect(await portal.db.select().from(auditEvents).where(isResumed)).toHaveLength(1);
  expect(await (await call("GET", "attention")).json()).toEqual([]);
  await run();
  expect(await left()).toEqual([0, 0, 0]);
});
