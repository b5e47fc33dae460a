import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

/** By table: the number of its rows and a hash over all of them, whatever their order. */
export type TableSums = Record<string, string>;

/** How rows are written as text, wherever the server stands. */
const WRITTEN_ALIKE = ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "bytea_output = 'hex'"];

/** Within a transaction, so that its settings go with it. */
export async function sumsOf(tx: Db, tables: string[]): Promise<TableSums> {
  for (const setting of WRITTEN_ALIKE) await tx.execute(sql.raw(`set local ${setting}`));
  const sums: TableSums = {};
  for (const table of tables) {
    const [row] = await rowsOf<{ summed: string }>(
      tx,
      sql`select concat(count(*), ' ',
          sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint::numeric)) as summed
        from ${sql.identifier(table)} t`,
    );
    sums[table] = row?.summed ?? "";
  }
  return sums;
}

export const rowsIn = (sums: TableSums): number =>
  Object.values(sums).reduce((all, sum) => all + Number.parseInt(sum, 10), 0);
