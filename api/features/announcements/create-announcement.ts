import { and, desc, eq, inArray, isNotNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { announcements } from "../../db/schema/announcements.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { periodOf } from "./period.ts";
import type { AnnouncementDetails, WrittenAnnouncement } from "./schemas.ts";
import { showAnnouncement } from "./show-announcement.ts";
import { writeRecipients } from "./write-recipients.ts";

/** How many that are over a municipality keeps, beside those that are not. */
const MOST_OVER = 100;

/** Writes an announcement for all people of the municipality, or for some of them. */
export async function createAnnouncement(
  ctx: CtxOf<"announcements:write">,
  written: WrittenAnnouncement,
): Promise<AnnouncementDetails> {
  const { id: createdBy, municipality } = ctx.principal;
  const { text, recipients } = written;
  const period = periodOf(ctx, written);
  return await ctx.db.transaction(async (tx) => {
    const owner = { municipalityId: municipality.id, createdBy, createdAt: ctx.clock() };
    const [row] = await tx
      .insert(announcements)
      .values({ text, isForAll: recipients === null, ...period, ...owner })
      .returning({ id: announcements.id });
    if (!row) throw new Error("insert returned nothing");
    await writeRecipients(tx, ctx, row.id, recipients);
    await dropOldest(tx, ctx);
    await audit(tx, ctx, { action: "announcement.created", subjectId: row.id });
    return await showAnnouncement(ctx, { announcementId: row.id }, tx);
  });
}

async function dropOldest(
  tx: Db,
  { principal, clock }: CtxOf<"announcements:write">,
): Promise<void> {
  const { id, municipalityId, createdAt, endsAt, withdrawnAt } = announcements;
  const isOver = or(isNotNull(withdrawnAt), lte(endsAt, clock()));
  const surplus = tx
    .select({ id })
    .from(announcements)
    .where(and(eq(municipalityId, principal.municipality.id), isOver))
    .orderBy(desc(endsAt), desc(createdAt), id)
    .offset(MOST_OVER);
  await tx.delete(announcements).where(inArray(id, surplus));
}
