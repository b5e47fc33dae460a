import { eq } from "drizzle-orm";
import { chatTurns } from "../../db/schema/chat.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";

/** Deletes every message. The time of the last conversation stays on the user's record. */
export async function clearChat(
  ctx: CtxOf<"chat:clear">,
  { userId }: { userId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(chatTurns)
      .where(eq(chatTurns.userId, userId))
      .returning({ id: chatTurns.id });
    if (deleted.length === 0) return;
    await audit(tx, ctx, { action: "chat.cleared", subjectId: userId });
  });
}
