import path from "node:path";
import type { EmbeddedDatabase } from "../../db/open.ts";
import { copyDatabase } from "./copy-database.ts";
import { linkFiles } from "./link-files.ts";
import { makePrivateFolder } from "./private-files.ts";

/** The data of one moment, as files. */
export type Snapshot = { databaseFolder: string; filesFolder: string };

export const snapshotIn = (folder: string): Snapshot => ({
  databaseFolder: path.join(folder, "postgres"),
  filesFolder: path.join(folder, "files"),
});

/**
 * Database and stored files as they are together at one moment. A file is deleted only after its
 * row, so at the moment at which no statement runs every row's file is there.
 *
 * @param filesFolder null where files are in a bucket, which its provider looks after
 */
export async function takeSnapshot(
  database: Pick<EmbeddedDatabase, "folder" | "exclusively">,
  filesFolder: string | null,
  into: string,
): Promise<Snapshot> {
  const snapshot = snapshotIn(into);
  await makePrivateFolder(into);
  await makePrivateFolder(snapshot.filesFolder);
  const link = async () => {
    if (filesFolder) await linkFiles(filesFolder, snapshot.filesFolder);
  };
  // Once beforehand, so that only what is new since is left for the moment of waiting.
  await link();
  await copyDatabase(database, snapshot.databaseFolder, link);
  return snapshot;
}
