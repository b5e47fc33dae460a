import { eq } from "drizzle-orm";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { identifySource } from "../../platform/auth/attempt-source.ts";
import { trust } from "../../platform/auth/attempts.ts";
import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { knownOfOwner, lockAccount, replacePassword } from "../account/index.ts";
import { nameOfMunicipality } from "../municipalities/index.ts";
import { findLink, invalidLink } from "./find-link.ts";
import type { TakenPasswordLink, TakePasswordLink } from "./schemas.ts";

/**
 * Open to anyone who holds the link's code: the account has the new password, whoever was signed in
 * is signed out, and a second factor stays what it was. This device counts as one that was in
 * before, so that whoever guesses from elsewhere does not keep its owner out.
 */
export async function takePasswordLink(
  ctx: Ctx,
  { code, password, device }: TakePasswordLink & { device: string },
): Promise<TakenPasswordLink> {
  await limitLinkCodes(ctx);
  const account = await findLink(ctx.db, ctx, code);
  // Looked at before hashing, so that a refused call costs next to nothing.
  const owner = account && (await ctx.db.transaction((tx) => lockAccount(tx, account)));
  if (!account || !owner) throw invalidLink();
  const { municipalityId, email } = owner;
  const login = { account: email, municipalityId, device, isAuthorised: false } as const;
  const source = await identifySource(ctx, { loginKind: LOGIN_KIND[account.role], ...login });
  const municipality = await nameOfMunicipality(ctx.db, municipalityId);
  const known = await knownOfOwner(ctx.db, { ...owner, ...account }, municipality);
  await refuseWeakPassword(ctx, { password, known });
  const passwordHash = await hashSecret(ctx, password);
  return await ctx.db.transaction(async (tx) => {
    // Of two at once the second waits here, and then finds no link.
    const held = await lockAccount(tx, account);
    const [taken] = await tx
      .delete(passwordLinks)
      .where(eq(passwordLinks.codeHash, hashToken(code)))
      .returning();
    if (!held || !taken || !(taken.expiresAt > ctx.clock())) throw invalidLink();
    await replacePassword(tx, account, passwordHash);
    await trust(tx, source, ctx.clock());
    const kind = account.role === "administrator" ? "administrator" : "support-person";
    const event = { actor: account, subjectId: account.id, municipalityId };
    await recordEvent(tx, { at: ctx.clock(), action: `${kind}.password-set`, ...event });
    return { role: account.role, email };
  });
}

const LOGIN_KIND = { administrator: "administrator-login", support: "support-login" } as const;
