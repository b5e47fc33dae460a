import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "../db/folder-lock.ts";
import { carriedHashes, isBeginning } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { type Config, readConfig } from "../env.ts";
import {
  applyErasures,
  BackupError,
  backupsFolder,
  ERASURE_LIST,
  type Erasure,
  findPepper,
  type Manifest,
  makePrivateFolder,
  manifestOf,
  newer,
  readArchive,
  readErasures,
} from "../features/backup/index.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { NOT_EMBEDDED } from "./backup-command.ts";
import { checkRestored } from "./check-restored.ts";
import { placeData, requireEmpty } from "./data-folder.ts";
import { runCommand } from "./run-command.ts";

type Terms = {
  archive: string;
  passphrase: string | null;
  /** Where the pepper's file is, if it is not in one of the usual places. */
  pepperFile: string | null;
  /** Where the list of erasures is; null: beside the copy, or among the folder's own copies. */
  erasures: string | null;
  /** Restore although nobody knows what was erased since. */
  withoutErasures: boolean;
};

export type Restored = { createdAt: string; erased: number; files: Manifest["files"] };

/**
 * `npm run restore`: unpacks a copy beside the data folder, checks it by opening it, brings it up
 * to date and erases again what was erased since. Only then is it moved into place. Whenever a step
 * refuses, the folder stays as it was.
 */
export async function restore(config: Config, terms: Terms): Promise<Restored> {
  if (config.database.driver !== "pglite") throw new BackupError(NOT_EMBEDDED);
  const { dataDir } = config;
  const manifest = await manifestOf(terms.archive);
  if (!isBeginning(manifest.migrations, carriedHashes())) throw newer();
  const pepper = await findPepper(manifest, {
    configured: config.pepper,
    passphrase: terms.passphrase,
    files: pepperFiles(config, terms),
  });
  const erasures = await findErasures(config, terms);
  await makePrivateFolder(dataDir);
  const lock = await lockFolder(dataDir);
  if (!lock) throw new BackupError(`Acompaña está en marcha con esa carpeta de datos: ${dataDir}`);
  try {
    await requireEmpty(dataDir);
    const draft = path.join(dataDir, `restore-${randomUUID()}`);
    try {
      await readArchive(terms.archive, draft, { manifest, pepper });
      const erased = await prepare(config, draft, { manifest, pepper, erasures });
      const list = path.join(backupsFolder(dataDir), ERASURE_LIST);
      await placeData(dataDir, draft, {
        pepper: config.pepper ? null : pepper,
        erasures: (await readErasures(list)) ? [] : erasures,
      });
      return { createdAt: manifest.createdAt, erased, files: manifest.files };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    lock.close();
  }
}

type Material = { manifest: Manifest; pepper: Uint8Array; erasures: Erasure[] };

/** Everything that could fail happens in the draft. Returns how much was erased again. */
async function prepare(
  config: Config,
  draft: string,
  { manifest, pepper, erasures }: Material,
): Promise<number> {
  const folder = path.join(draft, "postgres");
  const { db, embedded, migrate, close } = await openDatabase({ driver: "pglite", folder });
  try {
    if (!isBeginning((await embedded?.applied()) ?? [], carriedHashes())) throw newer();
    await migrate();
    const storage = createDiskStorage(path.join(draft, "files"), pepper);
    const erased = await applyErasures({ db, storage }, erasures, new Date(manifest.createdAt));
    const hasFiles = manifest.files === "inside";
    await checkRestored(config, { db, pepper, storage: hasFiles ? storage : null });
    return erased;
  } finally {
    await close();
  }
}

/** The second place is for nightly copies: their folder lies beside the pepper's file. */
function pepperFiles({ dataDir }: Config, { archive, pepperFile }: Terms): string[] {
  if (pepperFile) return [pepperFile];
  return [path.join(dataDir, "pepper"), path.join(path.dirname(archive), "..", "pepper")];
}

async function findErasures({ dataDir }: Config, terms: Terms): Promise<Erasure[]> {
  if (terms.erasures) {
    const given = await readErasures(terms.erasures);
    if (given) return given;
    throw new BackupError(`No existe la lista de borrados: ${terms.erasures}`);
  }
  const own = await readErasures(path.join(backupsFolder(dataDir), ERASURE_LIST));
  const beside = await readErasures(path.join(path.dirname(terms.archive), ERASURE_LIST));
  if (own || beside || terms.withoutErasures) return [...(beside ?? []), ...(own ?? [])];
  throw new BackupError(
    "Falta la lista de lo que se borró después de la copia (backups/erasures.jsonl del portal): " +
      "sin ella volvería lo que alguien pidió borrar. Di con --erasures dónde está; " +
      "si se ha perdido, con --without-erasures se restaura sin ella.",
  );
}

if (import.meta.main) {
  await runCommand("No se ha restaurado nada", async (env, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        pepper: { type: "string" },
        erasures: { type: "string" },
        "without-erasures": { type: "boolean", default: false },
      },
    });
    const [archive] = positionals;
    if (!archive) return { problem: "Di qué copia: npm run restore -- copia.tar" };
    const config = readConfig(env);
    const { createdAt, erased, files } = await restore(config, {
      archive,
      passphrase: env.BACKUP_PASSPHRASE?.trim() || null,
      pepperFile: values.pepper ?? null,
      erasures: values.erasures ?? null,
      withoutErasures: values["without-erasures"],
    });
    const { timeZone } = config;
    const day = new Date(createdAt).toLocaleString("es-ES", {
      timeZone,
      dateStyle: "long",
      timeStyle: "short",
    });
    return {
      done: [
        `Restaurado en ${config.dataDir} lo que había el ${day}. Comprobado: se abre y se puede entrar.`,
        `Borrados posteriores aplicados: ${erased}.`,
        ...(files === "bucket"
          ? ["Las fotos y los videos siguen en su almacén (S3): no van en la copia."]
          : []),
      ].join("\n"),
    };
  });
}
