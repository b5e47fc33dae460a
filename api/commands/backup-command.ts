import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { lockFolder } from "../db/folder-lock.ts";
import { openDatabase } from "../db/open.ts";
import { type Config, readConfig } from "../env.ts";
import {
  ANSWER,
  answerSchema,
  BackupError,
  isThere,
  lockPepper,
  type Manifest,
  makePrivateFolder,
  manifestFor,
  pepperCheck,
  readIfThere,
  requestsFolder,
  type Source,
  snapshotFolder,
  snapshotIn,
  takeSnapshot,
  writeArchive,
  writeRequest,
} from "../features/backup/index.ts";
import { isSame } from "../platform/secrets/pepper-mac.ts";
import { requireData } from "./data-folder.ts";
import { runCommand } from "./run-command.ts";

export const NOT_EMBEDDED =
  "Los datos de este portal están en una base de datos con dirección propia (DATABASE_URL): " +
  "sus copias las hace quien la presta.";

type Terms = {
  target: string;
  /** Null: the pepper stays out of the copy. */
  passphrase: string | null;
  clock: () => Date;
  /** How long a running portal may take for its snapshot. */
  patienceMs?: number;
};

const PATIENCE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 100;

/** `npm run backup`: a copy into one file, from a running portal or a stopped one. */
export async function backup(config: Config, terms: Terms): Promise<{ hasPepper: boolean }> {
  if (config.database.driver !== "pglite") throw new BackupError(NOT_EMBEDDED);
  const { folder: databaseFolder } = config.database;
  await requireData(databaseFolder, config.dataDir);
  await requireFreeName(terms.target);
  const source: Source = {
    dataDir: config.dataDir,
    filesFolder: config.storage.driver === "disk" ? config.storage.folder : null,
    version: config.version,
    pepper: await readPepper(config),
    clock: terms.clock,
  };
  // Checked before anything is written, so a passphrase that is too short is reported at once.
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const { passphrase } = terms;
  const locked = passphrase ? await lockPepper(source.pepper, passphrase, random) : null;
  const id = randomUUID();
  const folder = snapshotFolder(config.dataDir, id);
  try {
    const manifest = await snapshotOf(source, { databaseFolder, id, folder }, terms);
    await writeArchive(snapshotIn(folder), terms.target, {
      manifest: { ...manifest, pepper: locked },
      pepper: source.pepper,
    });
  } finally {
    await rm(path.join(requestsFolder(config.dataDir), id), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
  return { hasPepper: locked !== null };
}

type Place = { databaseFolder: string; id: string; folder: string };

/** The process that holds the folder's lock makes it: the running portal, or else this one. */
async function snapshotOf(source: Source, place: Place, terms: Terms): Promise<Manifest> {
  await makePrivateFolder(requestsFolder(source.dataDir));
  const lock = await lockFolder(source.dataDir);
  if (!lock) return await askPortal(source, place, terms);
  try {
    const folder = place.databaseFolder;
    const exclusively = <T>(work: () => Promise<T>) => work();
    const snapshot = await takeSnapshot({ folder, exclusively }, source.filesFolder, place.folder);
    return manifestFor(source, await migrationsOf(snapshot.databaseFolder));
  } finally {
    lock.close();
  }
}

/** Opens the copy and not the original, which also proves that the copy can be opened. */
async function migrationsOf(folder: string): Promise<string[]> {
  const { embedded, close } = await openDatabase({ driver: "pglite", folder });
  try {
    return (await embedded?.applied()) ?? [];
  } finally {
    await close();
  }
}

async function askPortal(source: Source, { id, folder }: Place, terms: Terms): Promise<Manifest> {
  await writeRequest(source.dataDir, id);
  const until = Date.now() + (terms.patienceMs ?? PATIENCE_MS);
  while (Date.now() < until) {
    const answer = await readIfThere(path.join(folder, ANSWER));
    if (answer) return accept(source, new TextDecoder().decode(answer));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new BackupError(
    "El portal está en marcha pero no ha contestado. Párralo y vuelve a intentarlo, o mira su registro.",
  );
}

function accept({ pepper }: Source, text: string): Manifest {
  const answer = answerSchema.parse(JSON.parse(text));
  if ("problem" in answer) throw new BackupError(answer.problem);
  if (isSame(answer.manifest.pepperCheck, pepperCheck(pepper))) return answer.manifest;
  throw new BackupError(
    "PEPPER: el portal en marcha usa otra pimienta. Da la orden con la misma variable PEPPER.",
  );
}

export async function readPepper({ pepper, dataDir }: Config): Promise<Uint8Array> {
  if (pepper) return new TextEncoder().encode(pepper);
  const kept = await readIfThere(path.join(dataDir, "pepper"));
  if (kept) return kept;
  throw new BackupError(
    `PEPPER: falta, y no está en ${dataDir}/pepper. Da la orden con la misma variable que el portal.`,
  );
}

async function requireFreeName(target: string): Promise<void> {
  const [found, folder] = await Promise.all([isThere(target), isThere(path.dirname(target))]);
  if (found) throw new BackupError(`Ya existe ${target}. Elige otro nombre.`);
  if (!folder) throw new BackupError(`No existe la carpeta ${path.dirname(target)}.`);
}

if (import.meta.main) {
  await runCommand("No se ha hecho ninguna copia", async (env, [target]) => {
    if (!target) return { problem: "Di en qué archivo: npm run backup -- copia.tar" };
    const passphrase = env.BACKUP_PASSPHRASE?.trim() || null;
    const clock = () => new Date();
    const { hasPepper } = await backup(readConfig(env), { target, passphrase, clock });
    const pepper = hasPepper
      ? "Lleva dentro la pimienta (pepper), cerrada con tu frase: guarda la frase en otro sitio."
      : "No lleva la pimienta (pepper), y sin ella no vale ningún PIN: guárdala aparte, o da la orden con BACKUP_PASSPHRASE.";
    return { done: `Copia hecha: ${target}\n${pepper}` };
  });
}
