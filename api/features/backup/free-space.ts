import { statfs } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./link-files.ts";
import { statIfThere } from "./stat-if-there.ts";

/** With less free space PGlite itself could soon fail to write. */
export const RESERVE_BYTES = 500 * 1024 * 1024;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How much all files of a folder take up together. */
export async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const name of await filesIn(folder)) {
    size += (await statIfThere(path.join(folder, name)))?.size ?? 0;
  }
  return size;
}
