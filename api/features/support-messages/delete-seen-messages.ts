import { and, eq } from "drizzle-orm";
import { messageReceipts } from "../../db/schema/message-receipts.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { deleteFilesNow } from "../../platform/storage/file-deletions.ts";

const { id, fromId, toUserId, type, createdAt, seenAt } = supportMessages;
const receipt = { id, fromId, toUserId, type, sentAt: createdAt, seenAt };

/** Who sent them keeps a receipt without what they said. The attachments go through the outbox. */
export async function deleteSeenMessages(
  ctx: CtxOf<"support-messages:write">,
  { userId }: { userId: string },
): Promise<void> {
  const seen = and(eq(supportMessages.toUserId, userId), eq(supportMessages.seen, true));
  const deleted = await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(supportMessages).where(seen).returning(receipt);
    if (rows.length === 0) return 0;
    const deletedAt = ctx.clock();
    await tx.insert(messageReceipts).values(rows.map((row) => ({ ...row, deletedAt })));
    await audit(tx, ctx, { action: "support-messages.deleted", subjectId: userId });
    return rows.length;
  });
  if (deleted > 0) await deleteFilesNow(ctx);
}
