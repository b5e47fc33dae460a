import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { announcementRecipients } from "../../db/schema/announcements.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";

const PERSON_MISSING = "Alguna de las personas elegidas ya no está. Elígelas otra vez.";

/**
 * Replaces those whom an announcement is for. Nobody of another municipality can be named: they are
 * answered like people who do not exist.
 */
export async function writeRecipients(
  tx: Db,
  { principal }: CtxOf<"announcements:write">,
  announcementId: string,
  recipients: readonly string[] | null,
): Promise<void> {
  const own = eq(announcementRecipients.announcementId, announcementId);
  await tx.delete(announcementRecipients).where(own);
  if (recipients === null) return;
  const wanted = [...new Set(recipients.map((id) => id.toLowerCase()))];
  if (!wanted.every(isUuid)) throw invalid("recipients", PERSON_MISSING);
  const ofTown = eq(users.municipalityId, principal.municipality.id);
  // Nobody of them is deleted before this has ended.
  const found = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, wanted), ofTown))
    .orderBy(users.id)
    .for("key share");
  if (found.length < wanted.length) throw invalid("recipients", PERSON_MISSING);
  await tx
    .insert(announcementRecipients)
    .values(found.map(({ userId }) => ({ announcementId, userId })));
}
