import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";

/** Removes the links that nobody opened in time. */
export async function cleanUpPasswordLinks(db: Db, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}
