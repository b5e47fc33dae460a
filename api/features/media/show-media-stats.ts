import { count, eq } from "drizzle-orm";
import { mediaItems } from "../../db/schema/media.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { MediaStats } from "./schemas.ts";

/** Counts only, no pictures. */
export async function showMediaStats(
  ctx: CtxOf<"media:count">,
  { userId }: { userId: string },
): Promise<MediaStats> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(mediaItems)
    .where(eq(mediaItems.userId, userId));
  const total = row?.total ?? 0;
  return { totalFiles: total, total, favorites: 0 };
}
