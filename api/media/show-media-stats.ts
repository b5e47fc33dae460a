import { count, eq } from "drizzle-orm";
import { recordRead, requirePersonOrFamily } from "../auth/person-or-family.ts";
import type { Ctx } from "../context.ts";
import type { MediaStats } from "./schemas.ts";
import { mediaItems } from "./table.ts";

/** The person, and relatives with the person's consent. */
export async function showMediaStats(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<MediaStats> {
  const principal = await requirePersonOrFamily(ctx, userId);
  const [row] = await ctx.db
    .select({ total: count() })
    .from(mediaItems)
    .where(eq(mediaItems.userId, userId));
  await recordRead(ctx, principal, userId, "media.read");
  const total = row?.total ?? 0;
  return { totalFiles: total, total, favorites: 0 };
}
