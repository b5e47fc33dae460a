import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { isOfActiveCreator } from "../../platform/auth/active-creator.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

type Code = { code: string; municipalityId: string };

const openOne = ({ clock }: Ctx, { code, municipalityId }: Code) =>
  and(
    eq(invitations.codeHash, hashToken(code)),
    eq(invitations.municipalityId, municipalityId),
    gt(invitations.expiresAt, clock()),
    isOfActiveCreator(invitations.createdBy),
  );

/** False for a code that is unknown, used, out of time or of another municipality, all alike. */
export async function isOpenInvitation(ctx: Ctx, code: Code): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(openOne(ctx, code));
  return row !== undefined;
}

export async function refuseInvalidInvitation(ctx: Ctx, code: Code): Promise<void> {
  if (!(await isOpenInvitation(ctx, code))) throw invalidInvitation();
}

/**
 * Takes the invitation in one statement, so that of two calls at once only one gets it. @returns
 * its id
 */
export async function takeInvitation(tx: Db, ctx: Ctx, code: Code): Promise<string> {
  const [row] = await tx
    .delete(invitations)
    .where(openOne(ctx, code))
    .returning({ id: invitations.id });
  if (!row) throw invalidInvitation();
  return row.id;
}

/** Deletes open set-up links: once there is an administrator, a link in some log must not work. */
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
