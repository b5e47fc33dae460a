import { asc } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { erasures } from "../../db/schema/backup.ts";
import type { Erasure } from "../backup/erasure-list.ts";

const AT_ONCE = 500;

/** What a portal with a disk has in its list, one in the cloud has in its table. */
export async function addErasures(tx: Db, list: Erasure[]): Promise<void> {
  for (let at = 0; at < list.length; at += AT_ONCE) {
    const rows = list.slice(at, at + AT_ONCE).map(({ at: moment, table, key }) => ({
      tableName: table,
      key,
      erasedAt: new Date(moment),
    }));
    await tx.insert(erasures).values(rows);
  }
}

/** The other way: empties the table, and gives the lines of the list, oldest first. */
export async function takeErasures(tx: Db): Promise<string[]> {
  const rows = await tx.select().from(erasures).orderBy(asc(erasures.id));
  await tx.delete(erasures);
  return rows.map(({ erasedAt, tableName, key }) =>
    JSON.stringify({ at: erasedAt.toISOString(), table: tableName, key } satisfies Erasure),
  );
}
