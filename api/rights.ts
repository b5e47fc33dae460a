import path from "node:path";
import { fileURLToPath } from "node:url";
import { alreadyRunning, isFolderLocked } from "./db/folder-lock.ts";
import { isMarkedUpToDate } from "./db/schema-mark.ts";
import { type Config, ConfigError, readConfig } from "./env.ts";
import { isOwnMachineOnly, listenAddresses } from "./platform/server/listen-addresses.ts";
import { needsDisk } from "./start/needs-disk.ts";

const API = fileURLToPath(new URL(".", import.meta.url));
const PACKAGES = path.join(API, "..", "node_modules");
/** Deno reads a list at its commas. */
const LISTED = /^[^,]+$/;

/** Deno's flags for a portal with this configuration: what it must, and nothing else. */
export function rightsOf(config: Config, variables: Iterable<string>): string[] {
  const data = needsDisk(config) ? [config.dataDir] : [];
  return [
    "--no-prompt",
    flag("read", [...data, ...legalFile(config), config.releasesDir, API, PACKAGES]),
    ...(data.length > 0 ? [flag("write", data)] : []),
    flag("net", [...listened(config), ...called(config)]),
    flag("env", [...variables]),
    // Libraries look for many variables; they find none but these.
    "--ignore-env",
    ...systemRights(config),
  ];
}

/** What the operator says on the legal pages. */
const legalFile = ({ legal }: Config): string[] => (legal ? [legal.file] : []);

/** None where there is neither a disk nor a house. */
function systemRights(config: Config): string[] {
  const names = [
    // Who may read new files.
    ...(needsDisk(config) ? ["umask"] : []),
    // This machine's address for the sentence at the start.
    ...(isOwnMachineOnly(config) ? ["networkInterfaces"] : []),
    // How much room is left for data and backups.
    ...(keepsOnDisk(config) ? ["statfs"] : []),
  ];
  return names.length > 0 ? [flag("sys", names)] : [];
}

const keepsOnDisk = ({ database, storage }: Config): boolean =>
  database.driver === "pglite" || storage.driver === "disk";

function flag(name: string, values: string[]): string {
  const wrong = values.find((value) => !LISTED.test(value));
  if (wrong !== undefined) throw new ConfigError(wrong, "una coma no puede estar ahí.");
  return `--allow-${name}=${[...new Set(values)].join(",")}`;
}

/** With port 0 the system chooses one: then all of that address. */
function listened(config: Config): string[] {
  const port = config.port === 0 ? "" : `:${config.port}`;
  return listenAddresses(config).map((host) => (host.includes(":") ? `[${host}]` : host) + port);
}

/** Where the portal itself asks: database, bucket, weather, model, mail. */
function called({ database, storage, assistant, mail }: Config): string[] {
  return [
    ...(database.driver === "pglite" ? [] : databaseHosts(database)),
    ...(storage.driver === "s3" ? [hostOf(storage.endpoint)] : []),
    ...(assistant.weather.place ? [hostOf(assistant.weather.baseUrl)] : []),
    ...(assistant.model ? [hostOf(assistant.model.baseUrl)] : []),
    ...(mail ? [`${mail.host.includes(":") ? `[${mail.host}]` : mail.host}:${mail.port}`] : []),
  ];
}

type Server = Exclude<Config["database"], { driver: "pglite" }>;

function databaseHosts(database: Server): string[] {
  if (database.driver === "postgres") {
    return [database.url, database.migrationUrl].map((url) => hostOf(url, 5432));
  }
  if (database.webSocketProxy) return [hostOf(`ws://${database.webSocketProxy}`)];
  // Neon is reached by a WebSocket, whatever port its address names.
  return [database.url, database.migrationUrl].map((url) => `${new URL(url).hostname}:443`);
}

const PORTS: Record<string, number> = { "http:": 80, "ws:": 80, "https:": 443 };

function hostOf(address: string, defaultPort?: number): string {
  const { protocol, hostname, port } = new URL(address);
  return `${hostname}:${port || (defaultPort ?? PORTS[protocol])}`;
}

/** A configuration that can be used, and Deno's flags for a portal that has it. */
export type Start = { config: Config; rights: string[] };

/** The rights name the variables that reading this very configuration asks for. */
export function prepareStart(env: Record<string, string>): Start {
  const asked = new Set<string>();
  const noting = new Proxy(env, {
    get: (all, name) => {
      asked.add(String(name));
      return all[String(name)];
    },
  });
  const config = readConfig(noting);
  return { config, rights: rightsOf(config, asked) };
}

/**
 * For `scripts/serve.mjs`, before anything is built: Deno's flags, and whether the data are ready
 * to be served, as JSON; or the one line that says why the portal cannot start.
 *
 * @param isPrepared whether `prepare.ts` has nothing to do
 */
export async function printRights(
  prepare: (env: Record<string, string>) => Start,
  isPrepared: (config: Config) => Promise<boolean>,
): Promise<void> {
  try {
    const { config, rights } = prepare(Deno.env.toObject());
    const isEmbedded = config.database.driver === "pglite";
    if (isEmbedded && (await isFolderLocked(config.dataDir))) {
      return refuse(alreadyRunning(config.dataDir));
    }
    // biome-ignore lint/suspicious/noConsole: what it is started for
    console.log(JSON.stringify({ flags: rights, isPrepared: await isPrepared(config) }));
  } catch (error) {
    if (error instanceof ConfigError) refuse(`Configuración: ${error.message}`);
    // Loaded here alone: each start waits for this program.
    const { startProblem } = await import("./start/start-problem.ts");
    refuse(`Acompaña no puede arrancar: ${startProblem(error)}`);
  }
}

function refuse(reason: string): never {
  // biome-ignore lint/suspicious/noConsole: read by whoever starts it
  console.error(reason);
  Deno.exit(1);
}

/** Whether an embedded database is there, of this version. Any other brings itself up to date. */
export const hasDatabase = async ({ database }: Config): Promise<boolean> =>
  database.driver !== "pglite" || (await isMarkedUpToDate(database.folder));

if (import.meta.main) await printRights(prepareStart, hasDatabase);
