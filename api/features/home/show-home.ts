import { CONSENTS } from "../../db/schema/consents.ts";
import type { UnprovenConsent } from "../../db/unproven-consents.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { currentReminders, isPending, loadReminders } from "../reminders/index.ts";
import { isPinOffered } from "../users/index.ts";
import { readSums } from "./read-sums.ts";
import type { Home } from "./schemas.ts";

/** What is new in each place that the older person can go to from the home; two statements. */
export async function showHome(
  ctx: CtxOf<"home:read">,
  { userId }: { userId: string },
): Promise<Home> {
  const [loaded, sums] = await Promise.all([loadReminders(ctx, userId), readSums(ctx, userId)]);
  // The person has just been deleted.
  if (!sums) throw userNotFound();
  const pending = currentReminders(ctx, loaded).filter(isPending);
  const isAlone = ctx.principal.enteredBy === null;
  const open = (sums.unproven ?? []).filter(({ isConfirmed }) => !isConfirmed);
  const asked = open.filter(({ quietSession }) => quietSession !== ctx.principal.tokenHash);
  return {
    pendingReminders: pending.length,
    lastGameAt: sums.lastGameAt?.toISOString() ?? null,
    keptFiles: sums.keptFiles,
    lastChatAt: sums.lastChatAt?.toISOString() ?? null,
    activeDays: sums.activeDays,
    isPaused: sums.isPaused,
    waitingConsents: CONSENTS.filter((consent) => dueOf(sums)[consent] !== null),
    consentQuestions: isAlone ? asked.map(toQuestion) : [],
    announcements: sums.announcements,
    // Not to an administrator who has entered this home, nor where it was not needed to enter.
    offersPin: isAlone && ctx.principal.withPin && isPinOffered(sums, ctx.clock(), open.length > 0),
  };
}

const toQuestion = ({ consent, at }: UnprovenConsent) => ({
  consent,
  at: new Date(at).toISOString(),
});

type Sums = NonNullable<Awaited<ReturnType<typeof readSums>>>;

const dueOf = ({ familyConsentDue, municipalConsentDue }: Sums) => ({
  family: familyConsentDue,
  municipal: municipalConsentDue,
});
