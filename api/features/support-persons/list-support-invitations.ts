import { desc, eq } from "drizzle-orm";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { OpenSupportInvitation } from "./invitation-schemas.ts";
import { openSupportInvitations } from "./open-support-invitations.ts";

/** Who was invited to accompany the person and has not come yet. */
export async function listSupportInvitations(
  ctx: CtxOf<"supporters:read">,
  { userId }: { userId: string },
): Promise<OpenSupportInvitation[]> {
  const own = eq(supportInvitations.userId, userId);
  const rows = await openSupportInvitations(ctx.db, ctx, own).orderBy(
    desc(supportInvitations.createdAt),
    supportInvitations.id,
  );
  return rows.map(({ id, name, email, createdBy, createdAt, expiresAt }) => ({
    ...{ id, name, email, createdBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
