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
