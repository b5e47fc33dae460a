import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { loginChallenges } from "../../db/schema/second-factor.ts";

/** Removes the second steps that nobody finished in time. */
export async function cleanUpChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
}
