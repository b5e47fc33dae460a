import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportInvitations } from "../../db/schema/support-persons.ts";

/** Removes the invitations that nobody took in time. */
export async function cleanUpSupportInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(supportInvitations).where(lt(supportInvitations.expiresAt, now));
}
