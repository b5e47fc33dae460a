import { and, desc, eq, gt } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { invitations } from "../../db/schema/invitations.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { OpenInvitation } from "./schemas.ts";

/** Those of the administrator's municipality that can still be used. */
export async function listInvitations(ctx: CtxOf<"invitations:read">): Promise<OpenInvitation[]> {
  const own = eq(invitations.municipalityId, ctx.principal.municipality.id);
  const rows = await ctx.db
    .select({
      id: invitations.id,
      createdBy: administrators.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(administrators, eq(administrators.id, invitations.createdBy))
    .where(and(own, gt(invitations.expiresAt, ctx.clock())))
    .orderBy(desc(invitations.createdAt), invitations.id);
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
