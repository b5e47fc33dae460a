import { and, eq } from "drizzle-orm";
import { reminders } from "../../db/schema/reminders.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";

type Input = { userId: string; id: string };

/** Its completions are deleted with it. */
export async function deleteReminder(
  ctx: CtxOf<"reminders:write">,
  { userId, id }: Input,
): Promise<void> {
  const own = and(eq(reminders.id, id), eq(reminders.userId, userId));
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx.delete(reminders).where(own).returning({ id: reminders.id });
    if (deleted.length === 0) throw notFound();
    await audit(tx, ctx, { action: "reminder.deleted", subjectId: userId });
  });
}
