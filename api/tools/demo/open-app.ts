import { createApp } from "../../app.ts";
import { openDatabase } from "../../db/open.ts";
import type { Config } from "../../env.ts";
import { createAssistant, createWeather } from "../../features/assistant/index.ts";
import { PROVIDERS_BACKUPS } from "../../platform/backups.ts";
import type { Log } from "../../platform/log.ts";
import { notOnDisk } from "../../platform/releases/built-releases.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { HASH_COST, openHashing } from "../../platform/secrets/hashing.ts";
import { loadPepper } from "../../platform/secrets/pepper.ts";
import { openStorage } from "../../platform/storage/open-storage.ts";
import type { App } from "./visitor.ts";

type Opened = { app: App; close: () => Promise<void> };

/** The whole API over the folder's data, with a clock of one's own and nobody to call outside. */
export async function openApp(config: Config, clock: () => Date, log: Log): Promise<Opened> {
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const storage = await openStorage(config.storage, { pepper, clock });
  const weather = createWeather({ ...config.assistant.weather, place: null });
  const assistant = createAssistant({ weather, model: null });
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const { db, migrate, close } = await openDatabase(config.database);
  await migrate();
  const app = createApp({
    db,
    clock,
    random,
    config,
    pepper,
    hashCost: HASH_COST,
    hashing: await openHashing(),
    storage,
    releases: createReleases({ built: notOnDisk(), db, storage, clock, log }),
    backups: PROVIDERS_BACKUPS,
    assistant,
    log,
  });
  return { app, close };
}
