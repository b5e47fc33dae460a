import { asc, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { retentionRuns } from "../../db/schema/retention.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { DEFAULT_RETENTION } from "../../platform/retention.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { dropAuditMonths } from "./drop-audit-months.ts";

let portal: TestPortal;

beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const add = (at: string) =>
  recordEvent(portal.db, {
    at: new Date(at),
    action: "user.read",
    actor: ANYONE_ACTOR,
    municipalityId: null,
  });
const run = () => dropAuditMonths(portal.db, portal.services.clock(), DEFAULT_RETENTION);
const events = () => portal.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
const partitions = async () => {
  const rows = await rowsOf<{ name: string }>(
    portal.db,
    sql`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'audit_events'::regclass order by 1`,
  );
  return rows.map(({ name }) => name.replace("audit_events_", ""));
};

/** The portal's clock stands on 2 March 2026: kept is what happened since 1 March 2024. */
const OLD = ["2024-01-31T23:59:59.999Z", "2024-02-29T23:59:59.999Z"];
const KEPT = ["2024-03-01T00:00:00.000Z", "2026-02-28T10:00:00.000Z", "2026-03-02T09:00:00.000Z"];

describe("the trail's months", () => {
  test("get a partition each, in which every row keeps its id", async () => {
    for (const at of KEPT) await add(at);
    const before = await events();
    expect(await partitions()).toEqual(["default"]);
    await run();
    expect(await events()).toEqual(before);
    const months = ["2024_03", "2026_02", "2026_03", "2026_04", "2026_05"];
    expect(await partitions()).toEqual([...months, "default"]);
    await add("2026-04-01T00:00:00.000Z");
    const [left] = await rowsOf(
      portal.db,
      sql`select count(*)::int as rows from audit_events_default`,
    );
    expect(left).toEqual({ rows: 0 });
    expect((await events()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test("that are wholly too old are dropped, which stands in the trail itself", async () => {
    for (const at of [...OLD, ...KEPT]) await add(at);
    await run();
    const left = await events();
    expect(left.map(({ action, at }) => `${at.toISOString()} ${action}`)).toEqual([
      ...KEPT.map((at) => `${at} user.read`),
      ...OLD.map(() => "2026-03-02T10:00:00.000Z audit.month-dropped"),
    ]);
    expect(await portal.db.select().from(retentionRuns)).toEqual([
      {
        kind: "audit-months",
        day: "2026-03-02",
        removed: 2,
        lastAt: new Date("2026-03-02T10:00:00.000Z"),
      },
    ]);
  });

  test("are made and dropped once when two processes do it at the same time", async () => {
    for (const at of [...OLD, ...KEPT]) await add(at);
    await Promise.all([run(), run(), add("2026-03-02T09:30:00.000Z")]);
    const actions = (await events()).map(({ action }) => action);
    expect(actions.filter((action) => action === "audit.month-dropped")).toHaveLength(2);
    expect(actions.filter((action) => action === "user.read")).toHaveLength(4);
  });

  test("are given one at a time: what stops at one leaves those before it", async () => {
    for (const at of KEPT) await add(at);
    // A type of that name is in the way of one of the months.
    await portal.db.execute(sql`create type audit_events_2026_04 as enum ('a')`);
    await expect(run()).rejects.toThrow();
    expect(await partitions()).toEqual(["2024_03", "2026_02", "2026_03", "default"]);
    expect(await events()).toHaveLength(KEPT.length);
    await portal.db.execute(sql`drop type audit_events_2026_04`);
    await run();
    expect(await partitions()).toHaveLength(6);
  });

  test("cannot be changed row by row, each by its own name neither", async () => {
    for (const at of KEPT) await add(at);
    await run();
    const before = await events();
    for (const table of ["audit_events", "audit_events_2026_03", "audit_events_default"]) {
      for (const change of ["update # set actor_role = 'x'", "delete from #", "truncate #"]) {
        await expect(portal.db.execute(sql.raw(change.replace("#", table)))).rejects.toMatchObject({
          cause: { message: expect.stringContaining("append-only") },
        });
      }
    }
    expect(await events()).toEqual(before);
  });
});
