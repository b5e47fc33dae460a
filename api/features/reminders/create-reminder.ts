import { foreignEvent } from "../audit/foreign-event.ts";
import { requirePersonOrFamily } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import { writeOnce } from "../idempotency/write-once.ts";
import { currentOccurrence } from "./occurrences.ts";
import { toReminder } from "./reminder-answer.ts";
import type { CreateReminder, Reminder } from "./schemas.ts";
import { reminders } from "./table.ts";

type Input = { userId: string; reminder: CreateReminder; idempotencyKey?: string | undefined };

/** The person and consented relatives. */
export async function createReminder(
  ctx: Ctx,
  { userId, reminder, idempotencyKey }: Input,
): Promise<Reminder> {
  const principal = await requirePersonOrFamily(ctx, userId);
  const now = ctx.clock();
  const { title, description = "", dateTime, category, recurrency } = reminder;
  const row = {
    id: crypto.randomUUID(),
    userId,
    title,
    description: description || null,
    startsAt: new Date(dateTime),
    category,
    recurrency,
    createdAt: now,
  };
  const at = currentOccurrence(row, ctx.config.timeZone, now);
  return await writeOnce(ctx, {
    key: idempotencyKey,
    accountId: principal.id,
    userId,
    operation: "createReminder",
    body: reminder,
    answer: toReminder(row, { at, isCompleted: false, now }),
    writes: [
      ctx.db.insert(reminders).values(row),
      ...foreignEvent(ctx, principal, "reminder.created", userId),
    ],
  });
}
