import { and, eq, getTableColumns, gte, inArray, ne, not, or, type SQL, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import type { Ctx } from "../../platform/context.ts";
import {
  currentReminderOccurrence,
  dayOf,
  type Occurrence,
  reminderOccurrences,
  startOfDay,
  withWords,
} from "./occurrences.ts";
import { byUrgency, toReminder } from "./reminder-serializer.ts";
import type { Reminder } from "./schemas.ts";

type Columns = typeof reminders.$inferSelect;
type Row = Omit<Columns, "createdAt" | "changedAt" | "exceptions"> &
  Partial<Pick<Columns, "exceptions">>;
/** Milliseconds since 1970: the start, and the end (excluded) or null while there is none. */
type Paused = [from: number, to: number | null];
/** Who marked an occurrence as done: the person, or a relative of this name. */
export type Marker = { isPerson: true } | { isPerson: false; name: string };
type Joined = Row & {
  completion: Date | null;
  markedAt: Date | null;
  marker?: Marker | null;
  pauses?: Paused[] | null;
};
type Mark = { markedAt: Date | null; marker: Marker | null };

export type LoadedReminder = {
  row: Row;
  stateAt: (at: Date) => {
    at: Date;
    isCompleted: boolean;
    /** When that occurrence was marked as done; null if it is not. */
    markedAt: Date | null;
    /** Who marked it; null also where nobody knows, and where it was not asked for. */
    marker: Marker | null;
    /** It falls into a pause of the person: it does not ring and is not missed. */
    isPaused: boolean;
  };
};

/** A one-off leaves the lists this long after it was completed. */
const SHOWN_AFTER_MS = 30 * 24 * 3600 * 1000;
/** And no more than these: the open ones have a limit of their own. */
const MOST_DONE_SHOWN = 100;

const { reminderId, occurrenceAt, completedAt, markedByPerson, markedBySupport } =
  reminderCompletions;
const [owner, today, hiddenBefore] = ["userId", "today", "hiddenBefore"].map(sql.placeholder);

const isOneOff = eq(reminders.recurrency, "none");

/** The one-offs that were completed last. */
const latestDone = sql`(select r.id from reminders r
  join reminder_completions c on c.reminder_id = r.id
  where r.user_id = ${owner} and r.recurrency = 'none' and c.occurrence_at = r.starts_at
    and c.completed_at > ${hiddenBefore}
  order by c.completed_at desc, r.id limit ${sql.raw(String(MOST_DONE_SHOWN))})`;

/** A one-off that was recurring before may have completions of other moments. */
const isDone = sql`exists (select from reminder_completions c
  where c.reminder_id = ${reminders.id} and c.occurrence_at = ${reminders.startsAt})`;

/**
 * All pauses of the person, the same in each row: the statement works them out once. Of the dead
 * nothing is missed any more, whenever it was due.
 */
export const pausesOf = (userId: SQL) => sql<Paused[] | null>`(select json_agg(json_build_array(
    case when p.reason = 'death' and p.ends_at is null then 0
      else extract(epoch from p.starts_at) * 1000 end, extract(epoch from p.ends_at) * 1000))
  from ${userPauses} p where p.user_id = ${userId}::uuid)`;

/** Who made the mark of the row. */
export const markerOf = sql<Marker | null>`case
  when ${markedByPerson} then json_build_object('isPerson', true)
  else (select json_build_object('isPerson', false, 'name', p.name)
    from ${supportPersons} p where p.id = ${markedBySupport}) end`;

/**
 * A person's reminders with the completions that can still be seen, in one statement. Whether the
 * caller may know is the caller's to check.
 */
export async function loadReminders(ctx: Ctx, userId: string): Promise<LoadedReminder[]> {
  const { timeZone } = ctx.config;
  const now = ctx.clock();
  const statement = prepared(ctx.db, "load_reminders", (db) => {
    // One bound of the index for both kinds: years of earlier completions are not read.
    const since = sql`${today}::timestamptz`;
    const oldest = sql`case when ${isOneOff} then least(${reminders.startsAt}, ${since}) else ${since} end`;
    const isListed = or(
      ne(reminders.recurrency, "none"),
      not(isDone),
      inArray(reminders.id, latestDone),
    );
    const { createdAt: _, changedAt: __, ...columns } = getTableColumns(reminders);
    return db
      .select({
        ...columns,
        completion: occurrenceAt,
        markedAt: completedAt,
        pauses: pausesOf(sql`${owner}`),
      })
      .from(reminders)
      .leftJoin(reminderCompletions, and(eq(reminderId, reminders.id), gte(occurrenceAt, oldest)))
      .where(and(eq(reminders.userId, sql`${owner}::uuid`), isListed));
  });
  const rows = await statement.execute({
    userId,
    today: startOfDay(dayOf(now, timeZone), timeZone).toISOString(),
    hiddenBefore: new Date(now.getTime() - SHOWN_AFTER_MS).toISOString(),
  });
  return gatherCompletions(rows);
}

/** A join's rows, one for each completion, as one for each reminder. */
export function gatherCompletions(rows: Joined[]): LoadedReminder[] {
  const found = new Map<string, { row: Row; completions: Map<number, Mark> }>();
  const paused = rows[0]?.pauses ?? [];
  for (const { completion, markedAt, marker = null, pauses: _, ...row } of rows) {
    const entry = found.get(row.id) ?? { row, completions: new Map() };
    if (completion) entry.completions.set(completion.getTime(), { markedAt, marker });
    found.set(row.id, entry);
  }
  return [...found.values()].map(({ row, completions }) => ({
    row,
    stateAt: (at) => ({
      at,
      isCompleted: completions.has(at.getTime()),
      ...(completions.get(at.getTime()) ?? { markedAt: null, marker: null }),
      isPaused: paused.some(([from, to]) => +at >= from && (to === null || +at < to)),
    }),
  }));
}

/** Each reminder at today's occurrence or the next one; a one-off at its only one. */
export function currentReminders(ctx: Ctx, loaded: LoadedReminder[]): Reminder[] {
  const now = ctx.clock();
  return loaded
    .map((one) => shownAt(one, currentReminderOccurrence(one.row, ctx.config.timeZone, now), now))
    .sort(byUrgency);
}

/** Each reminder that comes after today, at the first time that it does. */
export function upcomingReminders(ctx: Ctx, loaded: LoadedReminder[]): Reminder[] {
  const { timeZone } = ctx.config;
  const now = ctx.clock();
  const tomorrow = dayOf(now, timeZone).add({ days: 1 });
  return loaded
    .flatMap((one) => {
      const next = reminderOccurrences(one.row, timeZone, tomorrow).next().value;
      return next ? shownAt(one, next, now) : [];
    })
    .sort(byUrgency);
}

const shownAt = ({ row, stateAt }: LoadedReminder, shown: Occurrence, now: Date): Reminder =>
  toReminder(withWords(row, shown), { ...stateAt(shown.at), now });
