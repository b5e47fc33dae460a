import { eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, refusalFor, requirePrincipal } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "../errors.ts";
import { deleteFilesNow } from "../storage/file-deletions.ts";
import { mediaItems } from "./table.ts";

/** The person whose item it is. Its files go through the outbox. */
export async function deleteMedia(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const principal = await requirePrincipal(ctx);
  const [item] = await ctx.db
    .select({ userId: mediaItems.userId })
    .from(mediaItems)
    .where(eq(mediaItems.id, id));
  if (!item) throw notFound();
  if (principal.role !== "person" || principal.id !== item.userId) {
    const refused = await refusalFor(ctx, principal, item.userId);
    throw refused.status === 404 ? notFound() : refused;
  }
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(mediaItems)
      .where(eq(mediaItems.id, id))
      .returning({ id: mediaItems.id });
    if (gone.length === 0) return;
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "media.deleted",
      actor: actorOf(principal),
      subjectId: principal.id,
      municipalityId: principal.municipality.id,
    });
  });
  await deleteFilesNow(ctx);
}
