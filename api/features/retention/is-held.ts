import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { retentionRuns } from "../../db/schema/retention.ts";

/** A portal runs these jobs four times a day. After so long its clock is wrong, or it was off. */
const LONGEST_GAP_DAYS = 60;

/**
 * Whether nothing may be deleted by its age, because the machine's clock stands further ahead than
 * a portal that was running can be: one run with such a clock would delete everything. The time
 * that is known is that of the last run, or, before the first one, that of the trail. An
 * administrator who says that the date is right ends it.
 */
export function heldQuery(now: Date): SQL<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const longAgo = sql`${at} - make_interval(days => ${LONGEST_GAP_DAYS}::int)`;
  return sql`(coalesce(
      (select max(r.last_at) from ${retentionRuns} r where r.last_at <= ${at}),
      (select max(e.at) from ${auditEvents} e where e.at <= ${at})
    ) < ${longAgo} and not exists (
      select from ${auditEvents} e
      where e.action = 'retention.resumed' and e.at between ${longAgo} and ${at}
    ))`;
}

export async function isHeld(db: Db, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ held: boolean | null }>(db, sql`select ${heldQuery(now)} as held`);
  return row?.held ?? false;
}
