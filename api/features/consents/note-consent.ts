import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { type Consent, type ConsentStep, consentEvents } from "../../db/schema/consents.ts";
import type { SignedInCtx } from "../../platform/context.ts";

/** Older steps are in the audit trail alone. */
export const MOST_STEPS = 200;

type Step = {
  userId: string;
  consent: Consent;
  step: ConsentStep;
  inForceFrom?: Date;
  isUnproven?: boolean;
};

/** Writes a step into the history of a consent, in the transaction of the change. */
export async function noteConsent(
  tx: Db,
  { principal, clock }: SignedInCtx,
  { userId, consent, step, inForceFrom, isUnproven = false }: Step,
): Promise<void> {
  const by = principal.role === "administrator" ? principal : enteredBy(principal);
  await tx.insert(consentEvents).values({
    userId,
    consent,
    step,
    administratorId: by?.id ?? null,
    administratorName: by?.name ?? null,
    at: clock(),
    inForceFrom: inForceFrom ?? null,
    isUnproven,
    // Whoever has just given it is not asked whether it was they.
    quietSession: isUnproven ? principal.tokenHash : null,
  });
  const surplus = tx
    .select({ id: consentEvents.id })
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(desc(consentEvents.at), desc(consentEvents.id))
    .offset(MOST_STEPS);
  await tx
    .delete(consentEvents)
    .where(and(eq(consentEvents.userId, userId), inArray(consentEvents.id, surplus)));
}

const enteredBy = (principal: SignedInCtx["principal"]) =>
  principal.role === "person" ? principal.enteredBy : null;
