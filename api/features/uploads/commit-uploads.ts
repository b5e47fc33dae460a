import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { ServiceError } from "../errors.ts";
import { claimFiles, releaseFiles, reserveFiles } from "../storage/file-deletions.ts";
import { fileIncomplete, MAX_FILE_BYTES, wrongFileType } from "./file-rules.ts";
import { inspectFile } from "./inspect-file.ts";

/** A file that was found to be of this type and size. */
type FileCopy = { from: string; to: string; mimeType: string; size: number };

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
    for (const copy of copies) await copyChecked(ctx, copy);
    return await ctx.db.transaction(async (tx) => {
      await claimFiles(tx, keys);
      return await makeRows(tx);
    });
  } catch (error) {
    await giveUpFiles(ctx, keys, error);
    throw error;
  }
}

/** While it was checked its sender could still write over it: what was copied is looked at again. */
async function copyChecked(ctx: Ctx, { from, to, mimeType, size }: FileCopy): Promise<void> {
  if (!(await ctx.storage.copy(from, to, mimeType))) throw fileIncomplete();
  const copied = await inspectFile(ctx, to, { mimeType, size, limit: MAX_FILE_BYTES });
  if (copied.mimeType !== mimeType) throw wrongFileType();
}

/**
 * Removes reserved files that no row came to own. A refusal leaves nothing behind; after a failure
 * the outbox keeps them, for what the storage was told to write may still come.
 */
export async function giveUpFiles(ctx: Ctx, keys: string[], reason: unknown): Promise<void> {
  const isRefusal = reason instanceof ServiceError && reason.status < 500;
  if ((await removeQuietly(ctx, keys)) && isRefusal) await releaseFiles(ctx, keys);
}

/** Frees the space now if it can, and tells whether; otherwise the outbox or the sweep does. */
export async function removeQuietly(ctx: Ctx, keys: string[]): Promise<boolean> {
  try {
    for (const key of keys) await ctx.storage.delete(key);
    return true;
  } catch {
    ctx.log.error("file-removal-postponed");
    return false;
  }
}
