import { and, count, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { deleteFilesNow } from "../../platform/storage/file-deletions.ts";
import { lockSupportPerson } from "./lock-support-person.ts";

type Input = { id: string; userId?: string | undefined };

/**
 * With `userId` only that link is deleted, with the messages sent over it. Without any link left,
 * the login is deleted too.
 */
export async function deleteSupportPerson(
  ctx: CtxOf<"support-persons:write">,
  { id, userId }: Input,
): Promise<void> {
  if (userId !== undefined && !isUuid(userId)) throw notFound();
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, ctx.principal.municipality.id);
    const unlinked = await unlink(tx, id, userId);
    if (userId !== undefined && unlinked.length === 0) throw notFound();
    for (const subjectId of unlinked) {
      await audit(tx, ctx, { action: "support-person.unlinked", subjectId });
    }
    if (await hasLinks(tx, id)) return;
    // The sessions go with the login.
    await tx.delete(supportPersons).where(eq(supportPersons.id, id));
    await audit(tx, ctx, { action: "support-person.deleted", subjectId: id });
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
