import { eq } from "drizzle-orm";
import { announcements } from "../../db/schema/announcements.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { lockAnnouncement } from "./change-announcement.ts";

/** From now on nobody reads it. Who has seen it is still counted. */
export async function withdrawAnnouncement(
  ctx: CtxOf<"announcements:write">,
  { announcementId }: { announcementId: string },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const { withdrawnAt, endsAt } = await lockAnnouncement(tx, ctx, announcementId);
    if (withdrawnAt !== null || endsAt <= now) throw notFound();
    const one = eq(announcements.id, announcementId);
    await tx.update(announcements).set({ withdrawnAt: now }).where(one);
    await audit(tx, ctx, { action: "announcement.withdrawn", subjectId: announcementId });
  });
}
