import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { erasures } from "../../db/schema/backup.ts";

/** Longer than any copy is kept. */
const KEPT_MS = 400 * 24 * 3600 * 1000;

/** Removes old notes of what was deleted; an embedded database moves its own beside its copies at once. */
export async function cleanUpErasures(db: Db, now: Date): Promise<void> {
  await db.delete(erasures).where(lt(erasures.erasedAt, new Date(now.getTime() - KEPT_MS)));
}
