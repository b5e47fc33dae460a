import { and, eq, inArray, not, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import type { Db } from "../../db/open.ts";
import { announcementRecipients } from "../../db/schema/announcements.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";

const PERSON_MISSING = "Alguna de las personas elegidas ya no está. Elígelas otra vez.";

/**
 * Replaces those whom an announcement is for. Nobody of another municipality can be named: they are
 * answered like people who do not exist. Who has died is neither added nor taken out, because the
 * death may have been noted for the wrong person.
 */
export async function writeRecipients(
  tx: Db,
  { principal, clock }: CtxOf<"announcements:write">,
  announcementId: string,
  recipients: readonly string[] | null,
): Promise<void> {
  const own = eq(announcementRecipients.announcementId, announcementId);
  const now = sql`${clock().toISOString()}`;
  const isForLiving = not(hasDied(userPauses, announcementRecipients.userId, now));
  await tx.delete(announcementRecipients).where(and(own, isForLiving));
  if (recipients === null) return;
  const wanted = [...new Set(recipients.map((id) => id.toLowerCase()))];
  if (!wanted.every(isUuid)) throw invalid("recipients", PERSON_MISSING);
  const ofTown = eq(users.municipalityId, principal.municipality.id);
  // Nobody of them is deleted before this has ended.
  const found = await tx
    .select({
      userId: users.id,
      isDeceased: hasDied(userPauses, sql`"users"."id"`, now),
    })
    .from(users)
    .where(and(inArray(users.id, wanted), ofTown))
    .orderBy(users.id)
    .for("key share");
  const living = found.filter(({ isDeceased }) => !isDeceased);
  if (found.length < wanted.length || living.length === 0)
    throw invalid("recipients", PERSON_MISSING);
  await tx
    .insert(announcementRecipients)
    .values(living.map(({ userId }) => ({ announcementId, userId })));
}
