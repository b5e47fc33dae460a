import { eq, type SQL, sql } from "drizzle-orm";
import type { Rider } from "../auth/rider.ts";
import type { Ctx } from "../context.ts";
import { currentOccurrence, dayOf, occurrencesFrom, startOfDay } from "./occurrences.ts";
import { byUrgency, toReminder } from "./reminder-answer.ts";
import type { Reminder } from "./schemas.ts";
import { reminderCompletions, reminders } from "./table.ts";

type Row = Omit<typeof reminders.$inferSelect, "createdAt">;
export type LoadedReminder = { row: Row; isCompletedAt: (at: Date) => boolean };

/** A one-off leaves the lists this long after it was completed. */
const SHOWN_AFTER_MS = 30 * 24 * 3600 * 1000;
const UPCOMING_DAYS = 7;

/** A reminder as Postgres writes it in JSON. */
type Written = Omit<Row, "startsAt"> & { startsAt: string };
export type WrittenReminder = Written & { completions: string[] | null };

const { occurrenceAt, completedAt } = reminderCompletions;
const [userId, today, hiddenBefore] = ["userId", "today", "hiddenBefore"].map(sql.placeholder);

/** The row's own columns, as pairs of name and value. */
export const WRITTEN: SQL = sql`'id', ${reminders.id}, 'userId', ${reminders.userId},
  'title', ${reminders.title}, 'description', ${reminders.description},
  'startsAt', ${reminders.startsAt}, 'category', ${reminders.category},
  'recurrency', ${reminders.recurrency}`;

const isCompletion = eq(reminderCompletions.reminderId, reminders.id);
const isOneOff = eq(reminders.recurrency, "none");

const LOADED = sql<WrittenReminder[] | null>`(
  select json_agg(json_build_object(${WRITTEN}, 'completions', (
    select json_agg(${occurrenceAt}) from ${reminderCompletions}
    where ${isCompletion} and (${isOneOff} or ${occurrenceAt} >= ${today}))))
  from ${reminders}
  where ${reminders.userId} = ${userId} and (not ${isOneOff} or not exists (
    select from ${reminderCompletions} where ${isCompletion} and ${completedAt} <= ${hiddenBefore})))`;

/** A person's reminders with the completions that can still be seen. */
export function loadedReminders(ctx: Ctx, userId: string): Rider<WrittenReminder[] | null> {
  const { timeZone } = ctx.config;
  const now = ctx.clock();
  const values = {
    userId,
    today: startOfDay(dayOf(now, timeZone), timeZone).toISOString(),
    hiddenBefore: new Date(now.getTime() - SHOWN_AFTER_MS).toISOString(),
  };
  return { name: "reminders", data: LOADED, values };
}

/** The rows that were written in JSON; a person without any comes as null. */
export function readReminders(written: WrittenReminder[] | null): LoadedReminder[] {
  return (written ?? []).map(({ completions, ...row }) => {
    const done = new Set(completions?.map(Date.parse));
    return { row: readReminder(row), isCompletedAt: (at) => done.has(at.getTime()) };
  });
}

export const readReminder = ({ startsAt, ...row }: Written): Row => ({
  ...row,
  startsAt: new Date(startsAt),
});

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
