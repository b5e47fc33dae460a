import { createApp } from "./app.ts";
import { assistantFromConfig } from "./assistant/from-config.ts";
import { HASH_COST } from "./auth/hashing.ts";
import { loadPepper } from "./auth/pepper.ts";
import type { Ctx } from "./context.ts";
import { sweep } from "./db/sweep.ts";
import { scriptArchive } from "./embed/script-archive.ts";
import type { Config } from "./env.ts";
import { announceSetUp } from "./invitations/announce-set-up.ts";
import { portalRoutes } from "./portal/routes.ts";
import { openStorage } from "./storage/open-storage.ts";
import { sweepFiles } from "./storage/sweep-files.ts";

export type App = Awaited<ReturnType<typeof makeApp>>;
type Services = Pick<Ctx, "db" | "clock" | "random" | "log">;

/** The whole server as the configuration has it, on an open database. */
export async function makeApp(config: Config, services: Services) {
  const { db, clock, log } = services;
  const { releasesDir, municipalities, timeZone, version } = config;
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const storage = await openStorage(config.storage, { pepper, clock });
  const storageOrigin = config.storage.driver === "s3" ? config.storage.endpoint : null;
  const app = createApp({
    ...services,
    config,
    pepper,
    hashCost: HASH_COST,
    storage,
    assistant: await assistantFromConfig(config.assistant),
    portal: await portalRoutes({
      releasesDir,
      municipalities,
      timeZone,
      version,
      storageOrigin,
      embedScripts: scriptArchive(services),
    }),
  });
  return {
    fetch: app.fetch,
    setUpLinks: await announceSetUp({ ...services, config }),
    sweepRows: () => sweep(db, clock()),
    sweepAllFiles: () => sweepFiles({ db, storage, clock, log }),
  };
}
