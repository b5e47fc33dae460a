import { and, eq, inArray, lt, sql } from "drizzle-orm";
import {
  areaFailures,
  areaFailureWitnesses,
  releaseFiles,
  releases,
  releaseTokens,
} from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import { outlived } from "../../platform/releases/release-state.ts";
import { lockArea } from "./area-rows.ts";
import { WITNESS_LIFE_MS } from "./release-rules.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Removes what no page can want any more: versions that have outlived their use, files that no
 * release names, tokens and counts of failures a month old, and witnesses of these a week old. A
 * trigger hands the files to the outbox.
 */
export async function cleanUpReleases({
  db,
  clock,
  releases: known,
}: Pick<Ctx, "db" | "clock" | "releases">): Promise<void> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const { area } of await db.selectDistinct({ area: releases.area }).from(releases)) {
    await db.transaction(async (tx) => {
      const away = outlived(await lockArea({ db: tx, releases: known }, area), now);
      const named = and(eq(releases.area, area), inArray(releases.version, away));
      if (away.length > 0) await tx.delete(releases).where(named);
    });
  }
  // `named_at` is the row's own: it is looked at again when an announcement has just locked it.
  await db.execute(sql`delete from ${releaseFiles}
    where named_at < ${ago(DAY_MS).toISOString()}::timestamptz
    and hash not in (select f.value from ${releases} r, json_each_text(r.files) f)`);
  await db.delete(releaseTokens).where(lt(releaseTokens.expiresAt, ago(30 * DAY_MS)));
  await db.delete(areaFailures).where(lt(areaFailures.lastAt, ago(30 * DAY_MS)));
  await db.delete(areaFailureWitnesses).where(lt(areaFailureWitnesses.at, ago(WITNESS_LIFE_MS)));
}
