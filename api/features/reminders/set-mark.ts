import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { batch } from "../../db/batch.ts";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import type { Principal } from "../../platform/principal.ts";

/** An occurrence `at` of a reminder, when it was marked and by whom. */
type Mark = { id: string; at: Date; markedAt: Date; by: Principal };

const { reminderId, occurrenceAt } = reminderCompletions;

/** Makes the occurrence done or not; what is done already keeps its first moment and marker. */
export function setMark(db: Db, mark: Mark, isCompleted: boolean): SQLWrapper {
  return isCompleted ? insertMark(mark, sql`true`) : deleteMark(db, mark, sql`true`);
}

/**
 * One statement, in the transaction that has locked the reminder. Returns whether it is done now.
 *
 * @param wanted the state to set; undefined sets the opposite of the present one
 */
export async function toggleMark(
  db: Db,
  mark: Mark,
  { wanted, events }: { wanted: boolean | undefined; events: readonly SQLWrapper[] },
): Promise<boolean> {
  const undo = deleteMark(db, mark, wanted ? sql`false` : sql`true`);
  const undone = wanted === false ? sql`true` : sql`exists (select from write_0)`;
  const statement = batch(
    [undo, insertMark(mark, sql`not ${undone}`), ...events],
    sql`select not ${undone} as "isCompleted"`,
  );
  const [result] = await rowsOf<{ isCompleted: boolean }>(db, statement);
  if (!result) throw new Error("select returned nothing");
  return result.isCompleted;
}

export async function isMarked(db: Db, id: string, at: Date): Promise<boolean> {
  const isOccurrence = and(eq(reminderId, id), eq(occurrenceAt, at));
  return (
    (await db.select({ occurrenceAt }).from(reminderCompletions).where(isOccurrence)).length > 0
  );
}

/** Moves the mark with the occurrence that moves. */
export function moveMark(db: Db, id: string, from: Date, to: Date): SQLWrapper {
  const isThere = sql`exists (select from reminder_completions c
    where c.reminder_id = ${id}::uuid and c.occurrence_at = ${to.toISOString()}::timestamptz)`;
  return db
    .update(reminderCompletions)
    .set({ occurrenceAt: to })
    .where(and(eq(reminderId, id), eq(occurrenceAt, from), sql`not ${isThere}`));
}

function insertMark({ id, at, markedAt, by }: Mark, when: SQL): SQL {
  // What an administrator marks in a person's home was marked by neither.
  const isPerson = by.role === "person" && by.enteredBy === null;
  const support = by.role === "support" ? by.id : null;
  const moments = sql`${at.toISOString()}::timestamptz, ${markedAt.toISOString()}::timestamptz`;
  return sql`insert into ${reminderCompletions}
      (reminder_id, occurrence_at, completed_at, marked_by_person, marked_by_support)
    select ${id}::uuid, ${moments}, ${isPerson}::boolean, ${support}::uuid
    where ${when} on conflict do nothing`;
}

function deleteMark(db: Db, { id, at }: Mark, when: SQL) {
  return db
    .delete(reminderCompletions)
    .where(and(eq(reminderId, id), eq(occurrenceAt, at), when))
    .returning({ reminderId });
}
