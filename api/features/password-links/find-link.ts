import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { isOfActiveCreator } from "../../platform/auth/active-creator.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import type { AccountRef } from "../account/index.ts";

/**
 * Whose password the code sets; null for one that is unknown, used or out of time, or that a
 * colleague made whose account was disabled since.
 */
export async function findLink(
  db: Db,
  { clock }: Pick<Ctx, "clock">,
  code: string,
): Promise<AccountRef | null> {
  const [row] = await db
    .select({
      administratorId: passwordLinks.administratorId,
      supportPersonId: passwordLinks.supportPersonId,
    })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.codeHash, hashToken(code)),
        gt(passwordLinks.expiresAt, clock()),
        isOfActiveCreator(passwordLinks.createdBy),
      ),
    );
  if (row?.administratorId) return { role: "administrator", id: row.administratorId };
  return row?.supportPersonId ? { role: "support", id: row.supportPersonId } : null;
}

export const invalidLink = () =>
  new ServiceError(
    403,
    "PASSWORD_LINK_INVALID",
    "Este enlace ya no vale. Pide otro a tu ayuntamiento.",
  );
