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

/** Complete releases of the database. They never change, so each is read once. */
export function sentReleases(db: Db) {
  const known = new Map<string, SentRelease>();

  async function find(area: string, version: string): Promise<SentRelease | null> {
    const name = `${area}/${version}`;
    const sent = known.get(name) ?? (await readSent(db, area, version));
    if (!sent) return null;
    known.delete(name);
    known.set(name, sent);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return sent;
  }
  return { find };
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
