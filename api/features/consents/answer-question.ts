import { and, desc, eq, isNull, sql } from "drizzle-orm";
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

/**
 * The support person has been told of every consent that was given until then; absent: until now.
 * What was given since the page was loaded is still to be told.
 */
export async function seeNews(
  { db, principal, clock }: CtxOf<"consents:see-news">,
  { userId, until }: { userId: string; until?: string | undefined },
): Promise<void> {
  const now = clock();
  const seenUntil =
    until === undefined ? now : new Date(Math.min(now.getTime(), Date.parse(until)));
  const { consentsSeenAt } = supportLinks;
  await db
    .update(supportLinks)
    .set({
      consentsSeenAt: sql`greatest(${consentsSeenAt}, ${seenUntil.toISOString()}::timestamptz)`,
    })
    .where(and(eq(supportLinks.userId, userId), eq(supportLinks.supportPersonId, principal.id)));
}
