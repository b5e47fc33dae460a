import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { BackupError, hashing, ownedKeys } from "../backup/index.ts";

export type CopiedFiles = { count: number; bytes: number };

/**
 * Copies every stored file and reads each one back. One that is there already, from an attempt that
 * was cut, is written again only when it differs.
 */
export async function copyFiles(
  db: Db,
  source: FileStorage,
  target: FileStorage,
): Promise<CopiedFiles> {
  const owned = new Set(await ownedKeys(db));
  let bytes = 0;
  let count = 0;
  for (const key of [...owned, ...(await passingKeys(db))]) {
    const copied = await copyFile(key, source, target);
    if (copied) {
      bytes += copied.size;
      count += 1;
    } else if (owned.has(key)) {
      throw new BackupError(`Falta un archivo del portal de origen (${key}).`);
    }
  }
  return { count, bytes };
}

/** Files that no row of a person owns yet, or any more: they go along with their row. */
async function passingKeys(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select file_key as key from uploads union select key from file_deletions`,
  );
  return rows.map(({ key }) => key);
}

async function copyFile(key: string, source: FileStorage, target: FileStorage) {
  const original = await sumOf(source, key);
  if (!original) return null;
  const before = await sumOf(target, key);
  if (!isSame(before, original)) {
    const file = await source.get(key);
    if (!file) return null;
    await target.put(key, file.body);
    if (!isSame(await sumOf(target, key), original)) {
      throw new BackupError(`Un archivo no ha llegado entero (${key}). Vuelve a intentarlo.`);
    }
  }
  return original;
}

type Sum = { size: number; sha256: string };

const isSame = (one: Sum | null, other: Sum): boolean =>
  one !== null && one.size === other.size && one.sha256 === other.sha256;

async function sumOf(storage: FileStorage, key: string): Promise<Sum | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const { through, result } = hashing();
  await file.body.pipeThrough(through).pipeTo(new WritableStream());
  return result();
}
