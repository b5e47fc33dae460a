import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { idempotencyKeys } from "../../db/schema/idempotency.ts";
import { KEPT_MS } from "./header.ts";

/** Removes the keys of writes that may no longer be repeated. */
export async function cleanUpKeys(db: Db, now: Date): Promise<void> {
  const kept = new Date(now.getTime() - KEPT_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, kept));
}
