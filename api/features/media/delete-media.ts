import { eq } from "drizzle-orm";
import { mediaItems } from "../../db/schema/media.ts";
import { audit } from "../../platform/audit/audit.ts";
import { beforePermission } from "../../platform/auth/guarded-services.ts";
import { permit } from "../../platform/auth/permit.ts";
import type { SignedInCtx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { deleteFilesNow } from "../../platform/storage/file-deletions.ts";

/** Only its row tells whose item it is. Its files go through the outbox. */
export async function deleteMedia(ctx: SignedInCtx, { id }: { id: string }): Promise<void> {
  const [item] = await beforePermission(ctx)
    .db.select({ userId: mediaItems.userId })
    .from(mediaItems)
    .where(eq(mediaItems.id, id));
  if (!item) throw notFound();
  const { userId } = item;
  const permitted = await permit(ctx, "media:delete", { userId, notFound });
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(mediaItems)
      .where(eq(mediaItems.id, id))
      .returning({ id: mediaItems.id });
    if (deleted.length === 0) return;
    await audit(tx, permitted, { action: "media.deleted", subjectId: userId });
  });
  await deleteFilesNow(ctx);
}
