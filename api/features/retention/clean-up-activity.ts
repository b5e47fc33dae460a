import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { activityMinutes, chatMessageCounts, reminderViews } from "../../db/schema/activity.ts";
import { scores } from "../../db/schema/scores.ts";
import { monthsBefore, type Retention } from "../../platform/retention.ts";
import { recordRun } from "./record-run.ts";

/** Removes minutes of use, what was seen, counts of messages and scores that are old enough. */
export async function cleanUpActivity(
  db: Db,
  now: Date,
  { activityMonths }: Retention,
): Promise<void> {
  const before = monthsBefore(now, activityMonths).toISOString();
  await db.transaction(async (tx) => {
    let removed = 0;
    for (const [table, moment] of [
      [activityMinutes, activityMinutes.minute],
      [chatMessageCounts, chatMessageCounts.at],
      [scores, scores.completedAt],
    ] as const) {
      removed += await countRemoved(tx, sql`delete from ${table} where ${moment} < ${before}`);
    }
    removed += await countRemoved(
      tx,
      sql`delete from ${reminderViews} where ${reminderViews.day} < ${before.slice(0, 10)}`,
    );
    await recordRun(tx, "old-activity", removed, now);
  });
}

/** Counted by the database: the rows themselves may be many. */
async function countRemoved(tx: Db, deletion: SQL): Promise<number> {
  const counted = sql`with removed as (${deletion} returning 1) select count(*)::int as rows
    from removed`;
  const [row] = await rowsOf<{ rows: number }>(tx, counted);
  return row?.rows ?? 0;
}
