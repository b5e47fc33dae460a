import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { mediaItems } from "../../db/schema/media.ts";
import type { Ctx } from "../../platform/context.ts";
import { checkQuota, lockQuota } from "../uploads/index.ts";

type NewItem = Omit<typeof mediaItems.$inferInsert, "uploadedAt">;

/** Runs in the transaction that makes the owning row. Refuses when the quota would be exceeded. */
export async function keepItem(ctx: Ctx, tx: Db, item: NewItem) {
  await lockQuota(tx, item.userId);
  const uploadedAt = await nextMoment(ctx, tx, item.userId);
  const [row] = await tx
    .insert(mediaItems)
    .values({ ...item, uploadedAt })
    .returning();
  if (!row) throw new Error("insert returned nothing");
  await checkQuota(ctx, tx, item.userId);
  return row;
}

/** Now, or just after the person's latest item: no two of them share a moment. */
async function nextMoment(ctx: Ctx, tx: Db, userId: string): Promise<Date> {
  const [latest] = await tx
    .select({ at: mediaItems.uploadedAt })
    .from(mediaItems)
    .where(eq(mediaItems.userId, userId))
    .orderBy(desc(mediaItems.uploadedAt))
    .limit(1);
  return new Date(Math.max(ctx.clock().getTime(), latest ? latest.at.getTime() + 1 : 0));
}
