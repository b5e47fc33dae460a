import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { deceased, isUserDeceased } from "../../platform/deceased.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { knownOfNewLogin } from "./known-of-new-login.ts";
import { link, linkExisting } from "./link-support-person.ts";
import { lockEmail } from "./lock-email.ts";
import { makeSupportPerson } from "./make-support-person.ts";
import type { AddedSupportPerson, CreateSupportPerson } from "./schemas.ts";

/**
 * A new login, or a link to the one that has this e-mail already, which keeps its own name and
 * password.
 */
export async function createSupportPerson(
  ctx: CtxOf<"supporters:write">,
  { userId, name, email, password }: CreateSupportPerson & { userId: string },
): Promise<AddedSupportPerson> {
  const { municipality } = ctx.principal;
  const known = await knownOfNewLogin(ctx.db, { name, email, municipality, userId });
  await refuseWeakPassword(ctx, { password, known });
  // Hashed before the transaction, which would else hold its connection meanwhile.
  const passwordHash = await hashSecret(ctx, password);
  const municipalityId = municipality.id;
  return await ctx.db.transaction(async (tx) => {
    await lockEmail(tx, municipalityId, email);
    if (await isUserDeceased(tx, ctx, userId)) throw deceased();
    const existing = await linkExisting(tx, ctx, { userId, email });
    if (existing) return { ...existing, hadAccount: true };
    const login = { municipalityId, name, email, passwordHash };
    const { person, invitedTo } = await makeSupportPerson(tx, ctx, login);
    await link(tx, ctx, person.id, userId);
    await audit(tx, ctx, { action: "support-person.created", subjectId: userId });
    for (const subjectId of invitedTo.filter((id) => id !== userId)) {
      await audit(tx, ctx, { action: "support-person.linked", subjectId });
    }
    return { ...person, hadAccount: false };
  });
}
