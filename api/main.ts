import { alreadyRunning, lockFolder } from "./db/folder-lock.ts";
import type { OpenDatabase } from "./db/open.ts";
import { type Config, ConfigError, readConfig } from "./env.ts";
import { denoEnvironment, givenVariables } from "./environment/deno-environment.ts";
import { keepBuiltLater } from "./keep-built-later.ts";
import type { App } from "./make-app.ts";
import { openUpToDate, type ReadyDatabase } from "./open-up-to-date.ts";
import { EXIT_AFTER_FAILURE, watchForFailures } from "./platform/last-resort.ts";
import { createLog } from "./platform/log.ts";
import { loadPepper } from "./platform/secrets/pepper.ts";
import { createDrain } from "./platform/server/drain.ts";
import { houseAddress, listenAddresses } from "./platform/server/listen-addresses.ts";
import { onOwnHost } from "./platform/server/own-host.ts";
import { type Handler, type HttpServer, isTaken, serveHttp } from "./platform/server/serve.ts";
import { warnOfProxy } from "./platform/server/warn-of-proxy.ts";
import { closeContents, closeFolder } from "./platform/storage/close-folder.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
// Loaded now: a file that cannot be read any more must not keep the portal from ending.
import { endProcess } from "./platform/telemetry/end-process.ts";
import { type Cron, scheduleJobs } from "./schedule-jobs.ts";
import { needsDisk } from "./start/needs-disk.ts";
import { requireRoom } from "./start/require-room.ts";
import { requireStorage } from "./start/require-storage.ts";
import { requireTemporal } from "./start/require-temporal.ts";
import { openingLine, otherPortLine, type Started, takenPortLine } from "./start/start-lines.ts";
import { startProblem } from "./start/start-problem.ts";

/** A host that stops us waits this long before it kills. */
const PATIENCE_MS = 5_000;

type Place = { host: string; port: number };

const clock = () => new Date();
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const say = (sentence: string) => console.error(sentence);
const log = createLog(say, clock);

const jobs = scheduleJobs({
  cron: (Deno as { cron?: Cron }).cron,
  timeline: Deno.env.get("DENO_TIMELINE"),
});

const WITHOUT_LEGAL_TEXTS =
  "LEGAL_TEXTS: falta. /privacidad no dice quién responde de los datos y /accesibilidad está sin " +
  "declaración. Parte de docs/deploy/legal-texts.json y pon aquí el nombre de tu archivo.";

/** Says in one line why the portal does not start. */
function refuseToStart(reason: string): never {
  console.error(reason);
  Deno.exit(1);
}

function readConfigOrRefuse(): Config {
  try {
    return readConfig(denoEnvironment);
  } catch (error) {
    if (error instanceof ConfigError) return refuseToStart(`Configuración: ${error.message}`);
    throw error;
  }
}

async function openData(config: Config): Promise<ReadyDatabase> {
  const isEmbedded = config.database.driver === "pglite";
  const lock = isEmbedded ? await lockFolder(config.dataDir) : null;
  if (isEmbedded && !lock) {
    refuseToStart(alreadyRunning(config.dataDir));
  }
  const database = await openUpToDate(config, { clock, say });
  if (isEmbedded) await closeContents(config.dataDir);
  const close = async () => {
    await database.close();
    lock?.close();
  };
  return { ...database, close };
}

async function openFiles(config: Config) {
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const storage = await openStorage(config.storage, { pepper, clock });
  await requireStorage(storage, config.storage, say);
  return { pepper, storage };
}

/** `scripts/serve.mjs` says which command it was; it may be one that serves another folder. */
const howStarted = ({ dataDir, host }: Config): Started => {
  const [command = "npm start"] = Deno.args;
  return { command, dataDir, host, given: givenVariables() };
};

