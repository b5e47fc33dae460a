import { and, eq, sql } from "drizzle-orm";
import { foreignEvent } from "../audit/foreign-event.ts";
import { requirePersonOrFamilyWith } from "../auth/consents.ts";
import type { Rider } from "../auth/rider.ts";
import type { Ctx } from "../context.ts";
import { rowsOf } from "../db/rows.ts";
import { together } from "../db/together.ts";
import { notFound, ServiceError } from "../errors.ts";
import { readReminder, WRITTEN, type WrittenReminder } from "./load-reminders.ts";
import { currentOccurrence } from "./occurrences.ts";
import { toReminder } from "./reminder-answer.ts";
import type { CompleteReminder, Reminder } from "./schemas.ts";
import { reminderCompletions, reminders } from "./table.ts";

type Input = CompleteReminder & { userId: string; id: string };

/**
 * The person and consented relatives. `isCompleted` says what it shall be; without it done becomes
 * not done and the other way round.
 */
export async function completeReminder(
  ctx: Ctx,
  { userId, id, occurrence, isCompleted: wanted }: Input,
): Promise<Reminder> {
  const rider = ownReminder(userId, id);
  const { principal, carried } = await requirePersonOrFamilyWith(ctx, userId, rider);
  if (!carried) throw notFound();
  const row = readReminder(carried);
  const now = ctx.clock();
  const at = currentOccurrence(row, ctx.config.timeZone, now);
  if (occurrence !== undefined && Date.parse(occurrence) !== at.getTime()) throw moved();
  const events = foreignEvent(ctx, principal, "reminder.completed", userId);
  const isCompleted = await mark(ctx, { id, at, now, wanted }, events);
  return toReminder(row, { at, isCompleted, now });
}

const OWN = sql<Omit<WrittenReminder, "completions"> | null>`(
  select json_build_object(${WRITTEN}) from ${reminders}
  where ${reminders.id} = ${sql.placeholder("reminderId")}
    and ${reminders.userId} = ${sql.placeholder("userId")})`;

const ownReminder = (userId: string, reminderId: string): Rider<typeof OWN._.type> => ({
  name: "reminder",
  data: OWN,
  values: { userId, reminderId },
});

/**
 * One statement, so that two fingers at once cannot leave it half done: two that both find it undone
 * make it done. What a reminder's occurrences are never changes, so nothing read before is outdated
 * but that it may be gone. Answers whether it is done now.
 */
async function mark(
  ctx: Ctx,
  { id, at, now, wanted }: { id: string; at: Date; now: Date; wanted: boolean | undefined },
  events: ReturnType<typeof foreignEvent>,
): Promise<boolean> {
  const { reminderId, occurrenceAt } = reminderCompletions;
  const undo = ctx.db
    .delete(reminderCompletions)
    .where(and(eq(reminderId, id), eq(occurrenceAt, at), wanted ? sql`false` : undefined))
    .returning({ reminderId });
  const row = sql`${id}::uuid, ${at.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz`;
  const undone = wanted === false ? sql`true` : sql`exists (select from write_0)`;
  const redo = sql`insert into ${reminderCompletions} (reminder_id, occurrence_at, completed_at)
    select ${row} where not ${undone} on conflict do nothing`;
  const statement = together([undo, redo, ...events], sql`select not ${undone} as "isCompleted"`);
  const [result] = await rowsOf<{ isCompleted: boolean }>(ctx.db, statement);
  if (!result) throw new Error("select returned nothing");
  return result.isCompleted;
}

const moved = () =>
  new ServiceError(
    409,
    "OCCURRENCE_MOVED",
    "Este recordatorio ya es de otro día. Mira la lista de nuevo, por favor.",
  );
