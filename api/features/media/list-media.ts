import { and, desc, eq, lt } from "drizzle-orm";
import { mediaItems } from "../../db/schema/media.ts";
import type { CtxOf } from "../../platform/context.ts";
import { toMediaItem } from "./media-serializer.ts";
import type { MediaItem } from "./schemas.ts";

type Input = { userId: string; before?: string | undefined; limit: number };

/** Newest first. */
export async function listMedia(
  ctx: CtxOf<"media:read">,
  { userId, before, limit }: Input,
): Promise<MediaItem[]> {
  const older = before === undefined ? undefined : lt(mediaItems.uploadedAt, new Date(before));
  const rows = await ctx.db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.userId, userId), older))
    .orderBy(desc(mediaItems.uploadedAt))
    .limit(limit);
  return rows.map(toMediaItem);
}
