import { and, eq, inArray, notExists } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { deleteFilesNow } from "../../platform/storage/file-deletions.ts";

/**
 * All rows of the person are deleted in one transaction, sessions included; the files follow
 * through the outbox. The audit trail keeps ids only.
 */
export async function deleteUser(
  ctx: CtxOf<"users:delete">,
  { userId }: { userId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const supportPersonIds = await lockSupportPersons(tx, userId);
    const one = eq(users.id, userId);
    const deleted = await tx.delete(users).where(one).returning({ id: users.id });
    if (deleted.length === 0) throw userNotFound();
    await deleteUnlinked(tx, supportPersonIds);
    await audit(tx, ctx, { action: "user.deleted", subjectId: userId });
  });
  await deleteFilesNow(ctx);
}

async function lockSupportPersons(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: supportPersons.id })
    .from(supportLinks)
    .innerJoin(supportPersons, eq(supportPersons.id, supportLinks.supportPersonId))
    .where(eq(supportLinks.userId, userId))
    .for("update", { of: supportPersons });
  return rows.map(({ id }) => id);
}

/** A login that supports nobody any more would keep a name and an e-mail without need. */
async function deleteUnlinked(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const links = tx
    .select()
    .from(supportLinks)
    .where(eq(supportLinks.supportPersonId, supportPersons.id));
  await tx.delete(supportPersons).where(and(inArray(supportPersons.id, ids), notExists(links)));
}
