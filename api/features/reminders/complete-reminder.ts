import { countOwnUse, viewInsert } from "../../platform/activity/own-use.ts";
import { thirdPartyInserts } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid, ServiceError } from "../../platform/errors.ts";
import { withIdempotentTransaction } from "../../platform/idempotency/with-idempotency.ts";
import { type LockedReminder, lockReminder } from "./lock-reminder.ts";
import { currentReminderOccurrence, dayOf, withWords } from "./occurrences.ts";
import { toReminder } from "./reminder-serializer.ts";
import { type CompleteReminder, NOT_SAID, type Reminder } from "./schemas.ts";
import { setMark, toggleMark } from "./set-mark.ts";

type Input = CompleteReminder & {
  userId: string;
  id: string;
  idempotencyKey?: string | undefined;
};

/** A tablet's clock may be this much ahead of ours. */
const AHEAD_MS = 5 * 60_000;
/** A mark that waited longer for the line is of a list that nobody has on screen any more. */
const OLDEST_MS = 30 * 24 * 3600 * 1000;

/**
 * `isCompleted` says what it shall be; without it done becomes not done and the other way round.
 * `completedAt` says when that was decided: the occurrence must be the one that was current then.
 */
export async function completeReminder(
  ctx: CtxOf<"reminders:write">,
  input: Input,
): Promise<Reminder> {
  const { userId, id, occurrence, isCompleted: wanted, idempotencyKey } = input;
  // A repeated call gets the first one's response, which must be known before the write.
  if (idempotencyKey !== undefined && wanted === undefined) throw invalid("isCompleted", NOT_SAID);
  const now = ctx.clock();
  const markedAt = momentOfMark(input.completedAt, now);
  const request = {
    key: idempotencyKey,
    accountId: ctx.principal.id,
    userId,
    operation: "completeReminder",
    body: [id, occurrence, wanted, input.completedAt],
  };
  const reminder = await withIdempotentTransaction(ctx, request, async (tx) => {
    const row = await lockReminder(tx, userId, id);
    const shown = currentReminderOccurrence(row, ctx.config.timeZone, markedAt);
    const { at } = shown;
    if (occurrence !== undefined && !isMeant(ctx, row, { at, markedAt, meant: occurrence })) {
      throw moved();
    }
    const events = thirdPartyInserts(tx, ctx, { action: "reminder.completed", subjectId: userId });
    const mark = { id, at, markedAt, by: ctx.principal };
    const answer = (isCompleted: boolean) =>
      toReminder(withWords(row, shown), { at, isCompleted, now });
    if (idempotencyKey === undefined || wanted === undefined) {
      return { answer: answer(await toggleMark(tx, mark, { wanted, events })), writes: [] };
    }
    return { answer: answer(wanted), writes: [setMark(tx, mark, wanted), ...events] };
  });
  // Whoever marks a reminder has seen it. In the transaction it would wait for a view that is told
  // at the same time, which itself waits for the locked reminder.
  const day = dayOf(markedAt, ctx.config.timeZone).toString();
  await countOwnUse(ctx, viewInsert(userId, day, [id]));
  return reminder;
}

/**
 * Whether an occurrence that a page names is the one `at`. A mark that was made before the reminder
 * was changed may name it as it was then: no reminder comes twice on a day.
 */
function isMeant(
  ctx: CtxOf<"reminders:write">,
  { changedAt }: LockedReminder,
  { at, markedAt, meant }: { at: Date; markedAt: Date; meant: string },
): boolean {
  if (Date.parse(meant) === at.getTime()) return true;
  if (changedAt === null || markedAt >= changedAt) return false;
  const { timeZone } = ctx.config;
  return dayOf(new Date(meant), timeZone).equals(dayOf(at, timeZone));
}

/** When the mark was made; a clock that is a little ahead says now. */
function momentOfMark(completedAt: string | undefined, now: Date): Date {
  if (completedAt === undefined) return now;
  const at = new Date(completedAt);
  if (at.getTime() > now.getTime() + AHEAD_MS) throw invalid("completedAt", NOT_YET);
  if (at.getTime() < now.getTime() - OLDEST_MS) throw invalid("completedAt", TOO_OLD);
  return at > now ? now : at;
}

const NOT_YET = "Ese momento todavía no ha llegado.";
const TOO_OLD = "Ese momento queda demasiado lejos.";

const moved = () =>
  new ServiceError(
    409,
    "OCCURRENCE_MOVED",
    "Este recordatorio ya no está en ese día: ha cambiado o ha pasado. Míralo en la lista y, si ya lo has hecho, márcalo allí.",
  );
