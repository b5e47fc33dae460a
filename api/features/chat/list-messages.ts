import { desc, eq } from "drizzle-orm";
import { chatTurns } from "../../db/schema/chat.ts";
import type { CtxOf } from "../../platform/context.ts";
import { toMessages } from "./message-serializers.ts";
import type { ChatMessage } from "./schemas.ts";

/** The latest messages, oldest first. */
export async function listMessages(
  ctx: CtxOf<"chat:read">,
  { userId, limit }: { userId: string; limit: number },
): Promise<ChatMessage[]> {
  // A turn holds at least one message, so as many turns as messages are always enough.
  const turns = await ctx.db
    .select()
    .from(chatTurns)
    .where(eq(chatTurns.userId, userId))
    .orderBy(desc(chatTurns.position))
    .limit(limit);
  return turns.reverse().flatMap(toMessages).slice(-limit);
}
