import { and, eq, getTableColumns, gte, lt, ne, or, sql } from "drizzle-orm";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import type { Ctx } from "../../platform/context.ts";
import { gatherCompletions, type Marker, markerOf, pausesOf } from "./load-reminders.ts";
import {
  type ChangedSeries,
  dayOf,
  type Occurrence,
  reminderOccurrences,
  withWords,
} from "./occurrences.ts";

type Row = typeof reminders.$inferSelect;
export type DueReminder = Pick<Row, "title" | "category"> & {
  reminderId: string;
  at: Date;
  isCompleted: boolean;
  /** When it was marked as done; null while it is not. */
  markedAt: Date | null;
  /** Who marked it; null while nobody has, and where nobody knows. */
  marker: Marker | null;
  /** It falls into a pause of the person: it does not ring and is not missed. */
  isPaused: boolean;
};

/**
 * Every occurrence from `from` (included) to `to` (excluded), in order of time. One statement.
 * Whether the caller may know is the caller's to check.
 */
export async function occurrencesBetween(
  ctx: Ctx,
  userId: string,
  from: Date,
  to: Date,
): Promise<DueReminder[]> {
  const { reminderId, occurrenceAt, completedAt } = reminderCompletions;
  const isWithin = and(gte(occurrenceAt, from), lt(occurrenceAt, to));
  const canRecur = or(ne(reminders.recurrency, "none"), gte(reminders.startsAt, from));
  const mayCome = and(lt(reminders.startsAt, to), canRecur);
  const rows = await ctx.db
    .select({
      ...getTableColumns(reminders),
      completion: occurrenceAt,
      markedAt: completedAt,
      marker: markerOf,
      pauses: pausesOf(sql`${userId}`),
    })
    .from(reminders)
    .leftJoin(reminderCompletions, and(eq(reminderId, reminders.id), isWithin))
    .where(and(eq(reminders.userId, userId), or(mayCome, ne(reminders.exceptions, []))));
  return gatherCompletions(rows)
    .flatMap(({ row, stateAt }) =>
      occurrencesWithin(row, ctx.config.timeZone, from, to).map((occurrence) => {
        const { id, title, category } = withWords(row, occurrence);
        return { reminderId: id, title, category, ...stateAt(occurrence.at) };
      }),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

function occurrencesWithin(row: ChangedSeries, timeZone: string, from: Date, to: Date) {
  const found: Occurrence[] = [];
  for (const occurrence of reminderOccurrences(row, timeZone, dayOf(from, timeZone))) {
    if (occurrence.at >= to) break;
    if (occurrence.at >= from) found.push(occurrence);
  }
  return found;
}
