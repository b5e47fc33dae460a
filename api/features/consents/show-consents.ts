import { desc, eq } from "drizzle-orm";
import { type Consent, consentEvents } from "../../db/schema/consents.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { isProven, onlyByPerson, whyLater } from "../../platform/auth/own-pin.ts";
import type { CtxOf, SignedInCtx } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { consentOf } from "./columns.ts";
import { MOST_STEPS } from "./note-consent.ts";
import type { ConsentStepAnswer, Consents } from "./schemas.ts";

/** Each consent as it is, with its history, newest first. */
export const showConsents = (
  ctx: CtxOf<"consents:read">,
  { userId }: { userId: string },
): Promise<Consents> => readConsents(ctx, userId);

export async function readConsents(ctx: SignedInCtx, userId: string): Promise<Consents> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!row) throw userNotFound();
  const steps = await ctx.db
    .select()
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(desc(consentEvents.at), desc(consentEvents.id))
    .limit(MOST_STEPS);
  const supporters = await ctx.db
    .select({ name: supportPersons.name })
    .from(supportLinks)
    .innerJoin(supportPersons, eq(supportPersons.id, supportLinks.supportPersonId))
    .where(eq(supportLinks.userId, userId))
    .orderBy(supportLinks.createdAt, supportPersons.id);
  const stateOf = (consent: Consent) => {
    const { isInForce, due } = consentOf(row, consent);
    return { isInForce, due: due?.toISOString() ?? null };
  };
  return {
    family: stateOf("family"),
    municipal: stateOf("municipal"),
    heirsForbidden: row.heirsForbidden,
    ...whetherToGive(ctx, row),
    supporters: supporters.map(({ name }) => name),
    history: steps.map(toStep),
  };
}

function whetherToGive(ctx: SignedInCtx, { pinHash, pinSetBy, pinTrustedFrom }: Row) {
  const { principal } = ctx;
  const none = { mayGive: false, mayAsk: false, isProven: false };
  if (principal.role !== "person") return { ...none, whyNot: null };
  if (principal.enteredBy) return { ...none, whyNot: onlyByPerson().message };
  const { withPin, isOnOwnDevice } = principal;
  const pin = { hasPin: pinHash !== null, pinSetBy, pinTrustedFrom, withPin, isOnOwnDevice };
  const whyNot = whyLater(ctx, pin);
  return { mayGive: !whyNot, mayAsk: whyNot !== null, whyNot, isProven: isProven(ctx, pin) };
}

type Row = typeof users.$inferSelect;
type Step = typeof consentEvents.$inferSelect;

const toStep = ({
  consent,
  step,
  administratorName,
  at,
  inForceFrom,
  isUnproven,
}: Step): ConsentStepAnswer => ({
  consent,
  step,
  administrator: administratorName,
  at: at.toISOString(),
  inForceFrom: inForceFrom?.toISOString() ?? null,
  ...(isUnproven && { isUnproven }),
});
