import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { guessCounters } from "../../db/schema/auth.ts";
import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { waitInWords } from "../limits/wait-in-words.ts";
import { pseudonym } from "../secrets/tokens.ts";
import {
  ADMINISTRATOR_WAIT_SECONDS,
  AUTHORISED_DEVICE_WAIT_SECONDS,
  FIRST_WAIT_SECONDS,
  FREE_MISSES,
  LONGEST_WAIT_SECONDS,
  MEMORY_SECONDS,
} from "./attempt-limits.ts";

type LoginKind = "pin" | "administrator-login" | "support-login" | "support-link";

/** A sign-in whose attempts are counted: whose secret, and from which device or by which administrator. */
export type Login = { loginKind: LoginKind; account: string } & (
  | { device: string; isAuthorised: boolean }
  | { administratorId: string }
);

/** Where a login is counted, and whether its sender has been let in at this account before. */
export type AttemptSource = {
  loginKind: LoginKind;
  account: string;
  accountKey: string;
  keys: string[];
  isKnown: boolean;
  longestWait: number;
};

/** An attempt that is counted as a miss, until `resetAttempts` takes it back. */
export type Attempt = { source: AttemptSource; attemptsLeft: number };

/**
 * Counts the attempt before the secret is checked, in one statement for all its counters, so that
 * parallel attempts are all counted. Throws 429 while any of the counters is waiting.
 */
export async function countAttempt(ctx: Ctx, source: AttemptSource): Promise<Attempt> {
  const { keys, longestWait } = source;
  const now = ctx.clock();
  return await ctx.db.transaction(async (tx) => {
    const counted = await addMiss(tx, keys, now, longestWait);
    if (counted.length < keys.length) throw await tooManyAttempts(tx, keys, now);
    const most = Math.max(...counted.map(({ misses }) => misses));
    return { source, attemptsLeft: Math.max(0, FREE_MISSES - most) };
  });
}

/**
 * The secret was right: this device's misses at this account are subtracted from all its counters.
 * Misses at other accounts stay, so one's own PIN gives no new attempts at a neighbour's.
 */
export async function resetAttempts(
  tx: Db,
  { source: { accountKey, keys } }: Attempt,
): Promise<void> {
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
  await tx.update(guessCounters).set({ isTrusted: true }).where(eq(guessCounters.key, accountKey));
}

/** Remembers a device that has signed in to an account without a secret. */
export async function trust(tx: Db, { accountKey: key }: AttemptSource, now: Date): Promise<void> {
  await tx
    .insert(guessCounters)
    .values({ key, misses: 0, lastAttemptAt: now, isTrusted: true })
    .onConflictDoUpdate({ target: guessCounters.key, set: { isTrusted: true } });
}

/** The address does not count for a device that is authorised or has signed in to the account before. */
export async function identifySource(
  { db, pepper, claims }: Ctx,
  login: Login,
): Promise<AttemptSource> {
  const { loginKind, account } = login;
  const name = (...parts: string[]) => pseudonym(pepper, [login.loginKind, ...parts].join("|"));
  if ("administratorId" in login) {
    const accountKey = name("administrator", login.administratorId, login.account);
    const longestWait = ADMINISTRATOR_WAIT_SECONDS;
    return { loginKind, account, accountKey, keys: [accountKey], isKnown: true, longestWait };
  }
  const accountKey = name("account", login.device, login.account);
  const [counter] = await db
    .select({ isTrusted: guessCounters.isTrusted })
    .from(guessCounters)
    .where(eq(guessCounters.key, accountKey));
  const keys = [accountKey, name("device", login.device)];
  const isKnown = login.isAuthorised || counter?.isTrusted === true;
  if (!isKnown) keys.push(name("address", claims.address));
  const longestWait = login.isAuthorised ? AUTHORISED_DEVICE_WAIT_SECONDS : LONGEST_WAIT_SECONDS;
  // Always locked in the same order, so that two attempts cannot wait for each other.
  return { loginKind, account, accountKey, keys: keys.sort(), isKnown, longestWait };
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
