import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { readRows } from "./rows.ts";

/**
 * Refusals are written down here, and the file of a refused upload waits here to be deleted; these
 * may change though nothing else may.
 */
const WRITTEN_BY_REFUSALS = new Set(["guess_counters", "audit_events", "file_deletions"]);

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** One sum a table of all that people fill. */
export async function fingerprint(db: Db): Promise<Record<string, unknown>> {
  const sums = (await tablesOf(db))
    .filter((table) => !WRITTEN_BY_REFUSALS.has(table))
    .map((table) => {
      const rows = sql`coalesce(string_agg(t::text, '|' order by t::text), '')`;
      return sql`select ${table} as name, md5(${rows}) as sum from ${sql.identifier(table)} t`;
    });
  const rows = await readRows(db, sql.join(sums, sql` union all `));
  return Object.fromEntries(rows.map(({ name, sum }) => [String(name), sum]));
}

/** Remembers every row, the append-only trail apart, and can bring all of them back. */
export async function takeSnapshot(db: Db): Promise<{ restore: () => Promise<void> }> {
  const tables = (await tablesOf(db)).filter((table) => table !== "audit_events");
  const kept = await Promise.all(
    tables.map(async (table) => {
      const rows = sql`select coalesce(json_agg(t), '[]')::text as rows from ${sql.identifier(table)} t`;
      const [found] = await readRows(db, rows);
      return { table: sql`${sql.identifier(table)}`, rows: String(found?.rows) };
    }),
  );
  const filled = kept.filter(({ rows }) => rows !== "[]");
  const restore = () =>
    db.transaction(async (tx) => {
      // Foreign keys do not fire: the rows come back as they were, in any order.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(allTogether(kept.map(({ table }) => sql`delete from ${table}`)));
      await tx.execute(allTogether(filled.map(insertAll)));
    });
  return { restore };
}

const insertAll = ({ table, rows }: { table: SQL; rows: string }) =>
  sql`insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${rows}::json)`;

/** Many writes as one statement: a trip each is what takes the time. */
function allTogether(writes: SQL[]): SQL {
  const named = writes.map((write, index) => sql`${sql.identifier(`w${index}`)} as (${write})`);
  return sql`with ${sql.join(named, sql`, `)} select 1`;
}
