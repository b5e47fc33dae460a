import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "../errors.ts";
import { invitations } from "./table.ts";

/** Any administrator of the municipality: the link stops working at once. */
export async function deleteInvitation(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const admin = await requireAdministrator(ctx);
  const municipalityId = admin.municipality.id;
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.municipalityId, municipalityId)))
      .returning({ id: invitations.id });
    if (rows.length === 0) throw notFound();
    const event = { actor: actorOf(admin), subjectId: id, municipalityId };
    await recordEvent(tx, { at: ctx.clock(), action: "invitation.deleted", ...event });
  });
}
