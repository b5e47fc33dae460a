import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { readRows } from "./rows.ts";

/** Refusals are written down here, so these may change though nothing else may. */
const WRITTEN_BY_REFUSALS = new Set(["guess_counters", "audit_events"]);

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Kept in the database: sent every time, it would be a statement of several kilobytes. */
const SUM_OF_EACH_TABLE = sql`
  create function sum_of_each_table() returns table (named text, summed text)
  language plpgsql as $$
  begin
    for named in select tablename from pg_tables where schemaname = 'public' loop
      execute format(
        $q$ select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from %I t $q$, named
      ) into summed;
      return next;
    end loop;
  end $$`;

type Sums = Record<string, unknown>;

const prepared = new WeakMap<Db, Promise<unknown>>();
/** The sums taken last, and what the server had seen of transactions just before. */
const latest = new WeakMap<Db, { seen: string; sums: Sums }>();

/** One sum a table of all that people fill; not taken again while no transaction has written. */
export async function fingerprint(db: Db): Promise<Sums> {
  if (!prepared.has(db)) prepared.set(db, readRows(db, SUM_OF_EACH_TABLE));
  await prepared.get(db);
  const [server] = await readRows(db, sql`select pg_current_snapshot()::text as seen`);
  const seen = String(server?.seen);
  const known = latest.get(db);
  if (known?.seen === seen) return known.sums;
  const sums = await takeSums(db);
  latest.set(db, { seen, sums });
  return sums;
}

async function takeSums(db: Db): Promise<Sums> {
  const rows = await readRows(db, sql`select * from sum_of_each_table() order by named`);
  const sums = rows.map(({ named, summed }) => [String(named), summed] as const);
  return Object.fromEntries(sums.filter(([table]) => !WRITTEN_BY_REFUSALS.has(table)));
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
