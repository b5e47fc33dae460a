import { isDeepStrictEqual } from "node:util";
import { rateCounters } from "../../db/schema/limits.ts";
import { fingerprint, takeSnapshot } from "./snapshot.ts";
import type { TestPortal } from "./test-portal.ts";

/** All that people have put into the portal: a sum a table, and the keys of the files. */
export const contentsOf = async (portal: TestPortal) => ({
  rows: await fingerprint(portal.db),
  files: portal.storage.keys().sort(),
});

/** Remembers every row and every file, and can bring all of them back. */
export async function rememberPortal(portal: TestPortal) {
  const contents = await contentsOf(portal);
  const { restore: restoreRows } = await takeSnapshot(portal.db);
  const files = await readAll(portal, contents.files);
  const restore = async () => {
    await restoreRows();
    await restoreFiles(portal, files);
  };
  const isAsBefore = async () => {
    // How often somebody has called is nothing that people put in; each test begins with none.
    await portal.db.delete(rateCounters);
    return isDeepStrictEqual(await contentsOf(portal), contents);
  };
  return { contents, restore, isAsBefore };
}

export type Remembered = Awaited<ReturnType<typeof rememberPortal>>;

type Files = Map<string, Uint8Array<ArrayBuffer>>;

async function readAll({ disk }: TestPortal, keys: string[]): Promise<Files> {
  const files: Files = new Map();
  for (const key of keys) {
    const file = await disk.get(key);
    if (file) files.set(key, await new Response(file.body).bytes());
  }
  return files;
}

async function restoreFiles({ disk, storage }: TestPortal, files: Files): Promise<void> {
  const found = new Set(storage.keys());
  for (const key of found) if (!files.has(key)) await disk.delete(key);
  for (const [key, bytes] of files) if (!found.has(key)) await disk.put(key, bytes);
}
