import { desc, eq } from "drizzle-orm";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import type { CtxOf } from "../../platform/context.ts";
import { toSupportMessage } from "./message-serializer.ts";
import type { SupportMessage } from "./schemas.ts";

/** Newest first, all of them: one that is not listed would be deleted before anybody saw it. */
export async function listMessages(
  ctx: CtxOf<"support-messages:read">,
  { userId }: { userId: string },
): Promise<SupportMessage[]> {
  const rows = await ctx.db
    .select({
      message: supportMessages,
      from: { id: supportPersons.id, name: supportPersons.name },
    })
    .from(supportMessages)
    .innerJoin(supportPersons, eq(supportPersons.id, supportMessages.fromId))
    .where(eq(supportMessages.toUserId, userId))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id));
  return rows.map(({ message, from }) => toSupportMessage(message, from));
}
