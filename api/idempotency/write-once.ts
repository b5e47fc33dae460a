import { createHash } from "node:crypto";
import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { together } from "../db/together.ts";
import { ServiceError } from "../errors.ts";
import { idempotencyKeys } from "./table.ts";

type Call<Answer> = {
  /** The request's `Idempotency-Key`; without one the write simply happens. */
  key: string | undefined;
  accountId: string;
  userId: string;
  operation: string;
  body: unknown;
  /** Known before the write: ids and moments are made by the caller. */
  answer: Answer;
  writes: readonly SQLWrapper[];
};

/**
 * Does all `writes` in one statement and gives `answer`; a repeat gives the first answer instead.
 * The key rides along in the same statement: a second one breaks the primary key and takes its
 * writes back with it, so racing repeats count once.
 */
export async function writeOnce<Answer>(ctx: Ctx, call: Call<Answer>): Promise<Answer> {
  const { key, accountId, userId, answer, writes } = call;
  if (key === undefined) {
    if (writes.length > 0) await ctx.db.execute(together(writes, sql`select 1`));
    return answer;
  }
  const fingerprint = fingerprintOf(call);
  const row = { accountId, key, userId, fingerprint, answer, createdAt: ctx.clock() };
  try {
    await ctx.db.execute(together(writes, ctx.db.insert(idempotencyKeys).values(row)));
    return answer;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return await firstAnswer<Answer>(ctx, { accountId, key, fingerprint }, error);
  }
}

async function firstAnswer<Answer>(
  ctx: Ctx,
  { accountId, key, fingerprint }: { accountId: string; key: string; fingerprint: string },
  violation: unknown,
): Promise<Answer> {
  const same = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const [first] = await ctx.db.select().from(idempotencyKeys).where(same);
  // It was not the key that was there already.
  if (!first) throw violation;
  if (first.fingerprint !== fingerprint) throw conflict();
  return first.answer as Answer;
}

/** The body has been through its schema, so equal bodies have their fields in equal order. */
function fingerprintOf({ operation, userId, body }: Call<unknown>): string {
  const text = JSON.stringify([operation, userId, body]);
  return createHash("sha256").update(text).digest("base64url");
}

const conflict = () =>
  new ServiceError(
    409,
    "IDEMPOTENCY_CONFLICT",
    "Esta petición ya se envió antes con otros datos. Vuelve a intentarlo, por favor.",
  );
