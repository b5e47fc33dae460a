import { and, between, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { activityMinutes, chatMessageCounts, reminderViews } from "../../db/schema/activity.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { scores } from "../../db/schema/scores.ts";
import { users } from "../../db/schema/users.ts";

export type Period = {
  /** Included. */
  start: Date;
  /** Excluded. */
  end: Date;
  /** The first and the last day that the period touches in `timeZone`, as YYYY-MM-DD. */
  days: [string, string];
  timeZone: string;
};

export type Sums = {
  minutes: Record<string, number>;
  viewed: number;
  played: number;
  messages: number;
  /** Days of the period on which the person was paused. */
  paused: number;
  /** Days from the person's enrolment to the last of the period, both included. */
  enrolled: number;
};

/** All sums of a period as one row; every table is read through its index by person and time. */
export function metricsQuery(userId: string, { start, end, days, timeZone }: Period): SQL {
  const { minute } = activityMinutes;
  const active = and(eq(activityMinutes.userId, userId), gte(minute, start), lt(minute, end));
  const viewed = and(eq(reminderViews.userId, userId), between(reminderViews.day, ...days));
  const { completedAt } = scores;
  const played = and(eq(scores.userId, userId), gte(completedAt, start), lt(completedAt, end));
  const { at, messages } = chatMessageCounts;
  const sent = and(eq(chatMessageCounts.userId, userId), gte(at, start), lt(at, end));
  return sql`select
    (select coalesce(json_object_agg(day, minutes), '{}'::json) from (
      select to_char(${minute} at time zone ${timeZone}::text, 'YYYY-MM-DD') as day,
        count(*)::int as minutes
      from ${activityMinutes} where ${active} group by 1) as daily) as minutes,
    (select count(*)::int from ${reminderViews} where ${viewed}) as viewed,
    (select count(*)::int from ${scores} where ${played}) as played,
    (select coalesce(sum(${messages}), 0)::int from ${chatMessageCounts} where ${sent}) as messages,
    (select count(*)::int from generate_series(${days[0]}::date, ${days[1]}::date, '1 day') as day
      where exists (select from ${userPauses} p where p.user_id = ${userId}
        and p.starts_at < (day + interval '1 day')::timestamp at time zone ${timeZone}::text
        and (p.ends_at is null or p.ends_at > day::timestamp at time zone ${timeZone}::text))) as paused,
    (select greatest(0, ${days[1]}::date - (${users.createdAt} at time zone ${timeZone}::text)::date + 1)
      from ${users} where ${users.id} = ${userId}) as enrolled`;
}
