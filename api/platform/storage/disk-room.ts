import { statfs } from "node:fs/promises";

const MEGABYTE = 1024 * 1024;
/**
 * One file of Postgres's write-ahead log takes 16 MB at once. An embedded database that gets no
 * room for it stops in the middle of whatever it does; so nothing is written any more well before
 * that. An upload of 50 MB that begins with just enough room leaves two such files.
 */
const LEAST_BYTES = (2 * 16 + 50) * MEGABYTE;
/** How old an answer may be: a disk is not asked once for each call. */
const LASTS_MS = 1_000;

/** A disk has room for so many files and no more. Each write may make a few. */
const LEAST_FILES = 100;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether too little room is left on the folder's disk to write anything. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // A disk that counts no files says 0 of 0.
  return bavail * bsize < LEAST_BYTES || (files > 0 && ffree < LEAST_FILES);
}

/** The same, asked once a second at most, however many calls come in. */
export function watchDisk(folder: string, now: () => number = Date.now): () => Promise<boolean> {
  let latest: { at: number; full: Promise<boolean> } | null = null;
  return async () => {
    const at = now();
    // A clock that was set back must not keep an old answer.
    if (!latest || at - latest.at >= LASTS_MS || at < latest.at) {
      latest = { at, full: isDiskFull(folder) };
    }
    return await latest.full;
  };
}
