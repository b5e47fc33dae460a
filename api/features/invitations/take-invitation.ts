import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { ServiceError } from "../errors.ts";
import { invitations } from "./table.ts";

type Code = { code: string; municipalityId: string };

const openOne = ({ clock }: Ctx, { code, municipalityId }: Code) =>
  and(
    eq(invitations.codeHash, hashToken(code)),
    eq(invitations.municipalityId, municipalityId),
    gt(invitations.expiresAt, clock()),
  );

/** Refuses a code that is unknown, used, out of time or of another municipality, all alike. */
export async function refuseInvalidInvitation(ctx: Ctx, code: Code): Promise<void> {
  const [row] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(openOne(ctx, code));
  if (!row) throw invalidInvitation();
}

/** Takes the invitation, so that of two at once one comes away with nothing. @returns its id */
export async function takeInvitation(tx: Db, ctx: Ctx, code: Code): Promise<string> {
  const [row] = await tx
    .delete(invitations)
    .where(openOne(ctx, code))
    .returning({ id: invitations.id });
  if (!row) throw invalidInvitation();
  return row.id;
}

/** Once there is an administrator, a set-up link that lies in some log is worth nothing. */
export async function dropSetUpLink(tx: Db, municipalityId: string): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.municipalityId, municipalityId), isNull(invitations.createdBy)));
}

const invalidInvitation = () =>
  new ServiceError(
    403,
    "INVITATION_INVALID",
    "Esta invitación ya no vale. Pide otra a tu ayuntamiento.",
  );
