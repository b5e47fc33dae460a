import { isCompressible } from "@acompana/kit/compressible";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { BUILD, releaseFiles, releases } from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import type { BuiltReleases } from "../../platform/releases/built-releases.ts";
import { contentHash, type Release } from "../../platform/releases/release.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { VERSION } from "../../platform/version.ts";
import { filesLost } from "./release-rules.ts";
import { claimContents, compressFile, type PackedKeys, storeContent } from "./store-content.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

/**
 * Keeps a release that lies on this machine's disk in the database and the storage too, as if it
 * had been sent: no later build takes it away, and processes that were built without it serve it.
 * Does nothing when it is kept already.
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
  // Several files of a release may have the same content.
  const names = Map.groupBy(Object.keys(files), (name) => files[name] ?? "");
  const hashes = [...names.keys()];
  const known = await db
    .select({ hash: releaseFiles.hash })
    .from(releaseFiles)
    .where(inArray(releaseFiles.hash, hashes));
  for (const { hash } of known) names.delete(hash);
  for (const [hash, same] of names) await keepContent(services, built, release, hash, same);
  await db.transaction(async (tx) => {
    const now = clock();
    const there = await claimContents(tx, hashes, now);
    if (there.length < hashes.length) throw filesLost(version);
    const described = { area, version, contract, api, react, entry, files, manifest };
    const row = { ...described, createdBy: BUILD, createdAt: now, completedAt: now };
    await tx
      .insert(releases)
      .values(row)
      .onConflictDoUpdate({ target: [releases.area, releases.version], set: row });
  });
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

const readBuilt = (path: string) => ifThere(Deno.readFile(path));
