import { lte } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { messageReceipts } from "../../db/schema/message-receipts.ts";

/** How long a receipt outlives its message, in ms. */
export const RECEIPT_MS = 30 * 24 * 3600 * 1000;

/** Removes the receipts of messages that were deleted 30 days ago. */
export async function cleanUpReceipts(db: Db, now: Date): Promise<void> {
  const deletedBefore = new Date(now.getTime() - RECEIPT_MS);
  await db.delete(messageReceipts).where(lte(messageReceipts.deletedAt, deletedBefore));
}
