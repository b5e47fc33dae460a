import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

const COUNTERS = ["guess_counters", "rate_counters"];

/** Error responses are recorded in these, so they may change although nothing else may. */
const WRITTEN_BY_ERRORS = [...COUNTERS, "audit_events"];

/**
 * Gives a template what reads and writes all its tables in one call. The functions name each table,
 * so that Postgres plans them once a session: planning anew took nine tenths of the time.
 */
export async function addSnapshotFunctions(db: Db): Promise<void> {
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(relname) as name from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by 1`,
  );
  const all = found.map(({ name }) => name);
  const summed = all.filter((name) => !WRITTEN_BY_ERRORS.includes(name));
  // The append-only trail is never set back.
  const kept = all.filter((name) => name !== "audit_events");
  const sums = summed.map(
    (name) => `select '${name}'::text,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
  );
  const rows = kept.map(
    (name) => `('${name}', (select coalesce(json_agg(t), '[]') from ${name} t))`,
  );
  const inChanged = (name: string, statement: string) =>
    `if '${name}' = any(changed) then ${statement}; end if;`;
  const deletes = kept.map((name) => inChanged(name, `delete from ${name}`));
  const inserts = kept.map((name) =>
    inChanged(
      name,
      `insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, kept -> '${name}')`,
    ),
  );
  // Foreign keys and triggers do not fire: the rows come back as they were, in any order.
  const quiet = "set session_replication_role = replica";
  const functions = [
    `sum_of_each_table() returns table (named text, summed text) language plpgsql as $$
      begin return query ${sums.join(" union all ")}; end $$`,
    `rows_of_each_table() returns json language plpgsql as $$
      begin return (select json_object_agg(name, rows)
        from (values ${rows.join(", ")}) as each (name, rows)); end $$`,
    `restore_tables(changed text[], kept json) returns void language plpgsql ${quiet} as $$
      begin ${deletes.join(" ")} ${inserts.join(" ")} end $$`,
    `empty_each_table() returns text[] language plpgsql ${quiet} as $$
      declare filled text[] := '{}'; counter record;
      begin
        ${all.map(emptied).join(" ")}
        for counter in select * from pg_sequences where last_value is not null loop
          perform setval(format('%I.%I', counter.schemaname, counter.sequencename),
            counter.start_value, false);
        end loop;
        return filled;
      end $$`,
  ];
  for (const text of functions) await db.execute(sql.raw(`create function ${text}`));
}

/** Truncating makes the files of all tables and indexes anew, which takes six times as long. */
const emptied = (name: string) =>
  `if exists (select from ${name}) then
    delete from ${name}; filled := filled || '${name}'::text;
  end if;`;

type Sums = Record<string, unknown>;

/** The sums taken last, and what the server had seen of transactions just before. */
const latest = new WeakMap<Db, { seen: string; sums: Sums }>();

/** One sum a table of all that people fill; not taken again while no transaction has written. */
export async function fingerprint(db: Db): Promise<Sums> {
  const [server] = await rowsOf(db, sql`select pg_current_snapshot()::text as seen`);
  const seen = String(server?.seen);
  const known = latest.get(db);
  if (known?.seen === seen) return known.sums;
  const rows = await rowsOf(db, sql`select * from sum_of_each_table()`);
  const sums = Object.fromEntries(rows.map(({ named, summed }) => [String(named), summed]));
  latest.set(db, { seen, sums });
  return sums;
}

/** Remembers every row, the append-only trail apart, and can bring all of them back. */
export async function takeSnapshot(db: Db): Promise<{ restore: () => Promise<void> }> {
  const sums = await fingerprint(db);
  const [kept] = await rowsOf(db, sql`select rows_of_each_table()::text as rows`);
  return {
    restore: async () => {
      const found = await fingerprint(db);
      // All tables take fifteen times as long as the two or three that a call changes.
      const changed = Object.keys(sums).filter((name) => sums[name] !== found[name]);
      const names = `{${[...changed, ...COUNTERS].join(",")}}`;
      await db.execute(sql`select restore_tables(${names}::text[], ${kept?.rows}::json)`);
    },
  };
}
