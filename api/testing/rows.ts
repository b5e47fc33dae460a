import type { SQL } from "drizzle-orm";
import type { Db } from "../db/open.ts";

/** The rows of a hand-written query, whichever driver runs it. */
export async function readRows(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  const result = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return result.rows;
}
