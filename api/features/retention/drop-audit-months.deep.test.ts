import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  add,
  events,
  KEPT,
  OLD,
  partitions,
  portal,
  prepareMonths,
  run,
} from "./testing/drop-audit-months.ts";

prepareMonths();

describe("the trail's months", () => {
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
