import { mkdir } from "node:fs/promises";
import { createApp } from "./app.ts";
import { assistantFromConfig } from "./assistant/from-config.ts";
import { HASH_COST } from "./auth/hashing.ts";
import { loadPepper } from "./auth/pepper.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { sweep } from "./db/sweep.ts";
import { type Config, ConfigError, readConfig } from "./env.ts";
import { createDrain } from "./http/drain.ts";
import { announceSetUp } from "./invitations/announce-set-up.ts";
import { createLog } from "./log.ts";
import { portalRoutes } from "./portal/routes.ts";
import { openStorage } from "./storage/open-storage.ts";
import { sweepFiles } from "./storage/sweep-files.ts";

const SWEEP_EVERY_MS = 6 * 3600 * 1000;
/** What the storage would not delete is tried again this often. */
const SWEEP_FILES_EVERY_MS = 10 * 60_000;
/** A host that stops us waits this long before it kills. */
const PATIENCE_MS = 5_000;

const clock = () => new Date();
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const log = createLog((line) => console.error(line), clock);

/** Says in one line why the portal does not start. */
function refuseToStart(reason: string): never {
  console.error(reason);
  Deno.exit(1);
}

function readConfigOrRefuse(): Config {
  try {
    return readConfig(Deno.env.toObject());
  } catch (error) {
    if (error instanceof ConfigError) return refuseToStart(`Configuración: ${error.message}`);
    throw error;
  }
}

async function openData(config: Config): Promise<OpenDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const isEmbedded = config.database.driver === "pglite";
  const lock = isEmbedded ? await lockFolder(config.dataDir) : null;
  if (isEmbedded && !lock) {
    refuseToStart(`Acompaña ya está en marcha con esta carpeta de datos: ${config.dataDir}`);
  }
  const database = await openDatabase(config.database);
  await database.migrate();
  await sweep(database.db, clock());
  const close = async () => {
    await database.close();
    lock?.close();
  };
  return { ...database, close };
}

async function makeApp(config: Config, { db }: OpenDatabase) {
  const { releasesDir, municipalities, timeZone, version } = config;
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const storage = openStorage(config.storage, { pepper, clock });
  const storageOrigin = config.storage.driver === "s3" ? config.storage.endpoint : null;
  const app = createApp({
    db,
    clock,
    random,
    config,
    pepper,
    hashCost: HASH_COST,
    storage,
    assistant: await assistantFromConfig(config.assistant),
    log,
    portal: await portalRoutes({ releasesDir, municipalities, timeZone, version, storageOrigin }),
  });
  return { app, storage };
}

type App = Awaited<ReturnType<typeof makeApp>>;

function listen(config: Config, { app }: App) {
  const { port, host } = config;
  const onListen = (address: Deno.NetAddr) =>
    console.log(`Acompaña: http://localhost:${address.port}`);
  const options = {
    port,
    onListen,
    automaticCompression: true,
    ...(host ? { hostname: host } : {}),
  };
  const drain = createDrain((request, info) => app.fetch(request, info));
  try {
    const server = Deno.serve(options, drain.handle);
    return { drained: drain.drained, shutdown: () => server.shutdown() };
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    return refuseToStart(`El puerto ${port} está ocupado. Prueba con otro: PORT=8001 npm start`);
  }
}

/** Begins nothing new, lets what is under way finish, closes the database. */
function stopOnSignal(server: ReturnType<typeof listen>, database: OpenDatabase): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS - 500));
    await Promise.race([server.drained().then(server.shutdown), late]);
    await Promise.race([database.close(), late]);
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => void stop());
  }
}

function sweepNowAndThen({ db }: OpenDatabase, { storage }: App): void {
  const sweepAllFiles = () => {
    sweepFiles({ db, storage, clock, log }).catch(() => log.error("file-sweep-failed"));
  };
  const timer = setInterval(() => {
    sweep(db, clock()).catch(() => log.error("sweep-failed"));
  }, SWEEP_EVERY_MS);
  const fileTimer = setInterval(sweepAllFiles, SWEEP_FILES_EVERY_MS);
  Deno.unrefTimer(timer);
  Deno.unrefTimer(fileTimer);
  sweepAllFiles();
}

/** The operator alone reads this log; see `docs/adr/0017-invitations-and-set-up-link.md`. */
async function tellSetUpLinks(config: Config, { db }: OpenDatabase): Promise<void> {
  for (const { municipality, url } of await announceSetUp({ db, clock, random, config })) {
    console.error(`Primer administrador de ${municipality} (7 días, un solo uso): ${url}`);
  }
}

async function start(): Promise<void> {
  const config = readConfigOrRefuse();
  const database = await openData(config);
  await tellSetUpLinks(config, database);
  const app = await makeApp(config, database);
  const server = listen(config, app);
  stopOnSignal(server, database);
  sweepNowAndThen(database, app);
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  refuseToStart(`Acompaña no puede arrancar: ${reason}`);
}
