import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

/** Columns in which no two rows may be alike, the owner's apart. */
async function uniqueColumns(db: Db, table: string, owner: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select distinct a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${table}::regclass and i.indisunique and a.attname <> ${owner}
        and a.attname not in ('municipality_id')`,
  );
  return rows.map(({ name }) => String(name));
}

type Fill = {
  table: string;
  /** The column that says whose list it is. */
  owner: string;
  /** How many of the owner's rows there shall be. */
  most: number;
  /** Of the copies, by column. */
  changes?: Record<string, SQL>;
};

/**
 * Copies the table's newest row until its owner has so many: what no call could do, for the limits
 * are triggers. Foreign keys are passed over as well.
 */
export async function fillList(db: Db, { table, owner, most, changes = {} }: Fill): Promise<void> {
  const fresh = await uniqueColumns(db, table, owner);
  const values = [
    ...fresh.map((name) => [name, sql`gen_random_uuid()`] as const),
    ...Object.entries(changes),
  ].flatMap(([name, value]) => [sql`${name}::text`, value]);
  const name = sql.identifier(table);
  const column = sql.identifier(owner);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`with newest as (select * from ${name} order by ctid desc limit 1),
        missing as (select ${most}::int - count(*)::int as rows from ${name} t, newest n
          where t.${column} = n.${column}),
        copies as (
          select to_jsonb(n) || jsonb_build_object(${sql.join(values, sql`, `)}) as row
          from newest n, missing m, generate_series(1, m.rows))
      insert into ${name} overriding system value
      select (jsonb_populate_record(null::${name}, c.row)).* from copies c`);
  });
}
