import { desc, eq } from "drizzle-orm";
import { type Consent, consentEvents } from "../../db/schema/consents.ts";
import { users } from "../../db/schema/users.ts";
import { ownPinError } from "../../platform/auth/own-pin.ts";
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
  const stateOf = (consent: Consent) => {
    const { isInForce, due } = consentOf(row, consent);
    return { isInForce, due: due?.toISOString() ?? null };
  };
  return {
    family: stateOf("family"),
    municipal: stateOf("municipal"),
    ...whetherToGive(ctx, row),
    history: steps.map(toStep),
  };
}

function whetherToGive(ctx: SignedInCtx, { pinHash, pinSetBy, pinTrustedFrom }: Row) {
  const { principal } = ctx;
  const isAlone = principal.role === "person" && principal.enteredBy === null;
  if (!isAlone) return { mayGive: false, whyNot: null };
  const { withPin, isOnOwnDevice } = principal;
  const pin = { hasPin: pinHash !== null, pinSetBy, pinTrustedFrom, withPin, isOnOwnDevice };
  const error = ownPinError(ctx, pin);
  return { mayGive: !error, whyNot: error?.message ?? null };
}

type Row = typeof users.$inferSelect;
type Step = typeof consentEvents.$inferSelect;

const toStep = ({
  consent,
  step,
  administratorName,
  at,
  inForceFrom,
}: Step): ConsentStepAnswer => ({
  consent,
  step,
  administrator: administratorName,
  at: at.toISOString(),
  inForceFrom: inForceFrom?.toISOString() ?? null,
});
