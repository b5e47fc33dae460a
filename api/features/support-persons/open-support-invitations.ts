import { and, eq, gt, not, type SQL, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { isOfActiveCreator } from "../../platform/auth/active-creator.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

export type SupportCode = { code: string; municipalityId: string };

/** Those that can still be used, with whoever invited and whom they are to accompany. */
export function openSupportInvitations(db: Db, { clock }: Pick<Ctx, "clock">, which: SQL) {
  return db
    .select({
      id: supportInvitations.id,
      userId: users.id,
      userName: users.name,
      name: supportInvitations.name,
      email: supportInvitations.email,
      createdBy: administrators.name,
      createdAt: supportInvitations.createdAt,
      expiresAt: supportInvitations.expiresAt,
    })
    .from(supportInvitations)
    .innerJoin(users, and(eq(users.id, supportInvitations.userId), users.isActive))
    .innerJoin(administrators, eq(administrators.id, supportInvitations.createdBy))
    .where(
      and(
        which,
        gt(supportInvitations.expiresAt, clock()),
        isOfActiveCreator(supportInvitations.createdBy),
        not(hasDied(userPauses, users.id, sql`${clock().toISOString()}`)),
      ),
    );
}

/** Null for a code that is unknown, used, out of time or of another municipality, all alike. */
export async function findSupportInvitation(
  db: Db,
  ctx: Pick<Ctx, "clock">,
  { code, municipalityId }: SupportCode,
) {
  const own = and(
    eq(supportInvitations.codeHash, hashToken(code)),
    eq(supportInvitations.municipalityId, municipalityId),
  ) as SQL;
  const [row] = await openSupportInvitations(db, ctx, own);
  return row ?? null;
}

export const invalidSupportInvitation = () =>
  new ServiceError(
    403,
    "INVITATION_INVALID",
    "Esta invitación ya no vale. Si ya tienes cuenta, entra con tu correo y tu contraseña; si no, pide otra invitación al ayuntamiento.",
  );
