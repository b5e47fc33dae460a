import { supportInvitations } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { deceased, isUserDeceased } from "../../platform/deceased.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import type { CreateSupportInvitation, SupportInvitationOutcome } from "./invitation-schemas.ts";
import { linkExisting } from "./link-support-person.ts";
import { lockEmail } from "./lock-email.ts";

/** How long an invitation to accompany somebody can be used, in ms. */
const SUPPORT_INVITATION_MS = 7 * 24 * 3600 * 1000;

type Input = CreateSupportInvitation & { userId: string; origin: string };

/** The code is shown this once. Who has a login in the municipality is linked at once instead. */
export async function createSupportInvitation(
  ctx: CtxOf<"support-invitations:create">,
  { userId, name, email, origin }: Input,
): Promise<SupportInvitationOutcome> {
  const { municipality, id: createdBy } = ctx.principal;
  const code = newToken(ctx.random);
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + SUPPORT_INVITATION_MS);
  const changed = { name, codeHash: hashToken(code), createdBy, createdAt, expiresAt };
  const supportPerson = await ctx.db.transaction(async (tx) => {
    await lockEmail(tx, municipality.id, email);
    if (await isUserDeceased(tx, ctx, userId)) throw deceased();
    const existing = await linkExisting(tx, ctx, { userId, email });
    if (existing) return existing;
    const { userId: person, email: address } = supportInvitations;
    await tx
      .insert(supportInvitations)
      .values({ municipalityId: municipality.id, userId, email, ...changed })
      .onConflictDoUpdate({ target: [person, address], set: changed });
    await audit(tx, ctx, { action: "support-person.invited", subjectId: userId });
    return null;
  });
  if (supportPerson) return { outcome: "linked", supportPerson };
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "apoyo", code } as const;
  const url = publicLink(link);
  return { outcome: "invited", invitation: { code, url, expiresAt: expiresAt.toISOString() } };
}
