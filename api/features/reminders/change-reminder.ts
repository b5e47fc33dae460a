import { eq } from "drizzle-orm";
import { reminders } from "../../db/schema/reminders.ts";
import { thirdPartyInserts } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { withIdempotentTransaction } from "../../platform/idempotency/with-idempotency.ts";
import { lockReminder } from "./lock-reminder.ts";
import { planChange } from "./plan-change.ts";
import { toReminder } from "./reminder-serializer.ts";
import type { ChangeReminder, Reminder } from "./schemas.ts";
import { isMarked, moveMark } from "./set-mark.ts";

type Input = {
  userId: string;
  id: string;
  change: ChangeReminder;
  idempotencyKey?: string | undefined;
};

/** Changes one occurrence, or it and all later ones. An occurrence that moves keeps its mark. */
export async function changeReminder(
  ctx: CtxOf<"reminders:write">,
  { userId, id, change, idempotencyKey }: Input,
): Promise<Reminder> {
  const now = ctx.clock();
  const request = {
    key: idempotencyKey,
    accountId: ctx.principal.id,
    userId,
    operation: "changeReminder",
    body: [id, change],
  };
  return await withIdempotentTransaction(ctx, request, async (tx) => {
    const before = await lockReminder(tx, userId, id);
    const { row, from, to } = planChange(before, change, { now, timeZone: ctx.config.timeZone });
    const isCompleted = await isMarked(tx, id, from);
    const { userId: _, id: __, createdAt: ___, ...columns } = row;
    const shown = row.exceptions.find(({ occursAt }) => Date.parse(occursAt) === to.getTime());
    return {
      answer: toReminder({ ...row, ...shown }, { at: to, isCompleted, now }),
      writes: [
        tx.update(reminders).set(columns).where(eq(reminders.id, id)),
        ...(from.getTime() === to.getTime() ? [] : [moveMark(tx, id, from, to)]),
        ...thirdPartyInserts(tx, ctx, { action: "reminder.changed", subjectId: userId }),
      ],
    };
  });
}
