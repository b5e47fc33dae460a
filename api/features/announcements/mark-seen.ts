import { sql } from "drizzle-orm";
import {
  announcementRecipients,
  announcements,
  announcementViews,
} from "../../db/schema/announcements.ts";
import type { CtxOf } from "../../platform/context.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { MarkAnnouncementsSeen } from "./schemas.ts";

type Input = MarkAnnouncementsSeen & { userId: string };

/**
 * Notes what the person has opened, each once. A mark that comes late, after the end or a
 * withdrawal, still counts; one of earlier words, or of what is for others, does not.
 */
export async function markSeen(
  ctx: CtxOf<"announcements:see">,
  { userId, seen }: Input,
): Promise<void> {
  const known = seen.filter(({ id }) => isUuid(id));
  if (known.length === 0) return;
  const now = sql`${ctx.clock().toISOString()}::timestamptz`;
  const latest = new Map<string, number>();
  for (const { id, version } of known) {
    const name = id.toLowerCase();
    latest.set(name, Math.max(version, latest.get(name) ?? 0));
  }
  const marks = [...latest].map(([id, version]) => sql`(${id}::uuid, ${version}::bigint)`);
  // The lock waits for a change under way, and looks again at what it has made.
  await ctx.db.execute(
    sql`insert into ${announcementViews} (announcement_id, user_id, seen_at)
      select a.id, ${userId}::uuid, ${now}
      from ${announcements} a
      join (values ${sql.join(marks, sql`, `)}) as mark (id, version)
        on mark.id = a.id and mark.version >= a.words_version and mark.version <= a.version
      where a.municipality_id = ${ctx.principal.municipality.id}::uuid and a.starts_at <= ${now}
        and (a.is_for_all or exists (select from ${announcementRecipients} r
          where r.announcement_id = a.id and r.user_id = ${userId}::uuid))
      for key share of a
      on conflict do nothing`,
  );
}
