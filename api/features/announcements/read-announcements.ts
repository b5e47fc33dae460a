import { type SQL, sql } from "drizzle-orm";
import { isPausedAt } from "../../db/current-pause.ts";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { administrators } from "../../db/schema/admins.ts";
import {
  announcementRecipients,
  announcements,
  announcementViews,
} from "../../db/schema/announcements.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Announcement } from "./schemas.ts";

type Ctx = CtxOf<"announcements:list" | "announcements:read" | "announcements:write">;

/**
 * Announcements of the caller's municipality with their counts: those that are not over first, each
 * part with the newest first.
 *
 * @param which a condition on `a`
 */
export async function readAnnouncements(
  { principal, clock, config }: Ctx,
  db: Db,
  which: SQL,
): Promise<Announcement[]> {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const dayOf = (moment: SQL) =>
    sql`to_char((${moment}) at time zone ${config.timeZone}::text, 'YYYY-MM-DD')`;
  // What is over is counted as it was at its last moment.
  return await rowsOf<Announcement>(
    db,
    sql`select a.id, a.text, a.is_for_all as "isForAll", a.version,
        ${dayOf(sql`a.starts_at`)} as "from",
        ${dayOf(sql`a.ends_at - interval '1 millisecond'`)} as "until",
        case when a.withdrawn_at is not null then 'withdrawn' when a.ends_at <= ${now} then 'over'
          when a.starts_at > ${now} then 'waiting' else 'current' end as state,
        to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        (select w.name from ${administrators} w where w.id = a.created_by) as "createdBy",
        (select count(*)::int from ${announcementViews} v
          where v.announcement_id = a.id) as seen,
        (select count(*)::int from ${users} u where u.municipality_id = a.municipality_id
          and (exists (select from ${announcementViews} v
              where v.announcement_id = a.id and v.user_id = u.id)
            or (u.is_active and u.created_at < a.ends_at
              and (a.is_for_all or exists (select from ${announcementRecipients} r
                where r.announcement_id = a.id and r.user_id = u.id))
              and not ${isPausedAt(userPauses, sql`u.id`, sql`a.counted_at`)}))) as total
      from (select *, least(${now}, withdrawn_at, ends_at - interval '1 millisecond') as counted_at
        from ${announcements}) a
      where a.municipality_id = ${principal.municipality.id}::uuid and ${which}
      order by (a.withdrawn_at is null and a.ends_at > ${now}) desc,
        a.starts_at desc, a.created_at desc, a.id`,
  );
}
