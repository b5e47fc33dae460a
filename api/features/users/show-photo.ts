import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { StoredFile } from "../../platform/storage/file-storage.ts";
import { photoStorageKey } from "./photo-path.ts";

const KEY = /^[A-Za-z0-9_-]{43}\.(jpg|png|webp)$/;
const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** Whoever knows the 256-bit key may see it: lists and records tell keys to those allowed. */
export async function showPhoto(
  ctx: Ctx,
  { key }: { key: string },
): Promise<StoredFile & { type: string; etag: string }> {
  const type = TYPES[KEY.exec(key)?.[1] ?? ""];
  if (!type) throw notFound();
  // The file is deleted minutes after its owner, so the owner's row decides whether it is shown.
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.photoKey, key));
  const file = owner ? await ctx.storage.get(photoStorageKey(key)) : null;
  if (!file) throw notFound();
  return { ...file, type, etag: `"${key}"` };
}
