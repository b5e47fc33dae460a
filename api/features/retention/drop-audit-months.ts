import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { monthOf, monthsBefore, type Retention } from "../../platform/retention.ts";
import { recordRun } from "./record-run.ts";

/** Two processes at once wait for each other; any number that no other lock has. */
const LOCK_ID = 7_283_645_191;
/** So long it waits for calls that read or write the trail, and they for it. */
const PATIENCE_MS = 5_000;
/** Months that are made before anything is written into them. */
const MONTHS_AHEAD = 2;

/**
 * Gives each month of the trail a partition of its own and drops those that are wholly too old. It
 * is the only way in which rows of the trail go, and stands in the trail itself.
 */
export async function dropAuditMonths(
  db: Db,
  now: Date,
  { auditMonths }: Retention,
): Promise<void> {
  // A transaction each: what a call waits for is one month's rows, not those of all years.
  for (const month of await monthsWithout(db, now)) {
    await exclusively(db, (tx) => giveMonth(tx, month, now));
  }
  await exclusively(db, (tx) => dropOld(tx, now, auditMonths));
}

function exclusively<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${LOCK_ID})`));
    return await work(tx);
  });
}

/** Asked again under the lock: another process may have made it, and even dropped it. */
async function giveMonth(tx: Db, month: string, now: Date): Promise<void> {
  const missing = await monthsWithout(tx, now);
  if (missing.includes(month)) await tx.execute(sql`select give_audit_month(${month}::date)`);
}

async function dropOld(tx: Db, now: Date, auditMonths: number): Promise<void> {
  const oldest = monthOf(monthsBefore(now, auditMonths)).toISOString().slice(0, 10);
  let removed = 0;
  for (const { month } of await monthsBeforeThat(tx, oldest)) {
    removed += await dropMonth(tx, month);
    const event = { at: now, actor: ANYONE_ACTOR, municipalityId: null, subjectId: null };
    await recordEvent(tx, { ...event, action: "audit.month-dropped" });
  }
  await recordRun(tx, "audit-months", removed, now);
}

/** First days of the months that have rows, or soon will, and no partition yet. */
async function monthsWithout(tx: Db, now: Date): Promise<string[]> {
  const filled = await rowsOf<{ month: string }>(
    tx,
    sql`select distinct to_char(at at time zone 'UTC', 'YYYY-MM-01') as month
      from audit_events_default order by 1`,
  );
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => {
    const first = monthOf(now);
    first.setUTCMonth(first.getUTCMonth() + months);
    return first.toISOString().slice(0, 10);
  });
  const there = new Set((await monthsBeforeThat(tx, "9999-12-01")).map(({ month }) => month));
  const wanted = new Set([...filled.map(({ month }) => month), ...ahead]);
  return [...wanted].filter((month) => !there.has(month));
}

/** First days of the months that have a partition, before `day`. */
const monthsBeforeThat = (tx: Db, day: string) =>
  rowsOf<{ month: string }>(
    tx,
    sql`select month from (
        select replace(right(relname, 7), '_', '-') || '-01' as month
        from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'audit_events'::regclass and relname ~ '^audit_events_[0-9]{4}_[0-9]{2}$'
      ) as months where month < ${day} order by month`,
  );

async function dropMonth(tx: Db, month: string): Promise<number> {
  const table = sql.identifier(`audit_events_${month.slice(0, 7).replace("-", "_")}`);
  const [row] = await rowsOf<{ rows: number }>(tx, sql`select count(*)::int as rows from ${table}`);
  await tx.execute(sql`drop table ${table}`);
  return row?.rows ?? 0;
}
