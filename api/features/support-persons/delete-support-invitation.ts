import { and, eq } from "drizzle-orm";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";

/** The link stops working at once. */
export async function deleteSupportInvitation(
  ctx: CtxOf<"support-persons:write">,
  { id }: { id: string },
): Promise<void> {
  const own = and(
    eq(supportInvitations.id, id),
    eq(supportInvitations.municipalityId, ctx.principal.municipality.id),
  );
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(supportInvitations)
      .where(own)
      .returning({ subjectId: supportInvitations.userId });
    if (!deleted) throw notFound();
    await audit(tx, ctx, { action: "support-person.invitation-deleted", ...deleted });
  });
}
