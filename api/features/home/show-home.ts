import { CONSENTS } from "../../db/schema/consents.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { currentReminders, loadReminders } from "../reminders/load-reminders.ts";
import { isPinOffered } from "../users/postpone-pin.ts";
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
  const pending = currentReminders(ctx, loaded).filter(
    ({ isCompleted, isPaused }) => !isCompleted && !isPaused,
  );
  return {
    pendingReminders: pending.length,
    lastGameAt: sums.lastGameAt?.toISOString() ?? null,
    keptFiles: sums.keptFiles,
    lastChatAt: sums.lastChatAt?.toISOString() ?? null,
    activeDays: sums.activeDays,
    isPaused: sums.isPaused,
    waitingConsents: CONSENTS.filter((consent) => dueOf(sums)[consent] !== null),
    announcements: sums.announcements,
    // Not to an administrator who has entered this home, nor where it was not needed to enter.
    offersPin:
      ctx.principal.enteredBy === null && ctx.principal.withPin && isPinOffered(sums, ctx.clock()),
  };
}

type Sums = NonNullable<Awaited<ReturnType<typeof readSums>>>;

const dueOf = ({ familyConsentDue, municipalConsentDue }: Sums) => ({
  family: familyConsentDue,
  municipal: municipalConsentDue,
});
