import { and, eq, not, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import { fullName, nameOrder } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { announcementRecipients } from "../../db/schema/announcements.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { readAnnouncements } from "./read-announcements.ts";
import type { AnnouncementDetails } from "./schemas.ts";

type Ctx = CtxOf<"announcements:read" | "announcements:write">;
type Input = { announcementId: string };

/** One of the municipality's, with the names of those whom it is for; of the dead none. */
export async function showAnnouncement(
  ctx: Ctx,
  { announcementId }: Input,
  db: Db = ctx.db,
): Promise<AnnouncementDetails> {
  const [found] = await readAnnouncements(ctx, db, sql`a.id = ${announcementId}::uuid`);
  if (!found) throw notFound();
  if (found.isForAll) return { ...found, recipients: null };
  const recipients = await db
    .select({ id: users.id, name: fullName(users) })
    .from(announcementRecipients)
    .innerJoin(users, eq(users.id, announcementRecipients.userId))
    .where(
      and(
        eq(announcementRecipients.announcementId, announcementId),
        not(hasDied(userPauses, users.id, sql`${ctx.clock().toISOString()}`)),
      ),
    )
    .orderBy(nameOrder(fullName(users)), users.id);
  return { ...found, recipients };
}
