import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { deleteFilesNow } from "../storage/file-deletions.ts";
import { supportMessages } from "./table.ts";

/** The person. The attachments go through the outbox. */
export async function deleteSeenMessages(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const person = await requirePerson(ctx, id);
  const seen = and(eq(supportMessages.toUserId, id), eq(supportMessages.seen, true));
  const gone = await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(supportMessages).where(seen).returning({ id: supportMessages.id });
    if (rows.length === 0) return 0;
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "support-messages.deleted",
      actor: actorOf(person),
      subjectId: id,
      municipalityId: person.municipality.id,
    });
    return rows.length;
  });
  if (gone > 0) await deleteFilesNow(ctx);
}
