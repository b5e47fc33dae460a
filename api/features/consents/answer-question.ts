import { and, desc, eq, isNull } from "drizzle-orm";
import { type Consent, consentEvents } from "../../db/schema/consents.ts";
import { supportLinks } from "../../db/schema/support-persons.ts";
import { isProven, NEW_PIN_MS } from "../../platform/auth/own-pin.ts";
import type { CtxOf } from "../../platform/context.ts";

/**
 * The person gave the consent. Whoever knows the PIN as well could say so too: then only this
 * session is not asked again, until the days are over in which the person would be asked elsewhere.
 */
export async function answerQuestion(
  ctx: CtxOf<"consents:answer">,
  { userId, consent }: { userId: string; consent: Consent },
): Promise<void> {
  const { db, principal, clock } = ctx;
  const isOfThat = and(eq(consentEvents.userId, userId), eq(consentEvents.consent, consent));
  const [latest] = await db
    .select()
    .from(consentEvents)
    .where(isOfThat)
    .orderBy(desc(consentEvents.at), desc(consentEvents.id))
    .limit(1);
  if (!latest?.isUnproven) return;
  const now = clock();
  const isOver = latest.at.getTime() + NEW_PIN_MS <= now.getTime();
  const isFinal = isOver || isProven(ctx, principal);
  await db
    .update(consentEvents)
    .set(isFinal ? { confirmedAt: now } : { quietSession: principal.tokenHash })
    .where(and(eq(consentEvents.id, latest.id), isNull(consentEvents.confirmedAt)));
}

/** The support person has been told of every consent that was given until now. */
export async function seeNews(
  { db, principal, clock }: CtxOf<"consents:see-news">,
  { userId }: { userId: string },
): Promise<void> {
  await db
    .update(supportLinks)
    .set({ consentsSeenAt: clock() })
    .where(and(eq(supportLinks.userId, userId), eq(supportLinks.supportPersonId, principal.id)));
}
