import { rm } from "node:fs/promises";
import path from "node:path";
import { lockFolder } from "../db/folder-lock.ts";
import { type Db, type OpenDatabase, openDatabase } from "../db/open.ts";
import { pepperChecks } from "../db/schema/pepper.ts";
import type { Config } from "../env.ts";
import { BackupError } from "../features/backup/backup-error.ts";
import { ERASURE_LIST, readErasures } from "../features/backup/erasure-list.ts";
import { backupsFolder } from "../features/backup/make-backup.ts";
import { makePrivateFolder } from "../features/backup/private-files.ts";
import { type CopiedFiles, copyFiles } from "../features/move/copy-files.ts";
import { copyRows } from "../features/move/copy-rows.ts";
import { addErasures, takeErasures } from "../features/move/erasures.ts";
import {
  requireAlone,
  requireEmptyDatabase,
  requireSameVersion,
} from "../features/move/require.ts";
import { rowsIn } from "../features/move/table-sums.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { isPepperOf, otherPepper } from "../start/require-pepper.ts";
import { storageProblem } from "../start/storage-problem.ts";
import { readPepper } from "./backup-command.ts";
import { MOVING, placeData, requireEmptyFolder } from "./place-data.ts";
import { requireData } from "./require-data.ts";

/** The portal of this machine, and the one in the cloud. */
export type Places = { local: Config; remote: Config; clock: () => Date };

export type Moved = { rows: number; files: CopiedFiles };

type Open = { db: Db; storage: FileStorage };

/**
 * `npm run move -- --to …`: rows and files of the stopped portal of this machine into an empty
 * database and a bucket. The rows arrive in one transaction, so a broken attempt leaves none, and can
 * be repeated; here nothing changes.
 */
export async function moveOut(places: Places): Promise<Moved> {
  const { local } = places;
  const folder = localFolder(local);
  await requireData(folder, local.dataDir);
  const pepper = await readPepper(local);
  requireSamePepper(places, pepper);
  const erasures =
    (await readErasures(path.join(backupsFolder(local.dataDir), ERASURE_LIST))) ?? [];
  return await locked(local, () =>
    withRemote(places, pepper, async (remote) => {
      await requireEmptyDatabase(remote);
      return await withDatabase(openDatabase({ driver: "pglite", folder }), async ({ db }) => {
        await requireSameVersion(db);
        const storage = createDiskStorage(path.join(local.dataDir, "files"), pepper);
        return await copyAll({ db, storage }, remote, (tx) => addErasures(tx, erasures));
      });
    }),
  );
}

/**
 * `npm run move -- --from …`: the way back, into an empty data folder. All of it is made beside its
 * place, and the database is put there last, so a broken attempt is no portal, and can be repeated.
 */
export async function moveIn(places: Places): Promise<Moved> {
  const {
    local,
    remote: { pepper: configured },
  } = places;
  localFolder(local);
  if (!configured) throw new BackupError("PEPPER: falta. Es la que tiene el portal de la nube.");
  const pepper = new TextEncoder().encode(configured);
  await makePrivateFolder(local.dataDir);
  return await locked(local, async () => {
    await requireEmptyFolder(local.dataDir, pepper);
    const draft = path.join(local.dataDir, MOVING);
    await rm(draft, { recursive: true, force: true });
    await makePrivateFolder(path.join(draft, "files"));
    const erasures: string[] = [];
    const moved = await withRemote(places, pepper, async (remote) => {
      await requireSameVersion(remote.db);
      await requirePepperOf(remote.db, pepper);
      const folder = path.join(draft, "postgres");
      const opening = openDatabase({ driver: "pglite", folder });
      return await withDatabase(opening, async ({ db, migrate }) => {
        await migrate();
        const storage = createDiskStorage(path.join(draft, "files"), pepper);
        return await copyAll(remote, { db, storage }, async (tx) => {
          erasures.push(...(await takeErasures(tx)));
        });
      });
    });
    await placeData(local.dataDir, draft, { pepper, erasures });
    return moved;
  });
}

/** Files first: rows that point at nothing would be worse than files that no row owns. */
async function copyAll(
  source: Open,
  target: Open,
  finish: (tx: Db) => Promise<void>,
): Promise<Moved> {
  const files = await copyFiles(source.db, source.storage, target.storage);
  const rows = await source.db.transaction(
    (from) =>
      target.db.transaction(async (to) => {
        const sums = await copyRows(from, to);
        await finish(to);
        return rowsIn(sums);
      }),
    { isolationLevel: "repeatable read" },
  );
  return { rows, files };
}

function localFolder({ database, storage, dataDir }: Config): string {
  if (database.driver === "pglite" && storage.driver === "disk") return database.folder;
  throw new BackupError(
    `El portal de esta máquina debe tener sus datos y sus archivos en ${dataDir}.`,
  );
}

async function locked<T>({ dataDir }: Config, work: () => Promise<T>): Promise<T> {
  const lock = await lockFolder(dataDir);
  if (!lock) {
    throw new BackupError(
      `Acompaña está en marcha con esa carpeta de datos: ${dataDir}. Párala antes.`,
    );
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function withDatabase<T>(
  opening: Promise<OpenDatabase>,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Over the direct connection: a pooler would hide who else is connected. */
async function withRemote<T>(
  { remote, clock }: Places,
  pepper: Uint8Array,
  work: (remote: Open & Pick<OpenDatabase, "migrate">) => Promise<T>,
): Promise<T> {
  const { database, storage: bucket } = remote;
  if (database.driver === "pglite") throw new Error("a database without an address");
  if (bucket.driver !== "s3") {
    throw new BackupError("S3_ENDPOINT: falta. Di con las variables S3_* dónde van los archivos.");
  }
  const storage = await openStorage(bucket, { pepper, clock });
  const fault = await storage.check();
  if (fault) throw new BackupError(storageProblem(fault, bucket));
  return await withDatabase(
    openDatabase({ ...database, url: database.migrationUrl }),
    async ({ db, migrate }) => {
      await requireAlone(db);
      return await work({ db, storage, migrate });
    },
  );
}

/** With another pepper in the cloud no PIN and no password would be right there. */
function requireSamePepper({ remote }: Places, pepper: Uint8Array): void {
  const own = new TextDecoder().decode(pepper);
  if (remote.pepper === null || remote.pepper === own) return;
  throw new BackupError(
    "PEPPER: no es la de este portal. En la nube debe ser la misma, o no valdrá ningún PIN.",
  );
}

/** The way back brings a pepper too: it must be the one that the cloud's portal had. */
async function requirePepperOf(db: Db, pepper: Uint8Array): Promise<void> {
  const [row] = await db.select({ mac: pepperChecks.mac }).from(pepperChecks);
  if (!isPepperOf(row?.mac ?? null, pepper)) throw new BackupError(otherPepper(null));
}
