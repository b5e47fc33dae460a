import { copyFile, link, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { entriesIn, filesIn, makePrivateFolder, statIfThere } from "./private-files.ts";

/** The data of one moment, as files. */
export type Snapshot = { databaseFolder: string; filesFolder: string };

export const snapshotIn = (folder: string): Snapshot => ({
  databaseFolder: path.join(folder, "postgres"),
  filesFolder: path.join(folder, "files"),
});

/**
 * Database and stored files as they are together at one moment. A file is deleted only after its
 * row, so at the moment at which no statement runs every row's file is there.
 *
 * @param filesFolder null where files are in a bucket, which its provider looks after
 */
export async function takeSnapshot(
  database: Pick<EmbeddedDatabase, "folder" | "exclusively">,
  filesFolder: string | null,
  into: string,
): Promise<Snapshot> {
  const snapshot = snapshotIn(into);
  await makePrivateFolder(into);
  await makePrivateFolder(snapshot.filesFolder);
  const link = async () => {
    if (filesFolder) await linkFiles(filesFolder, snapshot.filesFolder);
  };
  // Once beforehand, so that only what is new since is left for the moment of waiting.
  await link();
  await copyDatabase(database, snapshot.databaseFolder, link);
  return snapshot;
}

/**
 * Makes `target` hold a hard link to every stored file. Stored files never change, so a link is a
 * copy that takes no space. Where the disk has no hard links, the files are copied.
 */
async function linkFiles(source: string, target: string): Promise<void> {
  const [wanted, had] = [await filesIn(source), await filesIn(target)];
  for (const name of had.difference(wanted)) await rm(path.join(target, name));
  const folders = new Set([...wanted].map((name) => path.dirname(name)));
  for (const folder of folders) {
    await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 });
  }
  for (const name of wanted.difference(had)) {
    await linkOrCopy(path.join(source, name), path.join(target, name));
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    // It may have just been deleted, and its row before it.
    await ifThere(link(source, target));
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOSPC") throw error;
    await ifThere(copyFile(source, target));
  }
}

/** How a file was when it was last copied, by its path within the folder. */
type Copied = Map<string, { size: number; modified: number; isSettled: boolean }>;

/** No file system's clock is coarser. Files changed just before a pass are copied again. */
const COARSEST_CLOCK_MS = 2_000;
const AT_ONCE = 16;

/**
 * Copies the database's files as they are at one moment. Statements wait only while `atThatMoment`
 * runs and what changed since a first pass is copied again, not for the whole copy.
 */
export async function copyDatabase(
  database: Pick<EmbeddedDatabase, "folder" | "exclusively">,
  target: string,
  atThatMoment: () => Promise<void>,
): Promise<void> {
  const copied: Copied = new Map();
  await copyChanged(database.folder, target, copied);
  await database.exclusively(async () => {
    await copyChanged(database.folder, target, copied);
    await atThatMoment();
  });
}

/** One pass: copies what differs from the previous pass and removes what no longer exists. */
async function copyChanged(source: string, target: string, copied: Copied): Promise<void> {
  const entries = await entriesIn(source);
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const { name } of entries.filter(({ isFile }) => !isFile)) {
    await mkdir(path.join(target, name), { recursive: true, mode: 0o700 });
  }
  const names = entries.filter(({ isFile }) => isFile).map(({ name }) => name);
  for (const name of new Set(copied.keys()).difference(new Set(names))) {
    await rm(path.join(target, name), { force: true });
    copied.delete(name);
  }
  await eachOf(names, (name) => copyIfChanged(source, target, name, copied));
}

async function copyIfChanged(
  source: string,
  target: string,
  name: string,
  copied: Copied,
): Promise<void> {
  const found = await statIfThere(path.join(source, name));
  // A file that is deleted during the first pass is removed in the second.
  if (!found) return void copied.delete(name);
  const before = copied.get(name);
  const isSame = before?.size === found.size && before.modified === found.mtimeMs;
  if (isSame && before.isSettled) return;
  const isSettled = Date.now() - found.mtimeMs > COARSEST_CLOCK_MS;
  copied.set(name, { size: found.size, modified: found.mtimeMs, isSettled });
  const copy = copyFile(path.join(source, name), path.join(target, name)).then(() => true);
  if (!(await ifThere(copy))) copied.delete(name);
}

/** A few at once: each copy waits for the disk most of its time. */
async function eachOf(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) await work(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
