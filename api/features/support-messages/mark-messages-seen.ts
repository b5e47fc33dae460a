import { and, eq } from "drizzle-orm";
import { supportMessages } from "../../db/schema/support-messages.ts";
import type { CtxOf } from "../../platform/context.ts";

/** All that have come by now. */
export async function markMessagesSeen(
  ctx: CtxOf<"support-messages:write">,
  { userId }: { userId: string },
): Promise<void> {
  await ctx.db
    .update(supportMessages)
    .set({ seen: true, seenAt: ctx.clock() })
    .where(and(eq(supportMessages.toUserId, userId), eq(supportMessages.seen, false)));
}
