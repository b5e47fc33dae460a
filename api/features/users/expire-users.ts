import { and, eq, isNull, lt, type SQL } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { eraseUser } from "./erase-user.ts";

/** So many people are erased in one run; the next run goes on. */
const AT_ONCE = 200;

export type Expiry = {
  erased: number /** Why somebody could not be erased. */;
  failures: unknown[];
};

/**
 * Notes since when people are deactivated, and erases those who have been since before `before`,
 * each in a transaction of their own: one who cannot be erased keeps nobody else. Activating
 * somebody clears the note by a trigger.
 */
export async function expireUsers(db: Db, now: Date, before: Date): Promise<Expiry> {
  const isUnnoted = and(eq(users.isActive, false), isNull(users.deactivatedAt));
  await db.update(users).set({ deactivatedAt: now }).where(isUnnoted);
  const isDue = and(eq(users.isActive, false), lt(users.deactivatedAt, before));
  const { id, municipalityId } = users;
  const due = await db.select({ id, municipalityId }).from(users).where(isDue).limit(AT_ONCE);
  const outcomes = [];
  for (const one of due) {
    outcomes.push(await expire(db, one, { now, isDue }).catch((error: unknown) => ({ error })));
  }
  return {
    erased: outcomes.filter((outcome) => outcome === true).length,
    failures: outcomes.flatMap((outcome) => (typeof outcome === "object" ? [outcome.error] : [])),
  };
}

type Due = { id: string; municipalityId: string };

/** Somebody may have activated them since, or another process erased them: false. */
function expire(
  db: Db,
  { id: userId, municipalityId }: Due,
  { now, isDue }: { now: Date; isDue: SQL | undefined },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await eraseUser(tx, { userId, now, erasedBy: null, isDue }))) return false;
    const event = { at: now, actor: ANYONE_ACTOR, municipalityId, subjectId: userId };
    await recordEvent(tx, { ...event, action: "user.expired" });
    return true;
  });
}
