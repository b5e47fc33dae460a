import { reminders } from "../../db/schema/reminders.ts";
import { thirdPartyInserts } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { withIdempotency } from "../../platform/idempotency/with-idempotency.ts";
import { currentOccurrence } from "./occurrences.ts";
import { toReminder } from "./reminder-serializer.ts";
import { wordsOf } from "./reminder-words.ts";
import type { CreateReminder, Reminder } from "./schemas.ts";

type Input = { userId: string; reminder: CreateReminder; idempotencyKey?: string | undefined };

/** Keeps it and answers with it as the list shows it. */
export async function createReminder(
  ctx: CtxOf<"reminders:write">,
  { userId, reminder, idempotencyKey }: Input,
): Promise<Reminder> {
  const now = ctx.clock();
  const row = {
    id: crypto.randomUUID(),
    userId,
    ...wordsOf(reminder),
    startsAt: new Date(reminder.dateTime),
    recurrency: reminder.recurrency,
    createdAt: now,
  };
  const at = currentOccurrence(row, ctx.config.timeZone, now);
  return await withIdempotency(ctx, {
    key: idempotencyKey,
    accountId: ctx.principal.id,
    userId,
    operation: "createReminder",
    body: reminder,
    answer: toReminder(row, { at, isCompleted: false, now }),
    writes: [
      ctx.db.insert(reminders).values(row),
      ...thirdPartyInserts(ctx.db, ctx, { action: "reminder.created", subjectId: userId }),
    ],
  });
}
