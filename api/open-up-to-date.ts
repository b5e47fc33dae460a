import { type OpenDatabase, openDatabase } from "./db/open.ts";
import type { Config } from "./env.ts";
import { finishGoingBack, upgrade } from "./features/backup/upgrade.ts";
import { loadPepper } from "./platform/secrets/pepper.ts";

type Services = { clock: () => Date; say: (sentence: string) => void };

/** The configured database, with all migrations; an embedded one is copied before it is changed. */
export async function openUpToDate(config: Config, services: Services): Promise<OpenDatabase> {
  if (config.database.driver === "pglite") {
    await finishGoingBack(config.dataDir, config.database.folder);
  }
  const database = await openDatabase(config.database);
  const { embedded } = database;
  if (!embedded) await database.migrate();
  else await upgrade({ ...database, embedded }, { ...(await sourceOf(config)), ...services });
  return database;
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
