import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { retentionRuns } from "../../db/schema/retention.ts";
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
});
