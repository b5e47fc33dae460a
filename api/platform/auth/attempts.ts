import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { ServiceError } from "../errors.ts";
import {
  ADMINISTRATOR_WAIT_SECONDS,
  AUTHORISED_DEVICE_WAIT_SECONDS,
  FIRST_WAIT_SECONDS,
  FREE_MISSES,
  LONGEST_WAIT_SECONDS,
  MEMORY_SECONDS,
  waitInWords,
} from "./guess-limits.ts";
import { guessCounters } from "./table.ts";
import { pseudonym } from "./tokens.ts";

export type Door = "pin" | "administrator-login" | "support-login" | "support-link";

/** Who guesses at whose secret: a device, or an administrator with a valid session. */
export type Guess = { door: Door; account: string } & (
  | { device: string; isAuthorised: boolean }
  | { administratorId: string }
);

/** An attempt that has been counted as a miss already, until `forgive` says otherwise. */
export type Attempt = { accountKey: string; keys: string[]; attemptsLeft: number };

/**
 * Counts the attempt before the secret is looked at, in one statement for all its counters, so that
 * parallel guesses cannot slip by. Throws 429 while any of the counters is waiting.
 */
export async function countAttempt(ctx: Ctx, guess: Guess): Promise<Attempt> {
  const now = ctx.clock();
  const longest = longestWait(guess);
  return await ctx.db.transaction(async (tx) => {
    const { accountKey, keys } = await keysOf(tx, ctx, guess);
    const counted = await addMiss(tx, keys, now, longest);
    if (counted.length < keys.length) throw await tooManyAttempts(tx, keys, now);
    const most = Math.max(...counted.map(({ misses }) => misses));
    return { accountKey, keys, attemptsLeft: Math.max(0, FREE_MISSES - most) };
  });
}

/**
 * The secret was right: this device's misses at this account are taken back wherever they were
 * counted. Misses at other accounts stay, so one's own PIN does not buy guesses at a neighbour's.
 */
export async function forgive(tx: Db, { accountKey, keys }: Attempt): Promise<void> {
  const rows = await tx
    .select({ key: guessCounters.key, misses: guessCounters.misses })
    .from(guessCounters)
    .where(inArray(guessCounters.key, keys))
    // In the order of `keysOf`, whatever the collation of the database.
    .orderBy(sql`${guessCounters.key} collate "C"`)
    .for("update");
  const own = rows.find(({ key }) => key === accountKey)?.misses ?? 0;
  await tx
    .update(guessCounters)
    .set({ misses: sql`greatest(0, ${guessCounters.misses} - ${own})`, blockedUntil: null })
    .where(inArray(guessCounters.key, keys));
  await tx.update(guessCounters).set({ isTrusted: true }).where(eq(guessCounters.key, accountKey));
}

function longestWait(guess: Guess): number {
  if ("administratorId" in guess) return ADMINISTRATOR_WAIT_SECONDS;
  return guess.isAuthorised ? AUTHORISED_DEVICE_WAIT_SECONDS : LONGEST_WAIT_SECONDS;
}

/** A device that was authorised or has opened the account before is not held to account for its address. */
async function keysOf(tx: Db, { pepper, claims }: Ctx, guess: Guess) {
  const name = (...parts: string[]) => pseudonym(pepper, [guess.door, ...parts].join("|"));
  if ("administratorId" in guess) {
    const accountKey = name("administrator", guess.administratorId, guess.account);
    return { accountKey, keys: [accountKey] };
  }
  const accountKey = name("account", guess.device, guess.account);
  const [counter] = await tx
    .select({ isTrusted: guessCounters.isTrusted })
    .from(guessCounters)
    .where(eq(guessCounters.key, accountKey));
  const keys = [accountKey, name("device", guess.device)];
  if (!counter?.isTrusted && !guess.isAuthorised) keys.push(name("address", claims.address));
  // Always locked in the same order, so that two attempts cannot wait for each other.
  return { accountKey, keys: keys.sort() };
}

function addMiss(tx: Db, keys: string[], now: Date, longest: number) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${guessCounters.lastAttemptAt} < ${at} - make_interval(secs => ${MEMORY_SECONDS})`;
  const misses = sql`case when ${forgotten} then 1 else ${guessCounters.misses} + 1 end`;
  return tx
    .insert(guessCounters)
    .values(keys.map((key) => ({ key, misses: 1, lastAttemptAt: now })))
    .onConflictDoUpdate({
      target: guessCounters.key,
      set: { misses, blockedUntil: waitAfter(misses, at, longest), lastAttemptAt: now },
      setWhere: sql`coalesce(${guessCounters.blockedUntil} <= ${at}, true)`,
    })
    .returning({ misses: guessCounters.misses });
}

function waitAfter(misses: SQL, at: SQL, longest: number): SQL {
  // The exponent is capped because 2^1024 is no number any more.
  const doublings = sql`least((${misses}) - ${FREE_MISSES}::int, 20)`;
  const seconds = sql`least(${longest}::int, ${FIRST_WAIT_SECONDS}::int * power(2, ${doublings}))`;
  return sql`case when (${misses}) >= ${FREE_MISSES}::int
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
