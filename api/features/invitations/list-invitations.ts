import { and, desc, eq, gt } from "drizzle-orm";
import { administrators } from "../admins/table.ts";
import { requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { OpenInvitation } from "./schemas.ts";
import { invitations } from "./table.ts";

/** An administrator; those of their municipality that can still be used. */
export async function listInvitations(ctx: Ctx): Promise<OpenInvitation[]> {
  const admin = await requireAdministrator(ctx);
  const own = eq(invitations.municipalityId, admin.municipality.id);
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
