import { createHash } from "node:crypto";
import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { batch } from "../../db/batch.ts";
import { isUniqueViolation, rowLimitOf } from "../../db/errors.ts";
import type { Db } from "../../db/open.ts";
import { idempotencyKeys } from "../../db/schema/idempotency.ts";
import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";

type Request = {
  /** The request's `Idempotency-Key`. Without one the write is done each time. */
  key: string | undefined;
  accountId: string;
  userId: string;
  operation: string;
  body: unknown;
};

type Effect<Answer> = {
  /** The response. It is known before the write, because the caller makes ids and times. */
  answer: Answer;
  writes: readonly SQLWrapper[];
};

type Call<Answer> = Request & Effect<Answer>;

/**
 * Does all `writes` in one statement and returns `answer`; a repeat returns the first answer
 * instead. The key is inserted by the same statement. A second insert violates the primary key,
 * which rolls back its writes, so simultaneous repeats count once.
 */
export async function withIdempotency<Answer>(ctx: Ctx, call: Call<Answer>): Promise<Answer> {
  try {
    return await write(ctx, ctx.db, call);
  } catch (error) {
    return await firstAnswer<Answer>(ctx, call, error);
  }
}

/**
 * The same for a write that depends on rows which must not change meanwhile: `work` locks and reads
 * them in the transaction that it gets, and says what is to be written there.
 */
export async function withIdempotentTransaction<Answer>(
  ctx: Ctx,
  request: Request,
  work: (tx: Db) => Promise<Effect<Answer>>,
): Promise<Answer> {
  try {
    return await ctx.db.transaction(async (tx) => {
      return await write(ctx, tx, { ...request, ...(await work(tx)) });
    });
  } catch (error) {
    return await firstAnswer<Answer>(ctx, request, error);
  }
}

async function write<Answer>(ctx: Ctx, db: Db, call: Call<Answer>): Promise<Answer> {
  const { key, accountId, userId, answer, writes } = call;
  if (key === undefined) {
    if (writes.length > 0) await db.execute(batch(writes, sql`select 1`));
    return answer;
  }
  const fingerprint = fingerprintOf(call);
  const row = { accountId, key, userId, fingerprint, answer, createdAt: ctx.clock() };
  await db.execute(batch(writes, db.insert(idempotencyKeys).values(row)));
  return answer;
}

async function firstAnswer<Answer>(ctx: Ctx, call: Request, failure: unknown): Promise<Answer> {
  const { accountId, key } = call;
  if (key === undefined || !mayBeRepeat(failure)) throw failure;
  const same = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const [first] = await ctx.db.select().from(idempotencyKeys).where(same);
  // The failure had another cause than the key.
  if (!first) throw failure;
  if (first.fingerprint !== fingerprintOf(call)) throw conflict();
  return first.answer as Answer;
}

/**
 * Beside the key itself: the first call may have filled the list, and it or somebody after it may
 * have changed or deleted what the repeat asks for.
 */
const mayBeRepeat = (failure: unknown): boolean =>
  isUniqueViolation(failure) || rowLimitOf(failure) !== null || failure instanceof ServiceError;

/** The schema has ordered the fields, so equal bodies give equal text. */
function fingerprintOf({ operation, userId, body }: Request): string {
  const text = JSON.stringify([operation, userId, body]);
  return createHash("sha256").update(text).digest("base64url");
}

const conflict = () =>
  new ServiceError(
    409,
    "IDEMPOTENCY_CONFLICT",
    "Esta petición ya se envió antes con otros datos. Vuelve a intentarlo, por favor.",
  );
