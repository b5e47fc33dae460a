import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { areaFailures, BUILD, releaseFiles, releases } from "../../db/schema/releases.ts";
import type { AreaManifest } from "./area-manifest.ts";
import type { Release } from "./release.ts";
import { type Version, wasActive } from "./release-state.ts";

/** Where a file's content is stored, as it is and compressed. */
export type StoredContent = Omit<typeof releaseFiles.$inferSelect, "namedAt">;

/** A release that a team has sent, with where its files are. */
export type SentRelease = {
  release: Release;
  contents: ReadonlyMap<string, StoredContent>;
  /** Whether it was ever active; until then only its team reads it. */
  wasActive: boolean;
};

type Row = typeof releases.$inferSelect;

/** More than are ever active; each holds some hundred names. */
const KEPT = 100;

/** One that was removed and sent again has its files elsewhere. */
const FRESH_MS = 60_000;

type Known = { sent: SentRelease; readAt: number };

/** Complete releases of the database; without it, those that were read before. */
export function sentReleases(db: Db, clock: () => Date) {
  const known = new Map<string, Known>();

  async function find(area: string, version: string): Promise<SentRelease | null> {
    const name = `${area}/${version}`;
    const last = known.get(name);
    const now = clock().getTime();
    const isFresh = last && Math.abs(now - last.readAt) < FRESH_MS;
    // Another process may activate it in any moment.
    if (isFresh && last.sent.wasActive) return last.sent;
    try {
      const sent = await readSent(db, area, version);
      known.delete(name);
      if (sent) remember(name, { sent, readAt: now });
      return sent;
    } catch (error) {
      if (last) return last.sent;
      throw error;
    }
  }

  function remember(name: string, one: Known): void {
    known.set(name, one);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }

  return {
    find,
    /** Has each read anew when it is wanted next. */
    expire: () => {
      for (const one of known.values()) one.readAt = 0;
    },
  };
}

async function readSent(db: Db, area: string, version: string): Promise<SentRelease | null> {
  const named = and(eq(releases.area, area), eq(releases.version, version));
  const [row] = await db
    .select()
    .from(releases)
    .where(and(named, isNotNull(releases.completedAt)));
  if (!row) return null;
  const hashes = [...new Set(Object.values(row.files))];
  const contents = await db.select().from(releaseFiles).where(inArray(releaseFiles.hash, hashes));
  return {
    release: releaseOf(row),
    wasActive: wasActive({ activatedAt: row.activatedAt, isBuilt: row.createdBy === BUILD }),
    contents: new Map(contents.map((content) => [content.hash, content])),
  };
}

/** What was checked when it was announced. */
const releaseOf = (row: Row): Release => ({
  area: row.area,
  version: row.version,
  contract: row.contract,
  api: row.api,
  react: row.react,
  entry: row.entry,
  files: row.files,
  manifest: row.manifest as AreaManifest,
});

/** Every version of an area that the database knows, drafts too. */
export async function readVersions(db: Db, area: string): Promise<Version[]> {
  const { version, createdAt, activatedAt, activation, withdrawnAt } = releases;
  return await db
    .select({
      ...{ version, createdAt, activatedAt, activation, withdrawnAt },
      isBuilt: sql<boolean>`${releases.createdBy} = ${BUILD}`,
      isComplete: sql<boolean>`${releases.completedAt} is not null`,
      isReported: sql<boolean>`exists (select from ${areaFailures} f where f.area = ${area}
        and f.version = releases.version and f.kind <> 'slow')`,
    })
    .from(releases)
    .where(eq(releases.area, area));
}
