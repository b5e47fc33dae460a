import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { claimFiles, reserveFiles } from "../storage/file-deletions.ts";
import { fileIncomplete } from "./file-rules.ts";

type FileCopy = { from: string; to: string; mimeType: string };

/**
 * Copies checked files to their final keys, then makes the rows that own them in one transaction.
 * Whatever fails in between, each copy stands in the outbox until a row owns it.
 */
export async function adoptFiles<T>(
  ctx: Ctx,
  copies: FileCopy[],
  makeRows: (tx: Db) => Promise<T>,
): Promise<T> {
  const keys = copies.map(({ to }) => to);
  await reserveFiles(ctx, keys);
  try {
    for (const { from, to, mimeType } of copies) {
      if (!(await ctx.storage.copy(from, to, mimeType))) throw fileIncomplete();
    }
    return await ctx.db.transaction(async (tx) => {
      await claimFiles(tx, keys);
      return await makeRows(tx);
    });
  } catch (error) {
    await removeQuietly(ctx, keys);
    throw error;
  }
}

/** Frees the space now if it can; otherwise the outbox or the sweep does. */
export async function removeQuietly(ctx: Ctx, keys: string[]): Promise<void> {
  try {
    for (const key of keys) await ctx.storage.delete(key);
  } catch {
    ctx.log.error("file-removal-postponed");
  }
}
