import { and, eq, isNull } from "drizzle-orm";
import { fileDeletions } from "../../db/schema/storage.ts";
import { uploads } from "../../db/schema/uploads.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { UPLOAD_ADDRESS_MS } from "./file-rules.ts";
import { removeQuietly } from "./remove-quietly.ts";

/**
 * An upload whose file the check refuses is used up and the file goes, so that nobody has one file
 * checked again and again. What has not arrived yet may still come.
 */
export async function discardIfRefused<T>(
  ctx: Ctx,
  fileKey: string,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status < 500;
    if (isRefused && (await ctx.storage.stat(fileKey))) await discard(ctx, fileKey);
    throw error;
  }
}

/** A bucket goes on taking the file as long as its address lasts: it is removed once more then. */
async function discard(ctx: Ctx, fileKey: string): Promise<void> {
  const dueAt = new Date(ctx.clock().getTime() + UPLOAD_ADDRESS_MS);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(uploads).where(and(eq(uploads.fileKey, fileKey), isNull(uploads.usedAt)));
    await tx.update(fileDeletions).set({ dueAt }).where(eq(fileDeletions.key, fileKey));
  });
  await removeQuietly(ctx, [fileKey]);
}
