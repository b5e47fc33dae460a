import { and, eq, getTableColumns, gt, gte, isNull, ne, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { currentOccurrence, dayOf, occurrencesFrom, startOfDay } from "./occurrences.ts";
import { byUrgency, toReminder } from "./reminder-answer.ts";
import type { Reminder } from "./schemas.ts";
import { reminderCompletions, reminders } from "./table.ts";

type Row = typeof reminders.$inferSelect;
export type LoadedReminder = { row: Row; isCompletedAt: (at: Date) => boolean };

/** A one-off leaves the lists this long after it was completed. */
const SHOWN_AFTER_MS = 30 * 24 * 3600 * 1000;
const UPCOMING_DAYS = 7;

/** A person's reminders with the completions that can still be seen; one statement. */
export async function loadReminders(ctx: Ctx, userId: string): Promise<LoadedReminder[]> {
  const { timeZone } = ctx.config;
  const now = ctx.clock();
  const today = startOfDay(dayOf(now, timeZone), timeZone);
  const isOneOff = eq(reminders.recurrency, "none");
  const { reminderId, occurrenceAt, completedAt } = reminderCompletions;
  const rows = await ctx.db
    .select({ ...getTableColumns(reminders), completion: occurrenceAt })
    .from(reminders)
    .leftJoin(
      reminderCompletions,
      and(eq(reminderId, reminders.id), or(isOneOff, gte(occurrenceAt, today))),
    )
    .where(
      and(
        eq(reminders.userId, userId),
        or(
          ne(reminders.recurrency, "none"),
          isNull(completedAt),
          gt(completedAt, new Date(now.getTime() - SHOWN_AFTER_MS)),
        ),
      ),
    );
  return gather(rows);
}

/** A join's rows, one for each completion, as one for each reminder. */
export function gather(rows: (Row & { completion: Date | null })[]): LoadedReminder[] {
  const found = new Map<string, { row: Row; completions: Set<number> }>();
  for (const { completion, ...row } of rows) {
    const entry = found.get(row.id) ?? { row, completions: new Set() };
    if (completion) entry.completions.add(completion.getTime());
    found.set(row.id, entry);
  }
  return [...found.values()].map(({ row, completions }) => ({
    row,
    isCompletedAt: (at) => completions.has(at.getTime()),
  }));
}

/** Each reminder at today's occurrence or the next one; a one-off at its only one. */
export function currentReminders(ctx: Ctx, loaded: LoadedReminder[]): Reminder[] {
  const now = ctx.clock();
  return loaded
    .map(({ row, isCompletedAt }) => {
      const at = currentOccurrence(row, ctx.config.timeZone, now);
      return toReminder(row, { at, isCompleted: isCompletedAt(at), now });
    })
    .sort(byUrgency);
}

/** Each reminder that comes in the seven days after today, at the first time that it does. */
export function upcomingReminders(ctx: Ctx, loaded: LoadedReminder[]): Reminder[] {
  const { timeZone } = ctx.config;
  const now = ctx.clock();
  const tomorrow = dayOf(now, timeZone).add({ days: 1 });
  const end = startOfDay(tomorrow.add({ days: UPCOMING_DAYS }), timeZone);
  return loaded
    .flatMap(({ row, isCompletedAt }) => {
      const at = occurrencesFrom(row, timeZone, tomorrow).next().value;
      return at && at < end ? toReminder(row, { at, isCompleted: isCompletedAt(at), now }) : [];
    })
    .sort(byUrgency);
}
