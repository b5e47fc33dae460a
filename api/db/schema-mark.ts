import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";

/** What a database is called, after the folder's own name, while it is made for the first time. */
export const DRAFT_SUFFIX = ".draft";

/** In the database's own folder, so it goes with every copy and comes back with it. */
const MARK = "acompana-schema";

/**
 * Whether this program has brought the embedded database of a folder up to date: told without
 * opening it, because what that takes of memory its process never gives back.
 */
export async function isMarkedUpToDate(folder: string): Promise<boolean> {
  return (await readMark(folder)) === (await newestMigration());
}

export async function markUpToDate(folder: string): Promise<void> {
  const newest = await newestMigration();
  if ((await readMark(folder)) !== newest) await writeFile(path.join(folder, MARK), newest);
}

async function newestMigration(): Promise<string> {
  const journal = await readFile(path.join(MIGRATIONS_FOLDER, "meta", "_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  const { tag, when } = entries.at(-1) ?? { tag: "", when: 0 };
  return `${tag} ${when}\n`;
}

async function readMark(folder: string): Promise<string | null> {
  try {
    return await readFile(path.join(folder, MARK), "utf8");
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
}
