import { eq } from "drizzle-orm";
import type { Consent } from "../../db/schema/consents.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { deceased, isUserDeceased } from "../../platform/deceased.ts";
import { ServiceError, userNotFound } from "../../platform/errors.ts";
import { consentColumns, consentOf } from "./columns.ts";
import { noteConsent } from "./note-consent.ts";
import type { Consents } from "./schemas.ts";
import { readConsents } from "./show-consents.ts";
import { WAIT_MS } from "./wait.ts";

/**
 * Records that the person signed a consent at the town hall; one that is given stays as it is.
 *
 * @throws ServiceError 409 while the account is not active or a death is noted: the person could
 * not see it and say no
 */
export async function giveOnPaper(
  ctx: CtxOf<"consents:give-on-paper">,
  { userId, consent }: { userId: string; consent: Consent },
): Promise<Consents> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!row) throw userNotFound();
    if (!row.isActive) throw notActive();
    if (await isUserDeceased(tx, ctx, userId)) throw deceased();
    const { isInForce, due } = consentOf(row, consent);
    if (isInForce || due) {
      // What is answered was read all the same.
      await audit(tx, ctx, { action: "consents.read", subjectId: userId });
      return;
    }
    const inForceFrom = new Date(ctx.clock().getTime() + WAIT_MS);
    const waiting = consentColumns(consent, { isInForce: false, due: inForceFrom });
    await tx.update(users).set(waiting).where(eq(users.id, userId));
    await noteConsent(tx, ctx, { userId, consent, step: "on-paper", inForceFrom });
    await audit(tx, ctx, { action: `consent.${consent}-on-paper`, subjectId: userId });
  });
  return await readConsents(ctx, userId);
}

const notActive = () =>
  new ServiceError(
    409,
    "USER_INACTIVE",
    "Esta persona está desactivada y no podría ver el permiso en su pantalla. Activa antes su cuenta.",
  );
