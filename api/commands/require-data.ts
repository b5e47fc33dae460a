import { stat } from "node:fs/promises";
import path from "node:path";
import { BackupError } from "../features/backup/backup-error.ts";
import { isThere } from "../features/backup/stat-if-there.ts";

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
