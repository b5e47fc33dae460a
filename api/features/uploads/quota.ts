import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { mediaItems } from "../../db/schema/media.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { MAX_FILE_BYTES, MAX_THUMBNAIL_BYTES, UPLOAD_LIFE_MS } from "./file-rules.ts";

const quotaExceeded = () =>
  new ServiceError(
    409,
    "QUOTA_EXCEEDED",
    "No queda sitio para más archivos. Borra alguno que ya no quieras y vuelve a intentarlo.",
  );

/** Refuses when the person's files, those on their way included, would pass the quota. */
export async function refuseOverQuota(ctx: Ctx, userId: string, more: number): Promise<void> {
  if ((await usedBytes(ctx, ctx.db, userId)) + more > ctx.config.mediaQuotaBytes) {
    throw quotaExceeded();
  }
}

/**
 * Locks the person's quota, so of two simultaneous uploads the second counts the first one's bytes.
 */
export async function lockQuota(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** After the rows are written, in a transaction that holds the lock. */
export async function checkQuota(ctx: Ctx, tx: Db, userId: string): Promise<void> {
  if ((await usedBytes(ctx, tx, userId)) > ctx.config.mediaQuotaBytes) throw quotaExceeded();
}

async function usedBytes(ctx: Ctx, db: Db, userId: string): Promise<number> {
  const alive = new Date(ctx.clock().getTime() - UPLOAD_LIFE_MS);
  const total = sql<number>`(
    (select coalesce(sum(bytes), 0) from ${mediaItems} where user_id = ${userId}::uuid)
    + (select coalesce(sum(bytes), 0) from ${supportMessages} where to_user_id = ${userId}::uuid)
    + (select coalesce(sum(coalesce(size, case purpose
         when 'thumbnail' then ${MAX_THUMBNAIL_BYTES}::int else ${MAX_FILE_BYTES}::int end)), 0)
       from ${uploads} u
       where u.user_id = ${userId}::uuid and u.used_at is null
         and u.created_at > ${alive.toISOString()}::timestamptz)
  )::float8`;
  const [row] = await db.select({ total }).from(users).where(eq(users.id, userId));
  return row?.total ?? 0;
}
