import { and, desc, eq, lt } from "drizzle-orm";
import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonOrFamily } from "../auth/consents.ts";
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
  await recordForeignRead(ctx, principal, "media.read", userId);
  return rows.map(toMediaItem);
}
