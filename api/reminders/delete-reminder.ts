import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { requirePersonOrFamily } from "../auth/consents.ts";
import { actorOf } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "../errors.ts";
import { reminders } from "./table.ts";

type Input = { userId: string; id: string };

/** The person and consented relatives; its history goes with it. */
export async function deleteReminder(ctx: Ctx, { userId, id }: Input): Promise<void> {
  const principal = await requirePersonOrFamily(ctx, userId);
  const own = and(eq(reminders.id, id), eq(reminders.userId, userId));
  await ctx.db.transaction(async (tx) => {
    const gone = await tx.delete(reminders).where(own).returning({ id: reminders.id });
    if (gone.length === 0) throw notFound();
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "reminder.deleted",
      actor: actorOf(principal),
      subjectId: userId,
      municipalityId: principal.municipality.id,
    });
  });
}
