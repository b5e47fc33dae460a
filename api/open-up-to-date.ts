import path from "node:path";
import { missingMigrations, OtherVersion } from "./db/migrate.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { markUpToDate } from "./db/schema-mark.ts";
import type { Config } from "./env.ts";
import { finishGoingBack, upgrade } from "./features/backup/index.ts";
import { loadPepper } from "./platform/secrets/pepper.ts";
import { StartRefused } from "./platform/start-refused.ts";
import { readStart, type StartState } from "./start/read-start.ts";
import { isPepperOf, keepPepper, otherPepper } from "./start/require-pepper.ts";

type Services = { clock: () => Date; say: (sentence: string) => void };

/** An open database, and what the start read of it. */
export type ReadyDatabase = OpenDatabase & { start: StartState };

/**
 * The configured database, with all migrations and with its own pepper; an embedded one is copied
 * before it is changed.
 *
 * @throws StartRefused in one Spanish sentence; the database is closed then
 */
export async function openUpToDate(config: Config, services: Services): Promise<ReadyDatabase> {
  if (config.database.driver === "pglite") {
    await finishGoingBack(config.dataDir, config.database.folder);
  }
  const database = await openDatabase(config.database);
  const { embedded } = database;
  if (embedded)
    await upgrade({ ...database, embedded }, { ...(await sourceOf(config)), ...services });
  try {
    const start = await bringUpToDate(database, services.clock());
    await requirePepper(config, database, start, services.clock());
    if (embedded) await markUpToDate(embedded.folder);
    return { ...database, start };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** One statement where nothing is to be migrated, and no lock. */
async function bringUpToDate({ db, migrate }: OpenDatabase, now: Date): Promise<StartState> {
  const found = await readStart(db, now);
  if (found && missingMigrations(found.applied).length === 0) return found;
  await migrate();
  const migrated = await readStart(db, now);
  if (!migrated) throw new OtherVersion();
  return migrated;
}

/** With another pepper everybody's password and PIN would be 'incorrect', and nobody told why. */
async function requirePepper(
  config: Config,
  { db }: OpenDatabase,
  { pepperMac }: StartState,
  now: Date,
): Promise<void> {
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const isRight =
    pepperMac === null ? await keepPepper(db, pepper, now) : isPepperOf(pepperMac, pepper);
  if (isRight) return;
  throw new StartRefused(otherPepper(config.pepper ? null : path.join(config.dataDir, "pepper")));
}

/** What a copy of the configured portal is made from. */
export async function sourceOf(config: Config) {
  const { dataDir, storage, version, timeZone } = config;
  return {
    dataDir,
    filesFolder: storage.driver === "disk" ? storage.folder : null,
    version,
    timeZone,
    pepper: await loadPepper(config.pepper, dataDir),
  };
}
