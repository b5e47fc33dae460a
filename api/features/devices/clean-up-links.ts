import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { deviceLinks } from "../../db/schema/devices.ts";

/** Removes the links that no device claimed in time. */
export async function cleanUpLinks(db: Db, now: Date): Promise<void> {
  await db.delete(deviceLinks).where(lt(deviceLinks.expiresAt, now));
}
