import { type SQL, sql } from "drizzle-orm";
import { activityMinutes, chatMessageCounts } from "../../db/schema/activity.ts";
import { monthFigures } from "../../db/schema/figures.ts";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import { scores } from "../../db/schema/scores.ts";
import { users } from "../../db/schema/users.ts";
import { FEWEST_PEOPLE } from "./schemas.ts";

type Period = {
  municipalityId: string;
  /** The first days of the first and the last month, as YYYY-MM-DD. */
  first: string;
  last: string;
  timeZone: string;
  /** What was before is not all there any more. */
  keptSince: Date;
};

/**
 * Writes down the sums of each month of which nothing has been written yet. Numbers that too few
 * people have made do not leave the database. Each table is read through its index by person and
 * time.
 */
export function settleMonths({ municipalityId, first, last, timeZone, keptSince }: Period): SQL {
  const town = sql`${municipalityId}::uuid`;
  return sql`with months as (
      select * from (${monthsBetween(first, last, timeZone)}) a
      where a.starts_at >= ${keptSince.toISOString()}::timestamptz
        and not exists (select from ${monthFigures} f
          where f.municipality_id = ${town} and f.month = a.month)
    ), each_person as (${eachPerson(town)})
    insert into ${monthFigures} (municipality_id, month, people, reminders, games, messages)
    select ${town}, month, ${SUMS}
    from each_person group by month
    on conflict do nothing`;
}

/**
 * The sums of the months from `first` on that are not settled yet, of what was until `until`.
 * Nothing is written down.
 */
export function sumRunningMonths({
  municipalityId,
  first,
  last,
  timeZone,
  until,
}: Omit<Period, "keptSince"> & { until: Date }): SQL {
  const end = sql`${until.toISOString()}::timestamptz`;
  return sql`with months as (
      select month, starts_at, least(ends_at, ${end}) as ends_at
      from (${monthsBetween(first, last, timeZone)}) a where a.starts_at < ${end}
    ), each_person as (${eachPerson(sql`${municipalityId}::uuid`)})
    select month, ${SUMS}
    from each_person group by month order by month`;
}

/** The months from that of `first` to that of `last`, with their first moment and their end. */
const monthsBetween = (first: string, last: string, timeZone: string): SQL =>
  sql`select to_char(first_day, 'YYYY-MM') as month,
      first_day at time zone ${timeZone}::text as starts_at,
      (first_day + interval '1 month') at time zone ${timeZone}::text as ends_at
    from generate_series(${first}::timestamp, ${last}::timestamp, '1 month') as first_day`;

/** What each person of a municipality has done in each of `months`. */
function eachPerson(town: SQL): SQL {
  const during = (moment: SQL) => sql`${moment} >= m.starts_at and ${moment} < m.ends_at`;
  return sql`select m.month,
      exists (select from ${activityMinutes} t where t.user_id = u.id
        and ${during(sql`t.minute`)}) as is_active,
      (select count(*)::int from ${reminders} r join ${reminderCompletions} t
        on t.reminder_id = r.id and ${during(sql`t.occurrence_at`)}
        where r.user_id = u.id) as reminders,
      (select count(*)::int from ${scores} t where t.user_id = u.id
        and ${during(sql`t.completed_at`)}) as games,
      (select coalesce(sum(t.messages), 0)::int from ${chatMessageCounts} t
        where t.user_id = u.id and ${during(sql`t.at`)}) as messages
    from months m left join ${users} u on u.municipality_id = ${town}`;
}

/** A sum, or null when fewer people than that have a part in it. */
const unlessTooFew = (hasPart: SQL, sum: SQL): SQL =>
  sql`case when count(*) filter (where ${hasPart}) >= ${FEWEST_PEOPLE}::int then ${sum}::int end`;

const SUMS = sql`${unlessTooFew(sql`is_active`, sql`count(*) filter (where is_active)`)} as people,
  ${unlessTooFew(sql`reminders > 0`, sql`sum(reminders)`)} as reminders,
  ${unlessTooFew(sql`games > 0`, sql`sum(games)`)} as games,
  ${unlessTooFew(sql`messages > 0`, sql`sum(messages)`)} as messages`;
