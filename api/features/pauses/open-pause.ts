import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { NEW_PIN_MS } from "../../platform/auth/own-pin.ts";
import type { Ctx } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { waitAnew } from "../consents/index.ts";
import { dayOf } from "../reminders/index.ts";
import type { Pause } from "./schemas.ts";

type PauseRow = typeof userPauses.$inferSelect;

/** The person's pauses that are not over: a death, else the one that comes first, is the first. */
export async function openPauses(db: Db, { clock }: Ctx, userId: string): Promise<PauseRow[]> {
  const isOpen = or(isNull(userPauses.endsAt), gt(userPauses.endsAt, clock()));
  return await db
    .select()
    .from(userPauses)
    .where(and(eq(userPauses.userId, userId), isOpen))
    .orderBy(desc(sql`${userPauses.reason} = 'death'`), userPauses.startsAt);
}

/** Holds the person until the transaction ends: pauses are set and ended one after another. */
export async function lockPauses(tx: Db, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!row) throw userNotFound();
}

/**
 * Takes deaths back that were noted for the wrong person: nothing of them stays. What she signed on
 * paper begins its days again, because meanwhile she could not see it and say no; and so does a PIN
 * that was on its first days, because meanwhile she could not notice that another had chosen it.
 */
export async function takeDeathsBack(tx: Db, deaths: PauseRow[], now: Date): Promise<void> {
  const [death] = deaths;
  if (!death) return;
  await tx.delete(userPauses).where(
    inArray(
      userPauses.id,
      deaths.map(({ id }) => id),
    ),
  );
  await tx.update(users).set(waitAnew(now)).where(eq(users.id, death.userId));
  const pinTrustedFrom = new Date(now.getTime() + NEW_PIN_MS);
  const wasNew = gt(users.pinTrustedFrom, death.createdAt);
  await tx
    .update(users)
    .set({ pinTrustedFrom })
    .where(and(eq(users.id, death.userId), wasNew));
}

/** A pause by its days. The moment at which somebody ended it falls on its last day. */
export function toPause({ config }: Ctx, { reason, startsAt, endsAt }: PauseRow): Pause {
  const last = endsAt && new Date(endsAt.getTime() - 1);
  return {
    reason,
    from: dayOf(startsAt, config.timeZone).toString(),
    until: last && dayOf(last, config.timeZone).toString(),
  };
}
