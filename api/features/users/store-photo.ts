import type { Db } from "../../db/open.ts";
import type { Ctx } from "../../platform/context.ts";
import { newToken } from "../../platform/secrets/tokens.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import { rollBackFiles } from "../uploads/index.ts";
import type { Photo } from "./decode-photo.ts";
import { photoStorageKey } from "./photo-path.ts";

/**
 * Stores a photo under a key that nobody can guess, and makes the row that owns it in one
 * transaction; without a photo the key is null. When that fails, the file is removed again.
 */
export async function storePhoto<T>(
  ctx: Ctx,
  photo: Photo | null,
  makeRow: (tx: Db, photoKey: string | null) => Promise<T>,
): Promise<T> {
  const photoKey = photo && `${newToken(ctx.random)}.${photo.extension}`;
  const keys = photoKey ? [photoStorageKey(photoKey)] : [];
  await reserveFiles(ctx, keys);
  try {
    for (const key of keys) if (photo) await ctx.storage.put(key, photo.bytes);
    return await ctx.db.transaction(async (tx) => {
      await claimFiles(tx, keys);
      return await makeRow(tx, photoKey);
    });
  } catch (error) {
    await rollBackFiles(ctx, keys, error);
    throw error;
  }
}
