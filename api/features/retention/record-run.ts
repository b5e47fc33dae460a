import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { type RetentionKind, retentionRuns } from "../../db/schema/retention.ts";
import { monthsBefore } from "../../platform/retention.ts";

/** How long it is known that a job ran, in months. */
const KNOWN_MONTHS = 24;

/** Notes that a job ran and how many rows it removed; pass the transaction that removed them. */
export async function recordRun(
  db: Db,
  kind: RetentionKind,
  removed: number,
  now: Date,
): Promise<void> {
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  await db
    .insert(retentionRuns)
    .values({ kind, day: dayOf(now), removed, lastAt: now })
    .onConflictDoUpdate({
      target: [retentionRuns.kind, retentionRuns.day],
      set: { removed: sql`${retentionRuns.removed} + excluded.removed`, lastAt: now },
    });
  await db
    .delete(retentionRuns)
    .where(lt(retentionRuns.day, dayOf(monthsBefore(now, KNOWN_MONTHS))));
}
