import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { invitations } from "../../db/schema/invitations.ts";

/** Removes the invitations that nobody took in time. */
export async function cleanUpInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}
