import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Only the portal's own user may look into a copy: it holds what people entrusted to the portal. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

/**
 * A file gets its name only when all of it is on the disk; until then an older file of that name
 * stays complete. The draft's name is always the same, so interrupted tries do not pile up.
 */
export async function writeWhole(
  target: string,
  write: (draft: Deno.FsFile) => Promise<void>,
): Promise<void> {
  const draft = `${target}.draft`;
  const options = { write: true, create: true, truncate: true, mode: 0o600 };
  const file = await Deno.open(draft, options);
  try {
    try {
      await write(file);
      await file.sync();
    } finally {
      file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/** The name survives a power cut too. Windows cannot open folders, and needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  using handle = await Deno.open(folder, { read: true });
  await handle.sync();
}

/** Adds text at a file's end and waits until it is on the disk. */
export async function appendDurably(file: string, text: string): Promise<void> {
  using handle = await Deno.open(file, { append: true, create: true, mode: 0o600 });
  let left = new TextEncoder().encode(text);
  while (left.length > 0) left = left.subarray(await handle.write(left));
  await handle.sync();
}
