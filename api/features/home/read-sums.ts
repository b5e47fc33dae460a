import { eq, sql } from "drizzle-orm";
import { activityMinutes } from "../../db/schema/activity.ts";
import { mediaItems } from "../../db/schema/media.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { scores } from "../../db/schema/scores.ts";
import { users } from "../../db/schema/users.ts";
import { unprovenConsents } from "../../db/unproven-consents.ts";
import type { CtxOf } from "../../platform/context.ts";
import { announcementsFor } from "../announcements/index.ts";

const DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** Sums of the places on the home as one row; null without such a person. */
export async function readSums(ctx: CtxOf<"home:read">, userId: string) {
  const { db, clock, config } = ctx;
  const now = clock();
  const [start, end] = [new Date(now.getTime() - DAYS * DAY_MS), now].map((at) => at.toISOString());
  const owner = sql`${userId}::uuid`;
  const [row] = await db
    .select({
      lastChatAt: users.lastChatAt,
      pinSetBy: users.pinSetBy,
      pinPostponedAt: users.pinPostponedAt,
      isPaused: sql<boolean>`exists (select from ${userPauses} p where p.user_id = ${owner}
        and p.starts_at <= ${end}::timestamptz
        and (p.ends_at is null or p.ends_at > ${end}::timestamptz))`,
      familyConsentDue: users.familyConsentDue,
      municipalConsentDue: users.municipalConsentDue,
      lastGameAt: sql<Date | null>`(select max(completed_at) from ${scores}
        where user_id = ${owner})`.mapWith(scores.completedAt),
      keptFiles: sql<number>`(select count(*)::int from ${mediaItems} where user_id = ${owner})`,
      // Seven times 24 hours touch eight days.
      activeDays: sql<number>`(select least(${DAYS}::int,
          count(distinct (minute at time zone ${config.timeZone}::text)::date))::int
        from ${activityMinutes} where user_id = ${owner}
          and minute >= ${start}::timestamptz and minute < ${end}::timestamptz)`,
      unproven: unprovenConsents(owner),
      announcements: announcementsFor(ctx, userId),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
