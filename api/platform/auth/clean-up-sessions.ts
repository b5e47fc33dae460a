import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";

/** Removes the sessions whose time is over. */
export async function cleanUpSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
