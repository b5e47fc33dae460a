import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { backupProblem } from "./backup-error.ts";
import { backupsFolder, manifestFor, type Source, snapshotFolder } from "./make-backup.ts";
import { manifestSchema } from "./manifest.ts";
import { writeWhole } from "./private-files.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** Each request for a copy is an empty file. Whoever may write here may read the data anyway. */
export const requestsFolder = (dataDir: string): string =>
  path.join(backupsFolder(dataDir), "requests");

/** Written last into the snapshot's folder: then all else is there. */
export const ANSWER = "answer.json";

export const answerSchema = z.union([
  z.object({ manifest: manifestSchema }),
  z.object({ problem: z.string() }),
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Answers each request with a snapshot of this moment. Only the portal can make it, because only it
 * may touch its database. The command that asked packs it, because only that one may write to the
 * target.
 */
export async function answerRequests(source: Source, database: EmbeddedDatabase): Promise<void> {
  for (const id of await requestsIn(requestsFolder(source.dataDir))) {
    const folder = snapshotFolder(source.dataDir, id);
    await rm(path.join(requestsFolder(source.dataDir), id), { force: true });
    await writeAnswer(folder, await answerOne(source, database, folder));
  }
}

async function answerOne(source: Source, database: EmbeddedDatabase, folder: string) {
  try {
    const manifest = await manifestFor(source, await database.applied());
    await takeSnapshot(database, source.filesFolder, folder);
    return { manifest };
  } catch (error) {
    return { problem: backupProblem(error) };
  }
}

async function writeAnswer(folder: string, answer: z.infer<typeof answerSchema>): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  await writeWhole(path.join(folder, ANSWER), async (draft) => void (await draft.write(bytes)));
}

async function requestsIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => UUID.test(name));
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return [];
    throw error;
  }
}

export async function writeRequest(dataDir: string, id: string): Promise<void> {
  await writeFile(path.join(requestsFolder(dataDir), id), "", { mode: 0o600 });
}
