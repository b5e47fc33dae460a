import { waitInWords } from "@acompana/kit/format";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rateCounters } from "../../db/schema/limits.ts";
import { type ErrorCode, ServiceError } from "../errors.ts";

/** So many calls in so many seconds, counted under `key`. */
export type RateLimit = { key: string; most: number; seconds: number };

type LimitError = { code: ErrorCode; sentence: (wait: string) => string };

const { key, calls, endsAt } = rateCounters;

/**
 * Counts a call in its window. It is one statement that changes nothing when the window is full, so
 * parallel calls and several servers count right. @throws ServiceError 429 when it is full
 */
export async function countCall(
  db: Db,
  now: Date,
  limit: RateLimit,
  error: LimitError,
): Promise<void> {
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const { most, seconds } = limit;
  const end = new Date(now.getTime() + seconds * 1000);
  const counted = await db
    .insert(rateCounters)
    .values({ key: limit.key, calls: 1, most, endsAt: end })
    .onConflictDoUpdate({
      target: key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${calls} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
        most: sql`excluded.most`,
      },
      setWhere: sql`${isOver} or ${calls} < excluded.most`,
    })
    .returning({ key });
  if (counted.length > 0) return;
  const [row] = await db.select({ endsAt }).from(rateCounters).where(eq(key, limit.key));
  throw refuseUntil(row?.endsAt ?? end, now, error);
}

export function refuseUntil(until: Date, now: Date, { code, sentence }: LimitError): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message = sentence(waitInWords(retryAfterSeconds));
  return new ServiceError(429, code, message, { retryAfterSeconds });
}
