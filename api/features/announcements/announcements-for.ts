import { sql } from "drizzle-orm";
import { isPausedAt } from "../../db/current-pause.ts";
import {
  announcementRecipients,
  announcements,
  announcementViews,
} from "../../db/schema/announcements.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { ShownAnnouncement } from "./schemas.ts";

/**
 * What the town hall tells a person now, as a part of a statement: the newest first, and nothing in
 * a pause. The municipality is the principal's, because a column would be looked for in the inner
 * table.
 */
export function announcementsFor({ principal, clock, config }: CtxOf<"home:read">, userId: string) {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const owner = sql`${userId}::uuid`;
  return sql<ShownAnnouncement[]>`(select coalesce(json_agg(json_build_object(
      'id', a.id, 'text', a.text, 'version', a.version,
      'from', to_char(a.starts_at at time zone ${config.timeZone}::text, 'YYYY-MM-DD'),
      'isSeen', exists (select from ${announcementViews} v
        where v.announcement_id = a.id and v.user_id = ${owner}))
      order by a.starts_at desc, a.created_at desc, a.id), '[]'::json)
    from ${announcements} a
    where a.municipality_id = ${principal.municipality.id}::uuid and a.withdrawn_at is null
      and a.starts_at <= ${now} and a.ends_at > ${now}
      and (a.is_for_all or exists (select from ${announcementRecipients} r
        where r.announcement_id = a.id and r.user_id = ${owner}))
      and not ${isPausedAt(userPauses, owner, now)})`;
}
