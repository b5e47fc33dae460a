import { and, eq } from "drizzle-orm";
import { invitations } from "../../db/schema/invitations.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";

/** The link stops working at once. */
export async function deleteInvitation(
  ctx: CtxOf<"invitations:write">,
  { id }: { id: string },
): Promise<void> {
  const municipalityId = ctx.principal.municipality.id;
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.municipalityId, municipalityId)))
      .returning({ id: invitations.id });
    if (rows.length === 0) throw notFound();
    await audit(tx, ctx, { action: "invitation.deleted", subjectId: id });
  });
}
