import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { StartRefused } from "../start-refused.ts";

const OTHERS = 0o077;
/** Uploaded files, thousands of them. They were always created for the owner alone. */
const UNSEARCHED = new Set(["files"]);

/**
 * Makes the data folder if it does not exist, and closes it: no other account of the machine can
 * reach anything in it, nor any file that this process creates.
 *
 * @throws StartRefused in one line, when the folder is open to others and another account's
 */
export async function closeFolder(folder: string): Promise<void> {
  Deno.umask(OTHERS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await asOwner(folder, () => closeEntry(folder));
}

/**
 * Takes others' rights from all that the folder holds, in case it is copied or opened one day.
 * PGlite sets its files' modes itself, so this comes after it.
 */
export async function closeContents(folder: string): Promise<void> {
  await asOwner(folder, () => closeTree(folder));
}

async function asOwner(folder: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== "EPERM") throw error;
    throw new StartRefused(
      `otros pueden leer la carpeta de datos ${folder} y no es de quien pone en marcha el portal.`,
    );
  }
}

async function closeTree(entry: string): Promise<void> {
  const isFolder = await closeEntry(entry);
  if (!isFolder || UNSEARCHED.has(path.basename(entry))) return;
  for (const name of await readdir(entry)) await closeTree(path.join(entry, name));
}

/** Whether it is a folder. Links are not followed, because they may lead out of the data folder. */
async function closeEntry(entry: string): Promise<boolean> {
  const found = await lstat(entry);
  if (found.isSymbolicLink()) return false;
  const mode = found.mode & 0o777;
  if ((mode & OTHERS) !== 0) await chmod(entry, mode & ~OTHERS);
  return found.isDirectory();
}
