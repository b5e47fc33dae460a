import { and, eq, getTableColumns, gte, lt, ne, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import type { LoadedReminder } from "./load-reminders.ts";
import { dayOf, occurrencesFrom, type Series } from "./occurrences.ts";
import { reminderCompletions, reminders } from "./table.ts";

type Row = typeof reminders.$inferSelect;
export type DueReminder = Pick<Row, "title" | "category"> & {
  reminderId: string;
  at: Date;
  isCompleted: boolean;
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
  const { reminderId, occurrenceAt } = reminderCompletions;
  const isWithin = and(gte(occurrenceAt, from), lt(occurrenceAt, to));
  const canRecur = or(ne(reminders.recurrency, "none"), gte(reminders.startsAt, from));
  const rows = await ctx.db
    .select({ ...getTableColumns(reminders), completion: occurrenceAt })
    .from(reminders)
    .leftJoin(reminderCompletions, and(eq(reminderId, reminders.id), isWithin))
    .where(and(eq(reminders.userId, userId), lt(reminders.startsAt, to), canRecur));
  return gather(rows)
    .flatMap(({ row, isCompletedAt }) => {
      const { id, title, category } = row;
      return occurrencesWithin(row, ctx.config.timeZone, from, to).map((at) => {
        return { reminderId: id, title, category, at, isCompleted: isCompletedAt(at) };
      });
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

function occurrencesWithin(row: Series, timeZone: string, from: Date, to: Date): Date[] {
  const found: Date[] = [];
  for (const at of occurrencesFrom(row, timeZone, dayOf(from, timeZone))) {
    if (at >= to) break;
    if (at >= from) found.push(at);
  }
  return found;
}

/** A join's rows, one for each completion, as one for each reminder. */
function gather(rows: (Row & { completion: Date | null })[]): LoadedReminder[] {
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
