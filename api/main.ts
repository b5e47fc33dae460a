import { mkdir } from "node:fs/promises";
import { lockFolder } from "./db/folder-lock.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { type Config, ConfigError, readConfig } from "./env.ts";
import { createDrain } from "./http/drain.ts";
import { createLog } from "./log.ts";
import type { App } from "./make-app.ts";

const SWEEP_EVERY_MS = 6 * 3600 * 1000;
/** What the storage would not delete is tried again this often. */
const SWEEP_FILES_EVERY_MS = 10 * 60_000;
const FIRST_SWEEP_AFTER_MS = 1_000;
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
  const close = async () => {
    await database.close();
    lock?.close();
  };
  return { ...database, close };
}

function listen(config: Config, { fetch }: App) {
  const { port, host } = config;
  const onListen = (address: Deno.NetAddr) =>
    console.log(`Acompaña: http://localhost:${address.port}`);
  const options = {
    port,
    onListen,
    automaticCompression: true,
    ...(host ? { hostname: host } : {}),
  };
  const drain = createDrain((request, info) => fetch(request, info));
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

/** The first time right away, but after the first calls: nobody waits for a tidy database. */
function sweepNowAndThen({ sweepRows, sweepAllFiles }: App): void {
  const rows = () => void sweepRows().catch(() => log.error("sweep-failed"));
  const files = () => void sweepAllFiles().catch(() => log.error("file-sweep-failed"));
  for (const timer of [
    setInterval(rows, SWEEP_EVERY_MS),
    setInterval(files, SWEEP_FILES_EVERY_MS),
    setTimeout(rows, FIRST_SWEEP_AFTER_MS),
    setTimeout(files, FIRST_SWEEP_AFTER_MS),
  ]) {
    Deno.unrefTimer(timer);
  }
}

/** The operator alone reads this log; see `docs/adr/0017-invitations-and-set-up-link.md`. */
function tellSetUpLinks({ setUpLinks }: App): void {
  for (const { municipality, url } of setUpLinks) {
    console.error(`Primer administrador de ${municipality} (7 días, un solo uso): ${url}`);
  }
}

async function start(): Promise<void> {
  const config = readConfigOrRefuse();
  // Loading the API takes as long as opening the database: both at once.
  const [database, { makeApp }] = await Promise.all([openData(config), import("./make-app.ts")]);
  const app = await makeApp(config, { db: database.db, clock, random, log });
  tellSetUpLinks(app);
  const server = listen(config, app);
  stopOnSignal(server, database);
  sweepNowAndThen(app);
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  refuseToStart(`Acompaña no puede arrancar: ${reason}`);
}
