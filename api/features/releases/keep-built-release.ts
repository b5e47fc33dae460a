import { isCompressible } from "@acompana/kit/compressible";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import type { BuiltReleases } from "../../platform/releases/built-releases.ts";
import { contentHash } from "../../platform/releases/content-hash.ts";
import type { Release } from "../../platform/releases/release.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { VERSION } from "../../platform/version.ts";
import { compressFile, type PackedKeys } from "./compress-file.ts";
import { filesLost } from "./release-errors.ts";
import { BUILD } from "./release-rules.ts";
import { storeContent } from "./store-content.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

/**
 * Keeps a release that lies on this machine's disk in the database and the storage too, as if it had
 * been sent: no later build takes it away, and processes that were built without it serve it. Does
 * nothing when it is kept already.
 *
 * @throws ServiceError 409 when the disk has lost a part of it
 */
export async function keepBuiltRelease(
  services: Services,
  built: BuiltReleases,
  release: Release,
): Promise<void> {
  const { db, clock } = services;
  const { area, version, contract, api = VERSION, react = "*", entry, files, manifest } = release;
  const named = and(eq(releases.area, area), eq(releases.version, version));
  const kept = await db.$count(releases, and(named, isNotNull(releases.completedAt)));
  if (kept > 0) return;
  const names = namesByHash(files);
  const hashes = [...names.keys()];
  const known = await hashesThere(db, hashes);
  for (const [hash, same] of names)
    if (!known.has(hash)) await keepContent(services, built, release, hash, same);
  await db.transaction(async (tx) => {
    const now = clock();
    // Marked as wanted, in one order, as an announcement does.
    const there = await tx
      .select({ hash: releaseFiles.hash })
      .from(releaseFiles)
      .where(inArray(releaseFiles.hash, hashes))
      .orderBy(releaseFiles.hash)
      .for("update");
    if (there.length < hashes.length) throw filesLost(version);
    await tx.update(releaseFiles).set({ namedAt: now }).where(inArray(releaseFiles.hash, hashes));
    const described = { area, version, contract, api, react, entry, files, manifest };
    const row = { ...described, createdBy: BUILD, createdAt: now, completedAt: now };
    await tx
      .insert(releases)
      .values(row)
      .onConflictDoUpdate({ target: [releases.area, releases.version], set: row });
  });
}

async function hashesThere(db: Db, hashes: string[]): Promise<Set<string>> {
  const { hash } = releaseFiles;
  const rows = await db.select({ hash }).from(releaseFiles).where(inArray(hash, hashes));
  return new Set(rows.map((row) => row.hash));
}

/** Several files of a release may have the same content. */
function namesByHash(files: Release["files"]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, hash] of Object.entries(files)) {
    names.set(hash, [...(names.get(hash) ?? []), name]);
  }
  return names;
}

async function keepContent(
  services: Services,
  built: BuiltReleases,
  release: Release,
  hash: string,
  names: string[],
): Promise<void> {
  const path = built.pathOf(release, names[0] ?? "");
  const bytes = await readBuilt(path);
  if (!bytes || contentHash(bytes) !== hash) throw filesLost(release.version);
  await storeContent(services, {
    hash,
    write: async (keys) => {
      const size = bytes.length;
      await services.storage.put(keys.plainKey, bytes);
      const isPacked = names.some((one) => isCompressible(one, size));
      if (isPacked) await keepPacked(services.storage, path, keys);
      return { size, isPacked };
    },
  });
}

/** The build has laid compressed copies beside its files. */
async function keepPacked(storage: FileStorage, path: string, keys: PackedKeys): Promise<void> {
  const [br, gzip] = [await readBuilt(`${path}.br`), await readBuilt(`${path}.gz`)];
  if (!br || !gzip) return await compressFile(storage, keys);
  await storage.put(keys.brKey, br);
  await storage.put(keys.gzipKey, gzip);
}

async function readBuilt(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await Deno.readFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
