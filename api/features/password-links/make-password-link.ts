import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import type { Ctx } from "../../platform/context.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import type { Municipality } from "../../platform/principal.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { type AccountRef, COLUMN } from "../account/index.ts";
import type { PasswordLink } from "./schemas.ts";

/** How long the link of somebody who has forgotten the password can be used, in ms. */
const PASSWORD_LINK_MS = 3600 * 1000;

type NewLink = {
  account: AccountRef;
  municipality: Municipality;
  /** Under which people reach the portal. */
  origin: string;
  /** The administrator who makes it; null for the operator, and for its owner who asks for it. */
  createdBy: string | null;
  /** Asked for in its owner's name, by anybody: one that the town hall has given out stays good. */
  isByOwner?: boolean;
  lifetimeMs?: number;
};

/**
 * In the place of the account's earlier one, which is worth nothing any more. The caller holds the
 * account's row, so that there is one at a time, and writes the audit row.
 */
export async function makePasswordLink(
  tx: Db,
  ctx: Pick<Ctx, "clock" | "random" | "config">,
  { account, municipality, origin, createdBy, isByOwner, lifetimeMs = PASSWORD_LINK_MS }: NewLink,
): Promise<PasswordLink> {
  const code = newToken(ctx.random);
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  const link = { codeHash: hashToken(code), createdBy, createdAt, expiresAt };
  const column = COLUMN[account.role];
  const replaced = isByOwner ? isNull(passwordLinks.createdBy) : undefined;
  await tx.delete(passwordLinks).where(and(eq(passwordLinks[column], account.id), replaced));
  await tx.insert(passwordLinks).values({ ...link, [column]: account.id });
  const { municipalities } = ctx.config;
  const fragment = account.role === "administrator" ? "clave" : "clave-familia";
  const url = publicLink({ origin, municipality, municipalities, fragment, code });
  return { url, expiresAt: expiresAt.toISOString() };
}
