import { and, eq, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";
import { deviceLinks } from "../../db/schema/devices.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { loginChallenges } from "../../db/schema/second-factor.ts";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { noSession, notFound, ServiceError } from "../../platform/errors.ts";
import { lockMunicipality } from "../municipalities/index.ts";

type Input = { colleagueId: string; isActive: boolean };

/**
 * Disables an account of the municipality, or makes it usable again. What a disabled one has open
 * ends at once. Somebody always stays: of two who disable each other, the second is refused.
 */
export async function setActive(
  ctx: CtxOf<"colleagues:write">,
  { colleagueId, isActive }: Input,
): Promise<void> {
  const { id: own, municipality } = ctx.principal;
  await ctx.db.transaction(async (tx) => {
    await lockMunicipality(tx, municipality.id);
    const active = await listActive(tx, municipality.id);
    // A colleague was faster.
    if (!active.includes(own)) throw noSession();
    const inMunicipality = eq(administrators.municipalityId, municipality.id);
    const one = and(eq(administrators.id, colleagueId), inMunicipality);
    const wasActive = active.includes(colleagueId);
    if (!isActive && wasActive && active.length === 1) throw lastAdministrator();
    const disabledAt = isActive ? null : ctx.clock();
    const found = await tx.select({ id: administrators.id }).from(administrators).where(one);
    if (found.length === 0) throw notFound();
    if (isActive === wasActive) return;
    await tx.update(administrators).set({ disabledAt }).where(one);
    if (!isActive) await endAll(tx, colleagueId);
    const action = isActive ? "administrator.enabled" : "administrator.disabled";
    await audit(tx, ctx, { action, subjectId: colleagueId });
  });
}

async function listActive(tx: Db, municipalityId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: administrators.id })
    .from(administrators)
    .where(
      and(eq(administrators.municipalityId, municipalityId), isNull(administrators.disabledAt)),
    );
  return rows.map(({ id }) => id);
}

/** Sessions, also in homes that they entered, and every link that they made or that is theirs. */
async function endAll(tx: Db, id: string): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.administratorId, id), eq(sessions.enteredBy, id)));
  await tx.delete(loginChallenges).where(eq(loginChallenges.administratorId, id));
  await tx.delete(invitations).where(eq(invitations.createdBy, id));
  await tx.delete(supportInvitations).where(eq(supportInvitations.createdBy, id));
  await tx.delete(deviceLinks).where(eq(deviceLinks.createdBy, id));
  await tx
    .delete(passwordLinks)
    .where(or(eq(passwordLinks.createdBy, id), eq(passwordLinks.administratorId, id)));
}

const lastAdministrator = () =>
  new ServiceError(
    409,
    "LAST_ADMINISTRATOR",
    "Es la única cuenta activa del ayuntamiento. Antes invita a otra persona o activa otra cuenta.",
  );