async function listen(config: Config, { fetch }: App) {
  const answer = warnOfProxy(onOwnHost(fetch, config.portalOrigin, say), config, say);
  const { handle, drained } = createDrain(answer);
  const servers: HttpServer[] = [];
  const started = howStarted(config);
  let { port } = config;
  for (const host of listenAddresses(config)) {
    const server = await listenAt(
      handle,
      { host, port },
      { started, isFurther: servers.length > 0 },
    );
    if (server) servers.push(server);
    port = servers[0]?.port ?? port;
  }
  console.log(`Acompaña: http://localhost:${port}`);
  const lines = [
    openingLine(config, port, started, houseAddress()),
    otherPortLine(config, port, started),
  ];
  for (const line of lines) if (line) console.error(line);
  const shutdown = async () => {
    await Promise.all(servers.map((server) => server.shutdown()));
  };
  return { drained, shutdown };
}

type ListenTerms = { started: Started; isFurther: boolean };

/**
 * @param terms.isFurther whether another address is open already; this one may then be missing, as
 * IPv6 is on some machines
 */
async function listenAt(handle: Handler, place: Place, { started, isFurther }: ListenTerms) {
  try {
    return await serveHttp(handle, place);
  } catch (error) {
    if (isTaken(error)) return refuseToStart(takenPortLine(place.port, started));
    if (isFurther) return null;
    throw error;
  }
}

type Stop = (exitCode: number) => Promise<void>;

/**
 * Accepts no new calls, finishes the running ones, closes the database. It always ends the process:
 * whatever fails or takes too long on the way is left.
 */
function createStop(
  server: Awaited<ReturnType<typeof listen>>,
  database: OpenDatabase,
  { mailSettled }: App,
  { telemetry }: Config,
): Stop {
  let isStopping = false;
  return async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS - 500));
    const finish = async () => {
      await server.drained();
      await server.shutdown();
      await mailSettled();
    };
    const inTime = (closing: Promise<void>) =>
      Promise.race([closing.catch(() => log.error("close-failed")), late]);
    await inTime(finish());
    await inTime(database.close());
    await endProcess(exitCode, telemetry);
  };
}

function stopOnSignal(stop: Stop): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const) {
    Deno.addSignalListener(signal, () => void stop(0));
  }
}

/** The operator alone reads this log; see `docs/adr/access-links.md`. */
function tellSetUpLinks({ setUpLinks }: App): void {
  for (const { municipality, url } of setUpLinks) {
    console.error(`Primer administrador de ${municipality} (7 días, un solo uso): ${url}`);
  }
}

/** The first visitors come first: reading all files takes a while on a small machine. */
const CHECK_FILES_AFTER_MS = 2_000;

function checkFilesSoon({ checkReleaseFiles }: App): void {
  Deno.unrefTimer(setTimeout(() => void checkReleaseFiles(), CHECK_FILES_AFTER_MS));
}

async function start(): Promise<void> {
  requireTemporal();
  const config = readConfigOrRefuse();
  if (needsDisk(config)) await closeFolder(config.dataDir);
  if (config.database.driver === "pglite") await requireRoom(config.dataDir);
  // Loading the API takes as long as opening the database, or asking a bucket: all at once.
  const [database, files, { makeApp }] = await Promise.all([
    openData(config),
    openFiles(config),
    import("./make-app.ts"),
  ]);
  if (config.isSecure && !config.legal) say(WITHOUT_LEGAL_TEXTS);
  const app = await makeApp(config, { ...database, ...files, clock, random, log });
  tellSetUpLinks(app);
  const server = await listen(config, app);
  const stop = createStop(server, database, app, config);
  stopOnSignal(stop);
  watchForFailures(log, () => stop(EXIT_AFTER_FAILURE));
  jobs.start(app.runJobs);
  checkFilesSoon(app);
  keepBuiltLater(config, { db: database.db, storage: files.storage, clock, log });
}

try {
  await start();
} catch (error) {
  refuseToStart(`Acompaña no puede arrancar: ${startProblem(error)}`);
}
