import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import {
  portalTables,
  sequenceStates,
  setSequences,
  sumsOf,
  type TableSums,
} from "./portal-tables.ts";

/** So many rows are held in memory and sent in one statement. */
const AT_ONCE = 500;
const CURSOR = sql.identifier("moving");

/**
 * Copies every row as it is, inside the target's transaction: triggers would refuse rows beyond a
 * limit and write new ones, so they rest until all rows are there.
 *
 * @returns how many rows each table has, with a hash over them, the same on both sides
 * @throws Error when the target does not hold what the source holds
 */
export async function copyRows(source: Db, target: Db): Promise<TableSums> {
  const tables = await portalTables(source);
  await setTriggers(target, tables, sql`disable`);
  for (const table of tables) await copyTable(source, target, table);
  await setTriggers(target, tables, sql`enable`);
  await setSequences(target, await sequenceStates(source));
  const [there, here] = [await sumsOf(source, tables), await sumsOf(target, tables)];
  const different = tables.filter((table) => there[table] !== here[table]);
  if (different.length > 0) throw new Error(`rows differ after copying: ${different.join(", ")}`);
  return here;
}

/** `user`: foreign keys are checked all the same. */
async function setTriggers(db: Db, tables: string[], how: SQL): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`alter table ${sql.identifier(table)} ${how} trigger user`);
  }
}

/** As JSON that only the two databases read: no number or moment is rounded on its way. */
async function copyTable(source: Db, target: Db, table: string): Promise<void> {
  const named = sql.identifier(table);
  await source.execute(
    sql`declare ${CURSOR} no scroll cursor for select row_to_json(t)::text as row from ${named} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(
      source,
      sql`fetch ${sql.raw(String(AT_ONCE))} from ${CURSOR}`,
    );
    if (rows.length === 0) break;
    const list = `[${rows.map(({ row }) => row).join(",")}]`;
    await target.execute(sql`insert into ${named} overriding system value
      select * from json_populate_recordset(null::${named}, ${list}::json)`);
  }
  await source.execute(sql`close ${CURSOR}`);
}
