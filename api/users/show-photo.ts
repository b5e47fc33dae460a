import type { Ctx } from "../context.ts";
import { notFound } from "../errors.ts";
import type { StoredFile } from "../storage/file-storage.ts";
import { photoStorageKey } from "./photo-path.ts";

const KEY = /^[A-Za-z0-9_-]{43}\.(jpg|png|webp)$/;
const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** Whoever knows the 256-bit key may see it: lists and records tell keys to those allowed. */
export async function showPhoto(
  ctx: Ctx,
  { key }: { key: string },
): Promise<StoredFile & { type: string }> {
  const type = TYPES[KEY.exec(key)?.[1] ?? ""];
  const file = type ? await ctx.storage.get(photoStorageKey(key)) : null;
  if (!file || !type) throw notFound();
  return { ...file, type };
}
