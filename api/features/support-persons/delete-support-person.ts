import { and, count, eq } from "drizzle-orm";
import { type AuditAction, recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { notFound } from "../errors.ts";
import { isUuid } from "../http/fields.ts";
import { deleteFilesNow } from "../storage/file-deletions.ts";
import { supportMessages } from "../support-messages/table.ts";
import { lockSupportPerson } from "./lock-support-person.ts";
import { supportLinks, supportPersons } from "./table.ts";

type Input = { id: string; userId?: string | undefined };

/**
 * An administrator of the municipality. With `userId` only that link goes, with what was sent over
 * it; with the last one, the login.
 */
export async function deleteSupportPerson(ctx: Ctx, { id, userId }: Input): Promise<void> {
  const admin = await requireAdministrator(ctx);
  if (userId !== undefined && !isUuid(userId)) throw notFound();
  const municipalityId = admin.municipality.id;
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, municipalityId);
    const unlinked = await unlink(tx, id, userId);
    if (userId !== undefined && unlinked.length === 0) throw notFound();
    const record = (action: AuditAction, subjectId: string) =>
      recordEvent(tx, {
        at: ctx.clock(),
        action,
        actor: actorOf(admin),
        subjectId,
        municipalityId,
      });
    for (const subjectId of unlinked) await record("support-person.unlinked", subjectId);
    if (await hasLinks(tx, id)) return;
    // The sessions go with the login.
    await tx.delete(supportPersons).where(eq(supportPersons.id, id));
    await record("support-person.deleted", id);
  });
  await deleteFilesNow(ctx);
}

async function unlink(tx: Db, id: string, userId?: string): Promise<string[]> {
  const one = userId === undefined ? undefined : eq(supportLinks.userId, userId);
  const toOne = userId === undefined ? undefined : eq(supportMessages.toUserId, userId);
  await tx.delete(supportMessages).where(and(eq(supportMessages.fromId, id), toOne));
  const rows = await tx
    .delete(supportLinks)
    .where(and(eq(supportLinks.supportPersonId, id), one))
    .returning({ userId: supportLinks.userId });
  return rows.map((row) => row.userId);
}

async function hasLinks(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ links: count() })
    .from(supportLinks)
    .where(eq(supportLinks.supportPersonId, id));
  return (row?.links ?? 0) > 0;
}
