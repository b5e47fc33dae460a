import { and, eq, gte, lt } from "drizzle-orm";
import { userPauses } from "../../db/schema/pauses.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { lockPauses, openPauses, takeDeathsBack } from "./open-pause.ts";

/**
 * Ends the pause now. What has not begun yet, and a death that was noted by mistake, is as if it
 * had never been set: another pause beside the death goes on.
 */
export async function endPause(
  ctx: CtxOf<"pause:end">,
  { userId }: { userId: string },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await lockPauses(tx, userId);
    const open = await openPauses(tx, ctx, userId);
    if (open.length === 0) throw notFound();
    const deaths = open.filter(({ reason }) => reason === "death");
    await takeDeathsBack(tx, deaths, now);
    for (const { id } of deaths.length > 0 ? [] : open) {
      const own = eq(userPauses.id, id);
      await tx.delete(userPauses).where(and(own, gte(userPauses.startsAt, now)));
      await tx
        .update(userPauses)
        .set({ endsAt: now })
        .where(and(own, lt(userPauses.startsAt, now)));
    }
    await audit(tx, ctx, { action: "pause.ended", subjectId: userId });
  });
}
