import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { statIfThere } from "./stat-if-there.ts";

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
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(source, path.join(entry.parentPath, entry.name));
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const folder of entries.filter((entry) => entry.isDirectory()).map(nameOf)) {
    await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 });
  }
  const names = entries.filter((entry) => entry.isFile()).map(nameOf);
  const present = new Set(names);
  for (const name of copied.keys()) {
    if (present.has(name)) continue;
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
  try {
    await copyFile(path.join(source, name), path.join(target, name));
  } catch (error) {
    if (!isMissing(error)) throw error;
    copied.delete(name);
  }
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === "ENOENT";

/** A few at once: each copy waits for the disk most of its time. */
async function eachOf(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) await work(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
