import { rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "../db/folder-lock.ts";
import { type Db, type OpenDatabase, openDatabase } from "../db/open.ts";
import { pepperChecks } from "../db/schema/pepper.ts";
import { type Config, readConfig } from "../env.ts";
import {
  addErasures,
  BackupError,
  backupsFolder,
  ERASURE_LIST,
  type Erasure,
  makePrivateFolder,
  readErasures,
  readIfThere,
  takeErasures,
} from "../features/backup/index.ts";
import {
  type CopiedFiles,
  copyFiles,
  copyRows,
  requireAlone,
  requireEmptyDatabase,
  requireSameVersion,
  rowsIn,
} from "../features/move/index.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { isPepperOf, otherPepper } from "../start/require-pepper.ts";
import { storageProblem } from "../start/storage-problem.ts";
import { readPepper } from "./backup-command.ts";
import { placeData, requireData, requireEmpty } from "./data-folder.ts";
import { runCommand } from "./run-command.ts";

/** The portal of this machine, and the one in the cloud. */
export type Places = { local: Config; remote: Config; clock: () => Date };

export type Moved = { rows: number; files: CopiedFiles };

/** Where data that come from elsewhere are put together; what is left of it is no portal. */
const MOVING = "moving";

const textOf = (pepper: Uint8Array): string => new TextDecoder().decode(pepper);

type Open = { db: Db; storage: FileStorage };

/**
 * `npm run move -- --to …`: rows and files of the stopped portal of this machine into an empty
 * database and a bucket. The rows arrive in one transaction, so a broken attempt leaves none, and
 * can be repeated; here nothing changes.
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
    await requireEmpty(local.dataDir, [MOVING]);
    const kept = await readIfThere(path.join(local.dataDir, "pepper"));
    if (kept && textOf(kept) !== configured) {
      throw new BackupError(
        `PEPPER: no es la misma que la de ${local.dataDir}/pepper. Aparta ese archivo.`,
      );
    }
    const draft = path.join(local.dataDir, MOVING);
    await rm(draft, { recursive: true, force: true });
    await makePrivateFolder(path.join(draft, "files"));
    const erasures: Erasure[] = [];
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
  if (remote.pepper === null || remote.pepper === textOf(pepper)) return;
  throw new BackupError(
    "PEPPER: no es la de este portal. En la nube debe ser la misma, o no valdrá ningún PIN.",
  );
}

/** The way back brings a pepper too: it must be the one that the cloud's portal had. */
async function requirePepperOf(db: Db, pepper: Uint8Array): Promise<void> {
  const [row] = await db.select({ mac: pepperChecks.mac }).from(pepperChecks);
  if (!isPepperOf(row?.mac ?? null, pepper)) throw new BackupError(otherPepper(null));
}

const MEGABYTE = 1024 * 1024;
const USAGE =
  "Di adónde o desde dónde: npm run move -- --to postgres://… o npm run move -- --from postgres://…";

type Env = Record<string, string>;

/** What is the cloud's alone: the portal of this machine has none of it. */
const CLOUD = /^(DATABASE_|MIGRATION_DATABASE_|NEON_|S3_|PORTAL_URL$|FILES$)/;

const localOf = (env: Env): Config =>
  readConfig(Object.fromEntries(Object.entries(env).filter(([name]) => !CLOUD.test(name))));

const remoteOf = (env: Env, url: string, pepper: string | undefined): Config =>
  readConfig({ ...env, DATABASE_URL: url, ...(pepper ? { PEPPER: pepper } : {}) });

const summary = ({ rows, files }: Moved): string =>
  `${rows} filas y ${files.count} ${files.count === 1 ? "archivo" : "archivos"} (${Math.ceil(files.bytes / MEGABYTE)} MB), comprobados uno a uno`;

const keptPepper = async ({ dataDir }: Config): Promise<string | undefined> => {
  const kept = await readIfThere(path.join(dataDir, "pepper"));
  return kept ? textOf(kept) : undefined;
};

if (import.meta.main) {
  await runCommand(
    "No se ha trasladado nada",
    async (env, args) => {
      const { values } = parseArgs({
        args,
        options: { to: { type: "string" }, from: { type: "string" } },
      });
      const { to, from } = values;
      const clock = () => new Date();
      const local = localOf(env);
      if (to && !from) {
        const remote = remoteOf(env, to, env.PEPPER?.trim() || (await keptPepper(local)));
        const moved = await moveOut({ local, remote, clock });
        return {
          done: [
            `Trasladado: ${summary(moved)}.`,
            `En la nube pon en PEPPER lo que hay en ${local.dataDir}/pepper (o la PEPPER de este portal): sin ella no vale ningún PIN.`,
            "El portal de esta máquina está como estaba: no vuelvas a ponerlo en marcha, o habrá dos.",
          ].join("\n"),
        };
      }
      if (from && !to) {
        const moved = await moveIn({ local, remote: remoteOf(env, from, env.PEPPER), clock });
        return {
          done: [
            `Traído a ${local.dataDir}: ${summary(moved)}.`,
            "La base de datos y el cubo están como estaban: no vuelvas a poner en marcha el portal de la nube, o habrá dos.",
          ].join("\n"),
        };
      }
      return { problem: USAGE };
    },
    "Hay --to y --from.",
  );
}
