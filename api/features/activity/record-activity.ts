import type { SQLWrapper } from "drizzle-orm";
import { chatMessageCounts } from "../../db/schema/activity.ts";
import { minuteInsert, viewInsert } from "../../platform/activity/own-use.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { withIdempotency } from "../../platform/idempotency/with-idempotency.ts";
import { dayOf } from "../reminders/index.ts";
import type { RecordActivity } from "./schemas.ts";

type Input = { userId: string; activity: RecordActivity; idempotencyKey?: string | undefined };

const MINUTE_MS = 60_000;
/** How far a tablet's clock may be ahead. */
const AHEAD_MS = 2 * MINUTE_MS;
const OLDEST_MS = 24 * 60 * MINUTE_MS;

/** The person's own use of the portal. */
export async function recordActivity(
  ctx: CtxOf<"activity:write">,
  { userId, activity, idempotencyKey }: Input,
): Promise<void> {
  await withIdempotency(ctx, {
    key: idempotencyKey,
    accountId: ctx.principal.id,
    userId,
    operation: "recordActivity",
    body: activity,
    answer: null,
    writes: [
      ...minuteWrites(ctx, userId, activity),
      ...chatWrites(ctx, userId, activity),
      ...viewWrites(ctx, userId, activity),
    ],
  });
}

function minuteWrites(ctx: Ctx, userId: string, { activeMinute }: RecordActivity): SQLWrapper[] {
  if (activeMinute === undefined) return [];
  const time = Date.parse(activeMinute);
  const age = ctx.clock().getTime() - time;
  if (age > OLDEST_MS || age < -AHEAD_MS) {
    throw invalid("activeMinute", "El minuto de actividad debe ser de las últimas 24 horas.");
  }
  return [minuteInsert(ctx.db, userId, new Date(time))];
}

function chatWrites(
  ctx: Ctx,
  userId: string,
  { chatSessionMessages: messages }: RecordActivity,
): SQLWrapper[] {
  if (!messages) return [];
  return [ctx.db.insert(chatMessageCounts).values({ userId, at: ctx.clock(), messages })];
}

function viewWrites(ctx: Ctx, userId: string, { remindersViewed }: RecordActivity): SQLWrapper[] {
  const now = ctx.clock().getTime();
  const dayAt = (time: number) => dayOf(new Date(time), ctx.config.timeZone).toString();
  const [first, last] = [dayAt(now - OLDEST_MS), dayAt(now + AHEAD_MS)];
  const idsByDay = new Map<string, string[]>();
  for (const { reminderId, day } of remindersViewed ?? []) {
    if (day < first || day > last) {
      throw invalid("remindersViewed", "Los recordatorios vistos deben ser de hoy o de ayer.");
    }
    idsByDay.set(day, [...(idsByDay.get(day) ?? []), reminderId]);
  }
  return [...idsByDay].map(([day, ids]) => viewInsert(userId, day, ids));
}
