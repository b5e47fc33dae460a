import { Buffer } from "node:buffer";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ifThere } from "../../platform/storage/if-there.ts";

/** Only the portal's own user may look into a copy: it holds what people entrusted to it. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

export const statIfThere = (file: string) => ifThere(stat(file));

export const isThere = async (file: string): Promise<boolean> => (await statIfThere(file)) !== null;

/** As it was written, like `loadPepper` reads it. */
export async function readIfThere(file: string): Promise<Uint8Array | null> {
  const text = await ifThere(readFile(file, "utf8"));
  return text === null ? null : Buffer.from(text, "utf8");
}

/**
 * All files and folders below a folder, `media/…` for example, in the order of their names.
 *
 * @throws when there is no such folder: what is lost is not empty
 */
export async function entriesIn(folder: string): Promise<{ name: string; isFile: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries.map((entry) => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    isFile: entry.isFile(),
  }));
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where files are written before they get their name: no row owns them yet. */
const DRAFTS = "drafts/";

/** The keys of all stored files; none where nothing has been stored yet. */
export async function filesIn(folder: string): Promise<Set<string>> {
  const files = ((await ifThere(entriesIn(folder))) ?? []).filter(({ isFile }) => isFile);
  return new Set(files.map(({ name }) => name).filter((name) => !name.startsWith(DRAFTS)));
}

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

export async function writeBytes(file: Deno.FsFile, bytes: Uint8Array): Promise<void> {
  let left = bytes;
  while (left.length > 0) left = left.subarray(await file.write(left));
}

/** Adds text at a file's end and waits until it is on the disk. */
export async function appendDurably(file: string, text: string): Promise<void> {
  using handle = await Deno.open(file, { append: true, create: true, mode: 0o600 });
  await writeBytes(handle, new TextEncoder().encode(text));
  await handle.sync();
}
