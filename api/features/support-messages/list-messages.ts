import { desc, eq } from "drizzle-orm";
import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { supportPersons } from "../support-persons/table.ts";
import { toSupportMessage } from "./message-answer.ts";
import type { SupportMessage } from "./schemas.ts";
import { supportMessages } from "./table.ts";

/** The person's own, newest first, all of them: what is not listed would be deleted unseen. */
export async function listMessages(ctx: Ctx, { id }: { id: string }): Promise<SupportMessage[]> {
  const person = await requirePerson(ctx, id);
  const rows = await ctx.db
    .select({
      message: supportMessages,
      from: { id: supportPersons.id, name: supportPersons.name },
    })
    .from(supportMessages)
    .innerJoin(supportPersons, eq(supportPersons.id, supportMessages.fromId))
    .where(eq(supportMessages.toUserId, id))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id));
  await recordForeignRead(ctx, person, "support-messages.read", id);
  return rows.map(({ message, from }) => toSupportMessage(message, from));
}
