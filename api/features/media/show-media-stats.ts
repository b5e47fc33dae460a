import { count, eq } from "drizzle-orm";
import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonFamilyOrStaff } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import type { MediaStats } from "./schemas.ts";
import { mediaItems } from "./table.ts";

/** The person, consented relatives, and consented administrators: counts only, no pictures. */
export async function showMediaStats(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<MediaStats> {
  const principal = await requirePersonFamilyOrStaff(ctx, userId);
  const [row] = await ctx.db
    .select({ total: count() })
    .from(mediaItems)
    .where(eq(mediaItems.userId, userId));
  await recordForeignRead(ctx, principal, "media.read", userId);
  const total = row?.total ?? 0;
  return { totalFiles: total, total, favorites: 0 };
}
