import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rateCounters } from "../../db/schema/limits.ts";

/** Removes the counters of windows that have ended. */
export async function cleanUpCounters(db: Db, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.endsAt, now));
}
