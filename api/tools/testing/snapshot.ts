import { type SQL, sql } from "drizzle-orm";
import { batch } from "../../db/batch.ts";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

/** Error responses are recorded in these, so they may change although nothing else may. */
const WRITTEN_BY_ERRORS = new Set(["guess_counters", "rate_counters", "audit_events"]);

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(
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
  if (!prepared.has(db)) prepared.set(db, rowsOf(db, SUM_OF_EACH_TABLE));
  await prepared.get(db);
  const [server] = await rowsOf(db, sql`select pg_current_snapshot()::text as seen`);
  const seen = String(server?.seen);
  const known = latest.get(db);
  if (known?.seen === seen) return known.sums;
  const sums = await takeSums(db);
  latest.set(db, { seen, sums });
  return sums;
}

async function takeSums(db: Db): Promise<Sums> {
  const rows = await rowsOf(db, sql`select * from sum_of_each_table() order by named`);
  const sums = rows.map(({ named, summed }) => [String(named), summed] as const);
  return Object.fromEntries(sums.filter(([table]) => !WRITTEN_BY_ERRORS.has(table)));
}

/** Remembers every row, the append-only trail apart, and can bring all of them back. */
export async function takeSnapshot(db: Db): Promise<{ restore: () => Promise<void> }> {
  const tables = (await tablesOf(db)).filter((table) => table !== "audit_events");
  const kept = await Promise.all(
    tables.map(async (table) => {
      const rows = sql`select coalesce(json_agg(t), '[]')::text as rows from ${sql.identifier(table)} t`;
      const [found] = await rowsOf(db, rows);
      return { table: sql`${sql.identifier(table)}`, rows: String(found?.rows) };
    }),
  );
  const filled = kept.filter(({ rows }) => rows !== "[]");
  const restore = () =>
    db.transaction(async (tx) => {
      // Foreign keys do not fire: the rows come back as they were, in any order.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        batch(
          kept.map(({ table }) => sql`delete from ${table}`),
          sql`select 1`,
        ),
      );
      await tx.execute(batch(filled.map(insertAll), sql`select 1`));
    });
  return { restore };
}

const insertAll = ({ table, rows }: { table: SQL; rows: string }) =>
  sql`insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${rows}::json)`;
