import { and, eq } from "drizzle-orm";
import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { supportMessages } from "./table.ts";

/** The person: all that have come by now. */
export async function markMessagesSeen(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await requirePerson(ctx, id);
  await ctx.db
    .update(supportMessages)
    .set({ seen: true })
    .where(and(eq(supportMessages.toUserId, id), eq(supportMessages.seen, false)));
}
