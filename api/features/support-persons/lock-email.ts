import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";

/**
 * Holds an address of a municipality until the transaction ends. Whoever makes, links or invites a
 * login of that address takes it first, so an address has a login or open invitations, never both.
 */
export async function lockEmail(tx: Db, municipalityId: string, email: string): Promise<void> {
  const key = ["support", municipalityId, email].join("|");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
