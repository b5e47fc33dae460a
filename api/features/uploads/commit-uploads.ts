import type { Db } from "../../db/open.ts";
import type { Ctx, SignedInCtx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { claimFiles, releaseFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import { discardIfRefused } from "./discard-if-refused.ts";
import { fileIncomplete, MAX_FILE_BYTES, wrongFileType } from "./file-rules.ts";
import { inspectFile } from "./inspect-file.ts";
import { forgetPlace } from "./place/forget-place.ts";
import { removeQuietly } from "./remove-quietly.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

/** A file whose type and size were checked. */
type FileCopy = { from: string; to: string; mimeType: string; size: number };

/**
 * Copies checked files to their final keys, then makes the rows that own them in one transaction.
 * Each copy is in the outbox until a row owns it, so a failure in between leaves no lost file.
 */
export async function commitUploads<T>(
  ctx: SignedInCtx,
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
    await rollBackFiles(ctx, keys, error);
    throw error;
  }
}

/** The sender could overwrite the file during the check, so the copy is checked again. */
async function copyChecked(
  ctx: SignedInCtx,
  { from, to, mimeType, size }: FileCopy,
): Promise<void> {
  if (!(await ctx.storage.copy(from, to, mimeType))) throw fileIncomplete();
  await discardIfRefused(ctx, from, async () => {
    const copied = await inspectFile(ctx, to, { mimeType, size, limit: MAX_FILE_BYTES });
    if (copied.mimeType !== mimeType) throw wrongFileType();
    await forgetPlace(ctx, to, { mimeType, size });
  });
}

/**
 * Removes reserved files that no row owns. After a client error the outbox forgets them. After a
 * failure the outbox keeps them, because the storage may still write what it was asked to.
 */
export async function rollBackFiles(ctx: Services, keys: string[], reason: unknown): Promise<void> {
  const isClientError = reason instanceof ServiceError && reason.status < 500;
  if ((await removeQuietly(ctx, keys)) && isClientError) await releaseFiles(ctx, keys);
}
