/**
 * Takes the data folder for this process alone: PGlite has no lock of its own, and two processes
 * would silently lose each other's writes. The lock dies with the process, so none is left behind.
 * Returns null when another process holds it.
 */
export async function lockFolder(folder: string): Promise<Deno.FsFile | null> {
  const file = await Deno.open(`${folder}/portal.lock`, { create: true, read: true, write: true });
  if (await file.tryLock(true)) return file;
  file.close();
  return null;
}
