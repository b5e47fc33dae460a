import { waitInWords } from "@acompana/kit/format";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { guessCounters } from "../../db/schema/auth.ts";
import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { FIRST_WAIT_SECONDS } from "./attempt-limits.ts";
import type { AttemptSource } from "./attempt-source.ts";

/** An attempt that is counted as a miss, until `resetAttempts` takes it back. */
export type Attempt = {
  source: AttemptSource;
  attemptsLeft: number;
  /** How many misses each counter of this account alone has, this one included. */
  missesAtAccount: number[];
  at: Date;
};

/**
 * Counts the attempt before the secret is checked, in one statement for all its counters, so that
 * parallel attempts are all counted. Throws 429 while any of the counters is waiting.
 */
export async function countAttempt(ctx: Ctx, source: AttemptSource): Promise<Attempt> {
  const { counters } = source;
  const now = ctx.clock();
  return await ctx.db.transaction(async (tx) => {
    const counted = new Map((await addMiss(tx, counters, now)).map((row) => [row.key, row.misses]));
    if (counted.size < counters.length) throw await tooManyAttempts(tx, keysOf(source), now);
    const missesOf = (key: string) => counted.get(key) ?? 0;
    const left = counters.map(({ key, limit }) => limit.free - missesOf(key));
    const own = counters.filter(({ isOfAccount }) => isOfAccount);
    return {
      source,
      attemptsLeft: Math.max(0, Math.min(...left)),
      missesAtAccount: own.map(({ key }) => missesOf(key)),
      at: now,
    };
  });
}

/**
 * The secret was right: this device's misses at this account are subtracted from all its counters.
 * Misses at other accounts and of other devices stay, so one's own PIN gives no new attempts at a
 * neighbour's.
 */
export async function resetAttempts(tx: Db, { source, at }: Attempt): Promise<void> {
  const { accountKey, trustKeys } = source;
  const keys = keysOf(source);
  const rows = await tx
    .select({ key: guessCounters.key, misses: guessCounters.misses })
    .from(guessCounters)
    .where(inArray(guessCounters.key, keys))
    // In the order of `identifySource`, whatever the collation of the database.
    .orderBy(sql`${guessCounters.key} collate "C"`)
    .for("update");
  const own = rows.find(({ key }) => key === accountKey)?.misses ?? 0;
  await tx
    .update(guessCounters)
    .set({ misses: sql`greatest(0, ${guessCounters.misses} - ${own})`, blockedUntil: null })
    .where(inArray(guessCounters.key, keys));
  await setTrusted(tx, trustKeys, at);
}

/** Remembers a device that has signed in to an account without a secret. */
export async function trust(tx: Db, { trustKeys }: AttemptSource, now: Date): Promise<void> {
  await setTrusted(tx, trustKeys, now);
}

async function setTrusted(tx: Db, keys: string[], lastAttemptAt: Date): Promise<void> {
  await tx
    .insert(guessCounters)
    .values(keys.map((key) => ({ key, misses: 0, lastAttemptAt, isTrusted: true })))
    .onConflictDoUpdate({
      target: guessCounters.key,
      set: { isTrusted: true, lastAttemptAt: sql`excluded.last_attempt_at` },
    });
}

const keysOf = ({ counters }: AttemptSource) => counters.map(({ key }) => key);

function addMiss(tx: Db, counters: AttemptSource["counters"], now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${guessCounters.lastAttemptAt}
    < ${at} - make_interval(secs => ${guessCounters.memorySeconds})`;
  const misses = sql`case when ${forgotten} then 1 else ${guessCounters.misses} + 1 end`;
  const rows = counters.map(({ key, limit: { free, longest, memory } }) => ({
    key,
    misses: 1,
    lastAttemptAt: now,
    freeMisses: free,
    longestWait: longest,
    memorySeconds: memory,
  }));
  return tx
    .insert(guessCounters)
    .values(rows)
    .onConflictDoUpdate({
      target: guessCounters.key,
      set: {
        misses,
        blockedUntil: waitAfter(misses, at),
        lastAttemptAt: now,
        freeMisses: sql`excluded.free_misses`,
        longestWait: sql`excluded.longest_wait`,
        memorySeconds: sql`excluded.memory_seconds`,
      },
      setWhere: sql`coalesce(${guessCounters.blockedUntil} <= ${at}, true)`,
    })
    .returning({ key: guessCounters.key, misses: guessCounters.misses });
}

function waitAfter(misses: SQL, at: SQL): SQL {
  // The exponent is capped because 2^1024 is no number any more.
  const doublings = sql`least((${misses}) - excluded.free_misses, 20)`;
  const seconds = sql`least(excluded.longest_wait, ${FIRST_WAIT_SECONDS}::int * power(2, ${doublings}))`;
  return sql`case when (${misses}) >= excluded.free_misses
    then ${at} + make_interval(secs => ${seconds}) end`;
}

async function tooManyAttempts(tx: Db, keys: string[], now: Date): Promise<ServiceError> {
  const rows = await tx
    .select({ until: guessCounters.blockedUntil })
    .from(guessCounters)
    .where(inArray(guessCounters.key, keys));
  const until = Math.max(...rows.map((row) => row.until?.getTime() ?? 0));
  const retryAfterSeconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const sentence = `Espera ${waitInWords(retryAfterSeconds)} antes de volver a intentarlo.`;
  return new ServiceError(429, "TOO_MANY_ATTEMPTS", sentence, { retryAfterSeconds });
}
