import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportInvitations, supportPersons } from "../../db/schema/support-persons.ts";
import { isOfActiveCreator } from "../../platform/auth/active-creator.ts";
import type { Ctx } from "../../platform/context.ts";
import { link } from "./link-support-person.ts";
import type { SupportPerson } from "./schemas.ts";

type NewLogin = { municipalityId: string; name: string; email: string; passwordHash: string };

/**
 * A new login, linked to everybody whom its address was invited to accompany (`invitedTo`), also to
 * who is deactivated: those invitations are used then, because their links make a login. Call it
 * after `lockEmail`.
 */
export async function makeSupportPerson(
  tx: Db,
  ctx: Ctx,
  { municipalityId, name, email, passwordHash }: NewLogin,
): Promise<{ person: SupportPerson; invitedTo: string[] }> {
  const [row] = await tx
    .insert(supportPersons)
    .values({ municipalityId, name, email, passwordHash, createdAt: ctx.clock() })
    .returning({ id: supportPersons.id });
  if (!row) throw new Error("insert returned nothing");
  const invitedTo = await takeOpenInvitations(tx, ctx, { municipalityId, email });
  for (const userId of invitedTo) await link(tx, ctx, row.id, userId);
  return { person: { id: row.id, name, email }, invitedTo };
}

async function takeOpenInvitations(
  tx: Db,
  { clock }: Ctx,
  { municipalityId, email }: Pick<NewLogin, "municipalityId" | "email">,
): Promise<string[]> {
  const open = and(
    eq(supportInvitations.municipalityId, municipalityId),
    eq(supportInvitations.email, email),
    gt(supportInvitations.expiresAt, clock()),
    isOfActiveCreator(supportInvitations.createdBy),
  );
  const taken = await tx
    .delete(supportInvitations)
    .where(open)
    .returning({ userId: supportInvitations.userId, createdAt: supportInvitations.createdAt });
  return taken
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ userId }) => userId);
}
