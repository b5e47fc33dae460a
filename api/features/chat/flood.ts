import { waitInWords } from "@acompana/kit/format";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { users } from "../../db/schema/users.ts";
import { noSession, ServiceError } from "../../platform/errors.ts";

/** More than anybody types or dictates; a model is paid by the answer. */
export const MESSAGES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * Counts a message and notes its time, in one statement that finds no row when the minute is full.
 * The count is the person's own, so clearing the chat or entering again does not begin it anew.
 */
export function noteMessage(db: Db, userId: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`coalesce(${users.chatBurstAt} <= ${new Date(now.getTime() - MINUTE_MS).toISOString()}::timestamptz, true)`;
  const hasRoom = sql`(${isOver} or ${users.chatBurst} < ${MESSAGES_A_MINUTE}::int)`;
  return db
    .update(users)
    .set({
      lastChatAt: now,
      chatBurst: sql`case when ${isOver} then 1 else ${users.chatBurst} + 1 end`,
      chatBurstAt: sql`case when ${isOver} then ${at} else ${users.chatBurstAt} end`,
    })
    .where(and(eq(users.id, userId), hasRoom))
    .returning({ id: users.id });
}

/** Says how long the rest of the minute is. */
export async function tooManyMessages(db: Db, userId: string, now: Date): Promise<ServiceError> {
  const [row] = await db
    .select({ since: users.chatBurstAt })
    .from(users)
    .where(eq(users.id, userId));
  // The person has just been deleted, and the session too.
  if (!row?.since) return noSession();
  const rest = row.since.getTime() + MINUTE_MS - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(rest / 1000));
  const message = `Vamos muy deprisa. Espera ${waitInWords(retryAfterSeconds)} y seguimos hablando.`;
  return new ServiceError(429, "TOO_MANY_MESSAGES", message, { retryAfterSeconds });
}
