/**
 * Locks the data folder for this process. PGlite has no lock, and two processes would silently lose
 * each other's writes. The system releases the lock when the process ends.
 * Returns null when another process holds it.
 */
export async function lockFolder(folder: string): Promise<Deno.FsFile | null> {
  const file = await Deno.open(`${folder}/portal.lock`, { create: true, read: true, write: true });
  if (await file.tryLock(true)) return file;
  file.close();
  return null;
}

/** Whether another process holds the folder's lock. Makes and changes nothing. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  const file = await openIfThere(`${folder}/portal.lock`);
  if (!file) return false;
  using _ = file;
  return !(await file.tryLock(true));
}

async function openIfThere(path: string): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(path, { read: true, write: true });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** What somebody reads who starts a second portal on a folder. */
export const alreadyRunning = (folder: string) =>
  `Acompaña ya está en marcha con esta carpeta de datos: ${folder}`;
