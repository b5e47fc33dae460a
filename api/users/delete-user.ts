import { and, eq, inArray, notExists } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { userNotFound } from "../errors.ts";
import { deleteFilesNow } from "../storage/file-deletions.ts";
import { supportLinks, supportPersons } from "../support-persons/table.ts";
import { users } from "./table.ts";

/**
 * An administrator of the municipality. All rows of the person go in one transaction, sessions
 * among them; the files follow through the outbox. The audit trail keeps ids only.
 */
export async function deleteUser(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const admin = await requireAdministrator(ctx);
  const municipalityId = admin.municipality.id;
  await ctx.db.transaction(async (tx) => {
    const relatives = await lockRelatives(tx, id);
    const own = and(eq(users.id, id), eq(users.municipalityId, municipalityId));
    const gone = await tx.delete(users).where(own).returning({ id: users.id });
    if (gone.length === 0) throw userNotFound();
    await deleteUnlinked(tx, relatives);
    const event = { actor: actorOf(admin), subjectId: id, municipalityId };
    await recordEvent(tx, { at: ctx.clock(), action: "user.deleted", ...event });
  });
  await deleteFilesNow(ctx);
}

async function lockRelatives(tx: Db, userId: string): Promise<string[]> {
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
