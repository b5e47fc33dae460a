import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { dayOf } from "../reminders/occurrences.ts";
import type { Pause } from "./schemas.ts";

type PauseRow = typeof userPauses.$inferSelect;

/** The person's pauses that are not over, the one that comes first first. */
export async function openPauses(db: Db, { clock }: Ctx, userId: string): Promise<PauseRow[]> {
  const isOpen = or(isNull(userPauses.endsAt), gt(userPauses.endsAt, clock()));
  return await db
    .select()
    .from(userPauses)
    .where(and(eq(userPauses.userId, userId), isOpen))
    .orderBy(userPauses.startsAt);
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

/** A pause by its days. The moment at which somebody ended it falls on its last day. */
export function toPause({ config }: Ctx, { reason, startsAt, endsAt }: PauseRow): Pause {
  const last = endsAt && new Date(endsAt.getTime() - 1);
  return {
    reason,
    from: dayOf(startsAt, config.timeZone).toString(),
    until: last && dayOf(last, config.timeZone).toString(),
  };
}
