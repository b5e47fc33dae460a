import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DRAFT_SUFFIX } from "../db/schema-mark.ts";
import {
  appendErasures,
  BackupError,
  backupsFolder,
  ERASURE_LIST,
  type Erasure,
  isThere,
  makePrivateFolder,
} from "../features/backup/index.ts";

/**
 * Another account, even root, would leave files that the portal cannot read.
 *
 * @param account the number of the account that gives the command; null on a system without them
 * @throws BackupError when no portal's data are in the folder, or they are another account's
 */
export async function requireData(
  databaseFolder: string,
  dataDir: string,
  account = Deno.uid(),
): Promise<void> {
  if (!(await isThere(path.join(databaseFolder, "PG_VERSION")))) {
    throw new BackupError(`En esta carpeta no hay datos de un portal: ${dataDir}`);
  }
  const { uid: owner } = await stat(dataDir);
  if (account === null || account === owner) return;
  throw new BackupError(
    `Los datos de ${dataDir} son de otra cuenta (la número ${owner}). Da la orden con ella: ` +
      `sudo -u '#${owner}' npm run …`,
  );
}

/**
 * What a folder may hold and still count as empty: copies, the pepper, and what is no portal yet.
 */
const MAY_BE_THERE = ["backups", "pepper", "portal.lock", `postgres${DRAFT_SUFFIX}`];

/**
 * @param also what else counts as nothing
 * @throws BackupError when there is a portal's data
 */
export async function requireEmpty(dataDir: string, also: readonly string[] = []): Promise<void> {
  const nothing = new Set([...MAY_BE_THERE, ...also]);
  const [other] = (await readdir(dataDir)).filter((name) => !nothing.has(name));
  if (other === undefined) return;
  throw new BackupError(
    `La carpeta ${dataDir} no está vacía (${other}). Aparta antes lo que hay, o elige otra con DATA_DIR.`,
  );
}

/**
 * Puts data that were made beside their place into it. The database is moved last, because a folder
 * with a database counts as a portal.
 *
 * @param pepper null: it stays in the variable
 */
export async function placeData(
  dataDir: string,
  draft: string,
  { pepper, erasures }: { pepper: Uint8Array | null; erasures: Erasure[] },
): Promise<void> {
  await makePrivateFolder(backupsFolder(dataDir));
  const list = path.join(backupsFolder(dataDir), ERASURE_LIST);
  if (erasures.length > 0) await appendErasures(list, erasures);
  if (pepper) await writeFile(path.join(dataDir, "pepper"), pepper, { mode: 0o600 });
  await rename(path.join(draft, "files"), path.join(dataDir, "files"));
  await rename(path.join(draft, "postgres"), path.join(dataDir, "postgres"));
  await rm(draft, { recursive: true });
}
