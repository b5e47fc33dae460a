// Makes the embedded database, or brings an older version's up to date, and ends. What that takes
// of memory, twice as much as serving, a process never gives back: so another one serves.
import { rename, rm } from "node:fs/promises";
import { alreadyRunning, lockFolder } from "./db/folder-lock.ts";
import { DRAFT_SUFFIX } from "./db/schema-mark.ts";
import { type Config, readConfig } from "./env.ts";
import { denoEnvironment } from "./environment/deno-environment.ts";
import { finishGoingBack, isThere } from "./features/backup/index.ts";
import { openUpToDate } from "./open-up-to-date.ts";
import { StartRefused } from "./platform/start-refused.ts";
import { closeFolder } from "./platform/storage/close-folder.ts";
import { requireRoom } from "./start/require-room.ts";
import { startProblem } from "./start/start-problem.ts";

const services = { clock: () => new Date(), say: (sentence: string) => console.error(sentence) };

/** @throws StartRefused in one Spanish sentence when the database cannot be used */
async function prepare(config: Config): Promise<void> {
  if (config.database.driver !== "pglite") return;
  await closeFolder(config.dataDir);
  await requireRoom(config.dataDir);
  using lock = await lockFolder(config.dataDir);
  if (!lock) throw new StartRefused(alreadyRunning(config.dataDir));
  const { folder } = config.database;
  // What a start left that was killed half-way is no database.
  const draft = folder + DRAFT_SUFFIX;
  await rm(draft, { recursive: true, force: true });
  await finishGoingBack(config.dataDir, folder);
  if (await isThere(folder)) return await bringUpToDate(config);
  await bringUpToDate({ ...config, database: { driver: "pglite", folder: draft } });
  await rename(draft, folder);
}

async function bringUpToDate(config: Config): Promise<void> {
  const { close } = await openUpToDate(config, services);
  await close();
}

try {
  await prepare(readConfig(denoEnvironment));
  // PGlite leaves handles that would keep the process.
  Deno.exit(0);
} catch (error) {
  console.error(`Acompaña no puede arrancar: ${startProblem(error)}`);
  Deno.exit(1);
}
