import {
  type AnyColumn,
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  or,
} from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { CONSENTS, type Consent, consentEvents } from "../../db/schema/consents.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { insertEvents } from "../../platform/audit/record-event.ts";
import { consentColumns } from "./columns.ts";
import { WAIT_MS } from "./wait.ts";

/** What waits for its day. */
const WAITING = ["on-paper", "asked"] as const;
const DUE = { family: users.familyConsentDue, municipal: users.municipalConsentDue } as const;

/**
 * Puts consents that wait into force whose days are over, of people who could see them and say no:
 * active, and in no pause for as many days. Their history says from when, which a pause may have
 * put off, and the trail that it happened. A 'No' of the same moment comes either before or after.
 */
export async function startDueConsents(db: Db, now: Date): Promise<void> {
  for (const consent of CONSENTS) await db.transaction((tx) => start(tx, consent, now));
}

async function start(tx: Db, consent: Consent, now: Date): Promise<void> {
  const begun = await tx
    .update(users)
    .set(consentColumns(consent, { isInForce: true, due: null }))
    .where(isDue(tx, DUE[consent], now))
    .returning({ id: users.id, municipalityId: users.municipalityId });
  if (begun.length === 0) return;
  const latest = tx
    .selectDistinctOn([consentEvents.userId], { id: consentEvents.id })
    .from(consentEvents)
    .where(
      and(
        eq(consentEvents.consent, consent),
        inArray(
          consentEvents.userId,
          begun.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(consentEvents.userId, desc(consentEvents.at), desc(consentEvents.id));
  await tx
    .update(consentEvents)
    .set({ inForceFrom: now })
    .where(and(inArray(consentEvents.id, latest), inArray(consentEvents.step, WAITING)));
  const action = `consent.${consent}-begun` as const;
  await insertEvents(
    tx,
    begun.map(({ id: subjectId, municipalityId }) => ({
      ...{ at: now, action, actor: ANYONE_ACTOR, municipalityId, subjectId },
    })),
  );
}

/** Whether the days of what waits in this column are over for a person. */
function isDue(tx: Db, due: AnyColumn, now: Date) {
  const since = new Date(now.getTime() - WAIT_MS);
  const isOfThoseDays = or(isNull(userPauses.endsAt), gt(userPauses.endsAt, since));
  const pause = tx
    .select()
    .from(userPauses)
    .where(and(eq(userPauses.userId, users.id), lte(userPauses.startsAt, now), isOfThoseDays));
  return and(lte(due, now), users.isActive, notExists(pause));
}
