import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { freeBytes } from "../../platform/storage/disk-room.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { FORMAT, type Manifest, manifestSchema, writeArchive } from "./archive.ts";
import { BackupError, backupProblem } from "./backup-error.ts";
import { pepperCheck } from "./pepper.ts";
import {
  filesIn,
  makePrivateFolder,
  statIfThere,
  writeBytes,
  writeWhole,
} from "./private-files.ts";
import { takeSnapshot } from "./snapshot.ts";

/** With less free space PGlite itself could soon fail to write. */
export const RESERVE_BYTES = 500 * 1024 * 1024;

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

export function manifestFor(source: Source, migrations: string[]): Manifest {
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
    const manifest = manifestFor(source, await database.applied());
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

/** How much all files of a folder take up together. */
async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const name of await filesIn(folder)) {
    size += (await statIfThere(path.join(folder, name)))?.size ?? 0;
  }
  return size;
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

/** Each request for a copy is an empty file. Whoever may write here may read the data anyway. */
export const requestsFolder = (dataDir: string): string =>
  path.join(backupsFolder(dataDir), "requests");

/** Written last into the snapshot's folder: then all else is there. */
export const ANSWER = "answer.json";

export const answerSchema = z.union([
  z.object({ manifest: manifestSchema }),
  z.object({ problem: z.string() }),
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Answers each request with a snapshot of this moment. Only the portal can make it, because only it
 * may touch its database. The command that asked packs it, because only that one may write to the
 * target.
 */
export async function answerRequests(source: Source, database: EmbeddedDatabase): Promise<void> {
  const requests = await ifThere(readdir(requestsFolder(source.dataDir)));
  for (const id of (requests ?? []).filter((name) => UUID.test(name))) {
    const folder = snapshotFolder(source.dataDir, id);
    await rm(path.join(requestsFolder(source.dataDir), id), { force: true });
    await writeAnswer(folder, await answerOne(source, database, folder));
  }
}

async function answerOne(source: Source, database: EmbeddedDatabase, folder: string) {
  try {
    const manifest = manifestFor(source, await database.applied());
    await takeSnapshot(database, source.filesFolder, folder);
    return { manifest };
  } catch (error) {
    return { problem: backupProblem(error) };
  }
}

async function writeAnswer(folder: string, answer: z.infer<typeof answerSchema>): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  await writeWhole(path.join(folder, ANSWER), (draft) => writeBytes(draft, bytes));
}

export async function writeRequest(dataDir: string, id: string): Promise<void> {
  await writeFile(path.join(requestsFolder(dataDir), id), "", { mode: 0o600 });
}
