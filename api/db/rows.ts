import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** The rows of a hand-written query, whichever driver runs it. */
export async function rowsOf<Row = Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}
