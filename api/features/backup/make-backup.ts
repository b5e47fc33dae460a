import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { BackupError } from "./backup-error.ts";
import { freeBytes, RESERVE_BYTES, sizeOf } from "./free-space.ts";
import { FORMAT, type Manifest } from "./manifest.ts";
import { pepperCheck } from "./pepper-check.ts";
import { makePrivateFolder } from "./private-files.ts";
import { takeSnapshot } from "./take-snapshot.ts";
import { writeArchive } from "./write-archive.ts";

/** Whose data is copied. */
export type Source = {
  dataDir: string;
  /** Null where files are in a bucket. */
  filesFolder: string | null;
  version: string;
  pepper: Uint8Array;
  clock: () => Date;
};

export const backupsFolder = (dataDir: string): string => path.join(dataDir, "backups");

const SNAPSHOT = ".snapshot-";
/** An interrupted copy leaves its snapshot behind; no copy in progress is ever this old. */
const STALE_MS = 6 * 3600_000;

/** Where the data of one moment lie until they are packed. */
export const snapshotFolder = (dataDir: string, id: string): string =>
  path.join(backupsFolder(dataDir), SNAPSHOT + id);

export async function manifestFor(source: Source, migrations: string[]): Promise<Manifest> {
  return {
    product: "acompana",
    format: FORMAT,
    version: source.version,
    createdAt: source.clock().toISOString(),
    migrations,
    files: source.filesFolder ? "inside" : "bucket",
    pepperCheck: pepperCheck(source.pepper),
    pepper: null,
  };
}

/** Writes a copy of the running portal's data. The pepper is not in it. */
export async function makeBackup(
  source: Source,
  database: EmbeddedDatabase,
  target: string,
): Promise<void> {
  await makePrivateFolder(path.dirname(target));
  await requireRoom(source, database.folder);
  const folder = snapshotFolder(source.dataDir, path.basename(target));
  await rm(folder, { recursive: true, force: true });
  try {
    const manifest = await manifestFor(source, await database.applied());
    const snapshot = await takeSnapshot(database, source.filesFolder, folder);
    await writeArchive(snapshot, target, { manifest, pepper: source.pepper });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy that would fill the disk would stop the portal itself, so it is not begun. */
async function requireRoom({ dataDir, filesFolder }: Source, databaseFolder: string) {
  const database = 2 * (await sizeOf(databaseFolder));
  const files = filesFolder ? await sizeOf(filesFolder) : 0;
  const free = await freeBytes(dataDir);
  if (free > database + files + RESERVE_BYTES) return;
  throw new BackupError("No queda sitio en el disco para hacer una copia.");
}

/** Removes the snapshots of interrupted copies. */
export async function removeStaleSnapshots(dataDir: string): Promise<void> {
  const folder = backupsFolder(dataDir);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(SNAPSHOT)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs < STALE_MS) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
