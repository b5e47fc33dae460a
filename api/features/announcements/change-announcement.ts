import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { announcements, announcementViews } from "../../db/schema/announcements.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound, ServiceError } from "../../platform/errors.ts";
import { periodOf } from "./period.ts";
import type { AnnouncementDetails, ChangeAnnouncement } from "./schemas.ts";
import { showAnnouncement } from "./show-announcement.ts";
import { writeRecipients } from "./write-recipients.ts";

type Input = { announcementId: string; change: ChangeAnnouncement };

/**
 * Changes words, days and people. Who saw other words has not seen these, so they are counted anew.
 *
 * @throws ServiceError 409 when somebody changed it since it was read, or when it is over
 */
export async function changeAnnouncement(
  ctx: CtxOf<"announcements:write">,
  { announcementId, change }: Input,
): Promise<AnnouncementDetails> {
  const { text, recipients, version } = change;
  return await ctx.db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, ctx, announcementId);
    if (row.withdrawnAt !== null || row.endsAt <= ctx.clock()) throw isOver();
    if (row.version !== version) throw changedMeanwhile();
    const period = periodOf(ctx, change, row.startsAt);
    const next = row.version + 1;
    const isReworded = row.text !== text;
    const one = eq(announcements.id, announcementId);
    await tx
      .update(announcements)
      .set({
        ...{ text, isForAll: recipients === null, ...period, version: next },
        wordsVersion: isReworded ? next : row.wordsVersion,
      })
      .where(one);
    if (isReworded) {
      const views = eq(announcementViews.announcementId, announcementId);
      await tx.delete(announcementViews).where(views);
    }
    await writeRecipients(tx, ctx, announcementId, recipients);
    await audit(tx, ctx, { action: "announcement.changed", subjectId: announcementId });
    return await showAnnouncement(ctx, { announcementId }, tx);
  });
}

/** Of the caller's municipality; simultaneous changes come one after another. */
export async function lockAnnouncement(
  tx: Db,
  { principal }: CtxOf<"announcements:write">,
  announcementId: string,
) {
  const own = eq(announcements.municipalityId, principal.municipality.id);
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, announcementId), own))
    .for("update");
  if (!row) throw notFound();
  return row;
}

const isOver = () =>
  new ServiceError(409, "ANNOUNCEMENT_OVER", "Este aviso ya ha terminado. Escribe uno nuevo.");

const changedMeanwhile = () =>
  new ServiceError(
    409,
    "ANNOUNCEMENT_CHANGED",
    "Otra persona ha cambiado este aviso mientras escribías. Ciérralo y vuelve a abrirlo.",
  );
