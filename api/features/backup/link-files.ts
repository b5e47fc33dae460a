import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Where files are written before they get their name: no row owns them yet. */
const DRAFTS = "drafts";

/**
 * Makes `target` hold a hard link to every stored file. Stored files never change, so a link is a
 * copy that takes no space. Where the disk has no hard links, the files are copied.
 */
export async function linkFiles(source: string, target: string): Promise<void> {
  const [wanted, had] = [await filesIn(source), await filesIn(target)];
  for (const name of had) if (!wanted.has(name)) await rm(path.join(target, name));
  const folders = new Set([...wanted].map((name) => path.dirname(name)));
  for (const folder of folders) {
    await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 });
  }
  for (const name of wanted) {
    if (!had.has(name)) await linkOrCopy(path.join(source, name), path.join(target, name));
  }
}

/** Their keys, `media/…` for example. */
export async function filesIn(folder: string): Promise<Set<string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"),
    );
    return new Set(names.filter((name) => !name.startsWith(`${DRAFTS}/`)));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return new Set();
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    // It has just been deleted, and its row before it.
    if (codeOf(error) === "ENOENT") return;
    if (codeOf(error) === "ENOSPC") throw error;
    await copyIfThere(source, target);
  }
}

async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
