import type { SignedInCtx } from "../../../platform/context.ts";
import { type Overwrite, storageUnreachable } from "../../../platform/storage/file-storage.ts";
import { piecesOf } from "../../../platform/storage/overwrite.ts";
import { fileIncomplete } from "../file-rules.ts";
import { oneCheckAtATime } from "../one-check-at-a-time.ts";
import { refuseDamaged } from "../structure/check-structure.ts";
import { bytesInMemory, type FileBytes, openBytes } from "../structure/file-bytes.ts";
import { findPlace } from "./find-place.ts";

type Kept = { mimeType: string; size: number };

/**
 * Overwrites where a recording was made, with what and whose it is. For a copy that no row owns
 * yet: nobody can read it before, and where this breaks off the copy is thrown away.
 */
export async function forgetPlace(ctx: SignedInCtx, key: string, kept: Kept): Promise<void> {
  const file = openBytes(kept.size, async (start, length) => {
    const part = await ctx.storage.get(key, { start, end: start + length - 1 });
    if (!part) throw fileIncomplete();
    return await new Response(part.body).bytes();
  });
  await oneCheckAtATime(ctx.principal.id, async () => {
    const parts = await findParts(file, kept.mimeType);
    if (parts.length === 0) return;
    if (!(await ctx.storage.overwrite(key, parts, kept.mimeType))) throw fileIncomplete();
    const found = await ctx.storage.stat(key);
    if (found?.size !== kept.size) throw storageUnreachable(new Error("another size than before"));
  });
}

/** The same for bytes that were never stored; a new array. */
export async function withoutPlace(bytes: Uint8Array, mimeType: string): Promise<Uint8Array> {
  const changed = new Uint8Array(bytes);
  for (const part of await findParts(bytesInMemory(bytes), mimeType)) {
    for (const [at, piece] of piecesOf(part)) changed.set(piece, at);
  }
  return changed;
}

const findParts = (file: FileBytes, mimeType: string): Promise<Overwrite[]> =>
  refuseDamaged(() => findPlace(file, mimeType));
