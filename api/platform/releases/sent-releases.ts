import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import type { AreaManifest } from "./area-manifest.ts";
import type { Release } from "./release.ts";

/** Where a file's content is stored, as it is and compressed. */
export type StoredContent = Omit<typeof releaseFiles.$inferSelect, "namedAt">;

/** A release that a team has sent, with where its files are. */
export type SentRelease = { release: Release; contents: ReadonlyMap<string, StoredContent> };

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
    if (last && Math.abs(now - last.readAt) < FRESH_MS) return last.sent;
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
