import { readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { BackupError } from "../features/backup/backup-error.ts";
import { ERASURE_LIST } from "../features/backup/erasure-list.ts";
import { readIfThere } from "../features/backup/find-pepper.ts";
import { backupsFolder } from "../features/backup/make-backup.ts";
import { appendDurably, makePrivateFolder } from "../features/backup/private-files.ts";

/** Where data that come from elsewhere are put together; what is left of it is no portal. */
export const MOVING = "moving";

/** What a folder may hold and still count as empty. */
const MAY_BE_THERE = new Set(["backups", "pepper", "portal.lock", MOVING]);

/** @throws BackupError when there is a portal's data, or the pepper of another portal */
export async function requireEmptyFolder(dataDir: string, pepper: Uint8Array): Promise<void> {
  const [other] = (await readdir(dataDir)).filter((name) => !MAY_BE_THERE.has(name));
  if (other !== undefined) {
    throw new BackupError(
      `La carpeta ${dataDir} no está vacía (${other}). Aparta antes lo que hay, o elige otra con DATA_DIR.`,
    );
  }
  const kept = await readIfThere(path.join(dataDir, "pepper"));
  if (kept === null || new TextDecoder().decode(kept) === new TextDecoder().decode(pepper)) return;
  throw new BackupError(`PEPPER: no es la misma que la de ${dataDir}/pepper. Aparta ese archivo.`);
}

/** The database is moved last, because a folder with a database counts as a portal. */
export async function placeData(
  dataDir: string,
  draft: string,
  { pepper, erasures }: { pepper: Uint8Array; erasures: string[] },
): Promise<void> {
  await makePrivateFolder(backupsFolder(dataDir));
  if (erasures.length > 0) {
    const text = erasures.map((line) => `${line}\n`).join("");
    await appendDurably(path.join(backupsFolder(dataDir), ERASURE_LIST), text);
  }
  await writeFile(path.join(dataDir, "pepper"), pepper, { mode: 0o600 });
  await rename(path.join(draft, "files"), path.join(dataDir, "files"));
  await rename(path.join(draft, "postgres"), path.join(dataDir, "postgres"));
  await rm(draft, { recursive: true });
}
