import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { guessCounters } from "../../db/schema/auth.ts";
import { DEVICE_SECONDS } from "./cookies.ts";

/** Removes counters of wrong secrets that count no longer; those of known devices stay longer. */
export async function cleanUpAttempts(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const forgotten = and(
    eq(guessCounters.isTrusted, false),
    sql`${guessCounters.lastAttemptAt} < ${now.toISOString()}::timestamptz
      - make_interval(secs => ${guessCounters.memorySeconds})`,
  );
  const outlived = lt(guessCounters.lastAttemptAt, before(DEVICE_SECONDS * 1000));
  await db.delete(guessCounters).where(or(forgotten, outlived));
}
