import { and, desc, eq, lt } from "drizzle-orm";
import { recordRead, requirePersonOrFamily } from "../auth/person-or-family.ts";
import type { Ctx } from "../context.ts";
import { toMediaItem } from "./media-answer.ts";
import type { MediaItem } from "./schemas.ts";
import { mediaItems } from "./table.ts";

type Input = { userId: string; before?: string | undefined; limit: number };

/** The person, and relatives with the person's consent; newest first. */
export async function listMedia(ctx: Ctx, { userId, before, limit }: Input): Promise<MediaItem[]> {
  const principal = await requirePersonOrFamily(ctx, userId);
  const older = before === undefined ? undefined : lt(mediaItems.uploadedAt, new Date(before));
  const rows = await ctx.db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.userId, userId), older))
    .orderBy(desc(mediaItems.uploadedAt))
    .limit(limit);
  await recordRead(ctx, principal, userId, "media.read");
  return rows.map(toMediaItem);
}
