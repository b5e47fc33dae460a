import { and, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import {
  activeReleases,
  areaFailures,
  releaseFiles,
  releases,
  releaseTokens,
} from "../../db/schema/releases.ts";
import { DRAFT_LIFE_MS } from "./release-rules.ts";

const MONTH_MS = 30 * 24 * 3_600_000;
/** So many versions of an area are kept, however old they are. */
const KEPT = 10;

/**
 * Removes what no page can want any more: drafts a day old, releases beyond the last ten and the
 * last 30 days that are neither active nor before the active one, files that no release names, tokens
 * and counts of failures a month old. A trigger hands the files to the outbox.
 */
export async function cleanUpReleases(db: Db, now: Date): Promise<void> {
  const [dayAgo, monthAgo] = [DRAFT_LIFE_MS, MONTH_MS].map((ms) => new Date(now.getTime() - ms));
  if (!dayAgo || !monthAgo) return;
  const { completedAt, createdAt } = releases;
  await db.delete(releases).where(and(isNull(completedAt), lt(createdAt, dayAgo)));
  await removeOutlived(db, monthAgo);
  // `named_at` is the row's own: it is looked at again when an announcement has just locked it.
  await db.execute(sql`delete from ${releaseFiles} where named_at < ${dayAgo.toISOString()}::timestamptz
    and hash not in (select f.value from ${releases} r, json_each_text(r.files) f)`);
  await db.delete(releaseTokens).where(lt(releaseTokens.expiresAt, monthAgo));
  await db.delete(areaFailures).where(lt(areaFailures.lastAt, monthAgo));
}

/** So is `activated_at`, which an activation at the same moment writes first. */
async function removeOutlived(db: Db, monthAgo: Date): Promise<void> {
  await db.execute(sql`
    with ranked as (
      select area, version, row_number() over (partition by area order by created_at desc) as place
      from ${releases} where completed_at is not null)
    delete from ${releases} r using ranked
    where r.area = ranked.area and r.version = ranked.version and place > ${KEPT}
      and greatest(r.created_at, r.activated_at) < ${monthAgo.toISOString()}::timestamptz
      and not exists (select from ${activeReleases} a where a.area = r.area
        and (a.version = r.version or a.previous = r.version))`);
}
