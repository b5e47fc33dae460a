import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { announcements } from "../../db/schema/announcements.ts";
import { monthsBefore } from "../../platform/retention.ts";

/** How long after its last day an announcement is kept, and who has seen it. */
const KEPT_MONTHS = 12;

/** Removes what the town hall said a year ago. */
export async function cleanUpAnnouncements(db: Db, now: Date): Promise<void> {
  await db.delete(announcements).where(lt(announcements.endsAt, monthsBefore(now, KEPT_MONTHS)));
}
