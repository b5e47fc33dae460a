import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { sessions } from "../../db/schema/auth.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { areaFailures } from "../../db/schema/releases.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { heldQuery } from "../retention/index.ts";
import type { Attention } from "./schemas.ts";

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** Fewer failed entries than that are people who mistype. */
const MANY_FAILED = 10;

/**
 * What an administrator should look at: of the last seven days, and since they last said 'Visto',
 * which the audit trail knows. What they did themselves is no news. A month before a deactivated
 * account is erased, that is told too, each week anew, before that each thirty days that it is
 * still deactivated, and once a day that nothing is deleted by its age. Whatever its age, that
 * somebody asked for a weather that is not configured: until they have said 'Visto'.
 */
export async function findAttention(
  ctx: CtxOf<"attention:read" | "attention:put-away">,
  db: Db = ctx.db,
): Promise<Attention[]> {
  const { id, municipality } = ctx.principal;
  const { accountMonths } = ctx.config.retention;
  const now = ctx.clock().toISOString();
  const weekAgo = new Date(ctx.clock().getTime() - WEEK_MS).toISOString();
  const own = sql`e.municipality_id = ${municipality.id}::uuid and e.at > ${weekAgo}::timestamptz`;
  return await rowsOf<Attention>(
    db,
    sql`with since as (
      select coalesce(max(e.at), ${weekAgo}::timestamptz) as moment, coalesce(max(e.id), 0) as id
      from ${auditEvents} e
      where ${own} and e.action = 'attention.seen' and e.actor_id = ${id}::uuid
    ), news as (
      select case
          when e.action in ('administrator.login-failed', 'support.login-failed',
            'person.pin-failed', 'second-factor.failed') then 'failed-entries'
          when e.action = 'guessing.noticed' then 'guessing'
          when e.action in ('invitation.used', 'administrator.password-set',
            'administrator.password-link-created', 'administrator.disabled',
            'administrator.enabled', 'administrator.recovered')
            and e.actor_id is distinct from ${id}::uuid then 'accounts-changed'
          when e.action = 'user.exported-on-request'
            and e.actor_id is distinct from ${id}::uuid then 'copies-made'
        end as kind, 1 as count, e.at
      -- What was written down later is new, whenever it began.
      from ${auditEvents} e, since where ${own} and (e.at > since.moment or e.id > since.id)
      union all
      select 'release-failed', f.count, f.last_at from ${areaFailures} f, since
      where f.last_at > since.moment
      union all
      -- Somebody who uses the portal is most likely back, or was never away: told once a day.
      select 'paused-but-active', 1, used.day
      from ${userPauses} p join ${users} u on u.id = p.user_id cross join since,
        lateral (select date_trunc('day', greatest(u.last_access_at, (select max(s.last_used_at)
          from ${sessions} s where s.user_id = u.id and s.entered_by is null)), 'UTC') as day) as used
      where u.municipality_id = ${municipality.id}::uuid and u.is_active
        and p.reason <> 'death' and p.ends_at is null and p.starts_at <= ${now}::timestamptz
        and used.day > p.starts_at + interval '1 day' and used.day > since.moment
      union all
      -- Told anew each week until it happens: nobody may have looked in the first.
      select 'erasure-ahead', 1, ahead.announced_at
      from (
        select municipality_id, deactivated_at as off_at from ${users} where not is_active
        union all
        select municipality_id, disabled_at from ${administrators}
      ) as accounts cross join since,
        lateral (select off_at + make_interval(months => ${accountMonths - 1}::int) as first_at) as month,
        lateral (select first_at + interval '7 days'
          * floor(extract(epoch from ${now}::timestamptz - first_at) / 604800) as announced_at) as ahead
      where accounts.municipality_id = ${municipality.id}::uuid
        and month.first_at <= ${now}::timestamptz
        and ${now}::timestamptz < off_at + make_interval(months => ${accountMonths}::int) and ahead.announced_at > since.moment
      union all
      -- Who was deactivated by mistake is missed within thirty days: then each thirty somebody decides.
      select 'deactivated-long', 1, asked.at
      from ${users} u cross join since, lateral (select u.deactivated_at + interval '30 days'
          * floor(extract(epoch from ${now}::timestamptz - u.deactivated_at) / 2592000) as at) as asked
      where u.municipality_id = ${municipality.id}::uuid and not u.is_active
        and asked.at > u.deactivated_at and asked.at > since.moment
        and ${now}::timestamptz
          < u.deactivated_at + make_interval(months => ${accountMonths - 1}::int)
      union all
      select 'retention-held', 1, today.day
      from since, lateral (select date_trunc('day', ${now}::timestamptz, 'UTC') as day) as today
      where today.day > since.moment and ${heldQuery(ctx.clock())}
      union all
      -- Of its moment the day alone is kept, so the numbers say whether it was there at 'Visto'.
      select 'weather-missing', 1, asked.at
      from ${auditEvents} asked
      where ${!ctx.assistant.tellsWeather}::boolean and asked.action = 'weather.missing'
        and asked.municipality_id = ${municipality.id}::uuid
        and not exists (select from ${auditEvents} seen
          where seen.municipality_id = asked.municipality_id and seen.at >= asked.at
            and seen.id > asked.id and seen.action = 'attention.seen'
            and seen.actor_id = ${id}::uuid)
    )
    select kind, sum(count)::int as count,
      to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
    from news where kind is not null group by kind
    having kind <> 'failed-entries' or sum(count) >= ${MANY_FAILED}
    order by max(at) desc, kind`,
  );
}
