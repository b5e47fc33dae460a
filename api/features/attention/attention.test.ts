import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import type { AuditAction } from "../../db/schema/audit-actions.ts";
import { areaFailures } from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newColleague,
  newPerson,
  type Person,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import type { Attention } from "./schemas.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const now = () => portal.services.clock();

async function news({ token }: Admin): Promise<Attention[]> {
  const answer = await portal.browser().get("/api/attention", { token });
  expect(answer.status).toBe(200);
  return await answer.json();
}
const kinds = async (admin: Admin) => (await news(admin)).map(({ kind, count }) => [kind, count]);
const putAway = ({ token }: Admin, until: unknown, count?: number) =>
  portal.browser().post("/api/attention/seen", { until, count }, { token });

/** Resolves once somebody waits for the trail; the list has other databases' locks too. */
async function isWaited(): Promise<string> {
  const waiting = sql`select from pg_locks
    where relation = 'audit_events'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await rowsOf(portal.db, waiting)).length).toBe(1);
  return "waited";
}

async function happens({ municipalityId }: Admin, action: AuditAction, count = 1) {
  const row = { at: now(), action, actorRole: "anyone", municipalityId } as const;
  await portal.db.insert(auditEvents).values(Array(count).fill(row));
}

describe("what needs looking at", () => {
  test("are ten failed entries, guessing, a colleague’s link; for one’s own municipality", async () => {
    const admin = await newAdmin(portal);
    const far = await newAdmin(portal);
    await happens(admin, "person.pin-failed", 5);
    await happens(admin, "administrator.login-failed", 4);
    expect(await kinds(admin)).toEqual([]);
    await happens(admin, "support.login-failed");
    expect(await kinds(admin)).toEqual([["failed-entries", 10]]);
    portal.wait(MINUTE);
    await happens(admin, "guessing.noticed" as AuditAction);
    portal.wait(MINUTE);
    const luis = await newColleague(portal, admin, "luis@aldea.es");
    expect(await kinds(admin)).toEqual([
      ["accounts-changed", 1],
      ["guessing", 1],
      ["failed-entries", 10],
    ]);
    // What he did himself is no news to him.
    expect((await kinds(luis)).map(([kind]) => kind)).toEqual(["guessing", "failed-entries"]);
    expect(await kinds(far)).toEqual([]);
  });

  test("somebody uses the portal since the day after a pause without an end began", async () => {
    let admin = await newAdmin(portal);
    const [back, away, dead] = [
      await newPerson(portal, admin),
      await newPerson(portal, admin),
      await newPerson(portal, admin),
    ];
    const pause = ({ id }: Person, body: object) =>
      portal.browser().put(`/api/users/${id}/pause`, body, { token: admin.token });
    for (const person of [back, away]) await pause(person, { reason: "hospital" });
    await pause(dead, { reason: "death" });
    await enter(portal, back);
    expect(await kinds(admin)).toEqual([]);
    portal.wait(2 * 24 * HOUR);
    admin = await signInAdmin(portal, admin);
    await enter(portal, back);
    // An administrator in her home is not her.
    const path = `/api/users/${away.id}/verify-pin`;
    await portal.browser().post(path, { pin: away.pin }, { token: admin.token });
    expect(await kinds(admin)).toEqual([["paused-but-active", 1]]);
    const [shown] = await news(admin);
    expect((await putAway(admin, shown?.lastAt)).status).toBe(204);
    expect(await kinds(admin)).toEqual([]);
    portal.wait(24 * HOUR);
    admin = await signInAdmin(portal, admin);
    await enter(portal, back);
    expect(await kinds(admin)).toEqual([["paused-but-active", 1]]);
  });

  test("somebody is deactivated for thirty days, and each thirty that follow", async () => {
    let admin = await newAdmin(portal);
    const { id } = await newPerson(portal, admin);
    const off = { isActive: false };
    await portal.browser().put(`/api/users/${id}/active`, off, { token: admin.token });
    for (const [days, expected] of [
      [29, []],
      [1, [["deactivated-long", 1]]],
      [20, []],
      [11, [["deactivated-long", 1]]],
    ] as const) {
      portal.wait(days * 24 * HOUR);
      admin = await signInAdmin(portal, admin);
      expect(await kinds(admin)).toEqual(expected);
      const [warning] = await news(admin);
      if (warning) expect((await putAway(admin, warning.lastAt)).status).toBe(204);
    }
  });

  test("a deactivated account is erased in a month", async () => {
    let admin = await newAdmin(portal);
    const person = await newPerson(portal, admin);
    const { id } = person;
    const setActive = (isActive: boolean) =>
      portal.browser().put(`/api/users/${id}/active`, { isActive }, { token: admin.token });
    await setActive(false);
    expect(await kinds(admin)).toEqual([]);
    portal.wait(338 * 24 * HOUR);
    admin = await signInAdmin(portal, admin);
    expect(await kinds(admin)).toEqual([["erasure-ahead", 1]]);
    const read = await portal.browser().get(`/api/users/${id}`, { token: admin.token });
    const { erasedAfter } = await read.json();
    expect(Date.parse(erasedAfter) - now().getTime()).toBeLessThan(31 * 24 * HOUR);
    // Nobody looked in the first week; whoever puts it away is told again a week later.
    portal.wait(8 * 24 * HOUR);
    admin = await signInAdmin(portal, admin);
    const [warning] = await news(admin);
    expect(warning).toMatchObject({ kind: "erasure-ahead", count: 1 });
    expect((await putAway(admin, warning?.lastAt)).status).toBe(204);
    expect(await kinds(admin)).toEqual([]);
    portal.wait(7 * 24 * HOUR);
    admin = await signInAdmin(portal, admin);
    expect(await kinds(admin)).toEqual([["erasure-ahead", 1]]);
    await setActive(true);
    expect(await kinds(admin)).toEqual([]);
  });

  test.each([
    "administrator.disabled",
    "administrator.enabled",
    "administrator.recovered",
    "administrator.password-link-created",
  ] as const)("is %s", async (action) => {
    const admin = await newAdmin(portal);
    await happens(admin, action);
    expect(await kinds(admin)).toEqual([["accounts-changed", 1]]);
  });

  test("are wrong codes of a second factor like wrong passwords", async () => {
    const admin = await newAdmin(portal);
    await happens(admin, "second-factor.failed", 10);
    expect(await kinds(admin)).toEqual([["failed-entries", 10]]);
    const trail = await portal.browser().get("/api/audit?group=failures", { token: admin.token });
    expect((await trail.json()).events).toHaveLength(10);
  });

  test("is put away for one administrator alone, on record, until something new happens", async () => {
    const admin = await newAdmin(portal);
    const luis = await newColleague(portal, admin, "luis@aldea.es");
    await happens(admin, "guessing.noticed" as AuditAction);
    const shown = (await news(luis))[0]?.lastAt;
    portal.wait(MINUTE);
    expect((await putAway(luis, shown)).status).toBe(204);
    expect(await kinds(luis)).toEqual([]);
    expect((await kinds(admin)).map(([kind]) => kind)).toContain("guessing");
    const trail = await portal.browser().get("/api/audit?group=town-hall", { token: luis.token });
    const { events } = await trail.json();
    expect(events).toContainEqual(
      expect.objectContaining({
        action: "attention.seen",
        actor: { role: "administrator", name: "Luis Vega" },
      }),
    );
    portal.wait(MINUTE);
    await happens(admin, "guessing.noticed" as AuditAction);
    expect(await kinds(luis)).toEqual([["guessing", 1]]);
  });

  test("is not put away unseen", async () => {
    const admin = await newAdmin(portal);
    await happens(admin, "guessing.noticed" as AuditAction);
    const shown = (await news(admin))[0]?.lastAt;
    portal.wait(MINUTE);
    await happens(admin, "guessing.noticed" as AuditAction);
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await putAway(admin, shown))).toEqual([409, "ATTENTION_CHANGED"]);
      for (const until of ["ayer", "", null, 7])
        expect(await errorOf(await putAway(admin, until))).toEqual([400, "VALIDATION"]);
    });
    expect(await kinds(admin)).toEqual([["guessing", 2]]);
  });

  test("is not put away when it began before what was shown and was written after it", async () => {
    const admin = await newAdmin(portal);
    const { municipalityId } = admin;
    const began = now();
    const late = () =>
      recordEvent(portal.db, {
        ...{ at: began, action: "guessing.noticed", actor: ANYONE_ACTOR, municipalityId },
      });
    portal.wait(MINUTE);
    await happens(admin, "guessing.noticed");
    const [shown] = await news(admin);
    await late();
    expect(await errorOf(await putAway(admin, shown?.lastAt, shown?.count))).toEqual([
      409,
      "ATTENTION_CHANGED",
    ]);
    const [both] = await news(admin);
    portal.wait(MINUTE);
    expect((await putAway(admin, both?.lastAt, both?.count)).status).toBe(204);
    await late();
    expect(await kinds(admin)).toEqual([["guessing", 1]]);
  });

  // An embedded database has one connection, so nothing is ever half written there.
  test.runIf(inject("testDatabase").kind !== "pglite")(
    "is not put away while it is being written",
    async () => {
      const admin = await newAdmin(portal);
      await happens(admin, "guessing.noticed");
      const [shown] = await news(admin);
      portal.wait(MINUTE);
      const written = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      const writing = portal.db.transaction(async (tx) => {
        const event = { at: now(), action: "guessing.noticed", actorRole: "anyone" } as const;
        await tx.insert(auditEvents).values({ ...event, municipalityId: admin.municipalityId });
        written.resolve();
        await go.promise;
      });
      await written.promise;
      const pressed = putAway(admin, shown?.lastAt, shown?.count);
      const outcome = Promise.race([pressed.then(() => "answered"), isWaited()]);
      expect(await outcome).toBe("waited");
      go.resolve();
      await writing;
      expect(await errorOf(await pressed)).toEqual([409, "ATTENTION_CHANGED"]);
    },
  );

  test("is a release that failed, and nothing older than a week", async () => {
    const admin = await newAdmin(portal);
    await happens(admin, "guessing.noticed" as AuditAction);
    portal.wait(7 * 24 * HOUR);
    const later = await signInAdmin(portal, admin);
    expect(await kinds(later)).toEqual([]);
    const failure = {
      area: "games",
      version: "1.0.0-a",
      kind: "mount",
      day: "2026-03-09",
    } as const;
    await portal.db.insert(areaFailures).values({ ...failure, count: 3, lastAt: now() });
    expect(await kinds(later)).toEqual([["release-failed", 3]]);
  });
});
