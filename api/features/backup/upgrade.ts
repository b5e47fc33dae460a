import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { carriedHashes, isBeginning } from "../../db/migrate.ts";
import type { EmbeddedDatabase, OpenDatabase } from "../../db/open.ts";
import { BackupError, backupProblem } from "./backup-error.ts";
import { backupsFolder, makeBackup, type Source } from "./make-backup.ts";
import { dayOfMoment } from "./nights.ts";
import { isThere } from "./private-files.ts";
import { copyDatabase } from "./snapshot.ts";

const KEPT = 2;
const NAME = /^before-upgrade-.*\.tar$/;

/** Where the database's old files are kept while migrations run. */
const asideIn = (dataDir: string): string => path.join(dataDir, "before-upgrade");

type Upgrade = Source & { timeZone: string; say: (sentence: string) => void };

/**
 * Brings an older version's data up to date: a copy first, then the migrations. Should they fail,
 * the data are put back as they were.
 *
 * @throws BackupError with one Spanish sentence; the database is closed then
 */
export async function upgrade(
  database: OpenDatabase & { embedded: EmbeddedDatabase },
  terms: Upgrade,
): Promise<void> {
  const { embedded, migrate, close } = database;
  const [applied, carried] = [await embedded.applied(), carriedHashes()];
  if (!isBeginning(applied, carried)) {
    await close();
    throw new BackupError(
      "los datos son de una versión más nueva de Acompaña. Instala esa versión; no se ha cambiado nada.",
    );
  }
  // A new portal has no data to copy.
  if (applied.length === 0 || applied.length === carried.length) return await migrate();
  terms.say("Actualizando los datos a esta versión. Primero se hace una copia…");
  const copy = await copyFirst(database, terms, applied.length);
  try {
    await migrate();
  } catch (error) {
    await close();
    await goBack(terms.dataDir, embedded.folder);
    throw new BackupError(
      `no se han podido actualizar los datos. ${backupProblem(error)} ` +
        `Todo está como antes, y hay una copia en ${copy}. Vuelve a la versión anterior de Acompaña.`,
    );
  }
  await rm(asideIn(terms.dataDir), { recursive: true });
  terms.say("Datos actualizados.");
}

/** A process that was killed while it put the old data back goes on with it at its next start. */
export async function finishGoingBack(dataDir: string, databaseFolder: string): Promise<void> {
  const aside = path.join(asideIn(dataDir), "postgres");
  if (!(await isThere(aside))) return;
  if (await isThere(databaseFolder)) await rm(asideIn(dataDir), { recursive: true });
  else await goBack(dataDir, databaseFolder);
}

async function copyFirst(
  { embedded, close }: { embedded: EmbeddedDatabase; close: () => Promise<void> },
  terms: Upgrade,
  migrations: number,
): Promise<string> {
  const folder = backupsFolder(terms.dataDir);
  const day = dayOfMoment(terms.clock(), terms.timeZone);
  const copy = path.join(folder, `before-upgrade-${day}-${migrations}.tar`);
  const draft = path.join(asideIn(terms.dataDir), "draft");
  try {
    await makeBackup(terms, embedded, copy);
    await copyDatabase(embedded, draft, async () => {});
    await rename(draft, path.join(asideIn(terms.dataDir), "postgres"));
    await removeOlder(folder);
  } catch (error) {
    await close();
    await rm(asideIn(terms.dataDir), { recursive: true, force: true });
    const problem = backupProblem(error);
    throw new BackupError(
      `no se han podido copiar los datos antes de actualizarlos. ${problem} No se ha cambiado nada.`,
    );
  }
  return copy;
}

async function goBack(dataDir: string, databaseFolder: string): Promise<void> {
  await rm(databaseFolder, { recursive: true, force: true });
  await rename(path.join(asideIn(dataDir), "postgres"), databaseFolder);
  await rm(asideIn(dataDir), { recursive: true });
}

async function removeOlder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  for (const name of names.sort().reverse().slice(KEPT)) await rm(path.join(folder, name));
}
