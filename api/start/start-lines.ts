import {
  EVERYWHERE,
  isOwnMachineOnly,
  type Listening,
} from "../platform/server/listen-addresses.ts";

/** How this very portal was started. */
export type Started = {
  /** `npm start`, `npm run demo`, … */
  command: string;
  dataDir: string;
  host: string | null;
  /** The variables that its operator has set. Their values are not shown: some are secret. */
  given: string[];
};

const DEFAULT_PORT = 8000;
const LAST_PORT = 65_535;
/** Those that the lines themselves name, or take away. */
const NAMED = new Set(["PORT", "HOST", "DATA_DIR", "PORTAL_URL"]);

/** How to open a portal of this machine alone to the tablets of the house; else null. */
export function openingLine(
  config: Listening,
  port: number,
  started: Started,
  address = "la-dirección-de-este-ordenador",
): string | null {
  if (!isOwnMachineOnly(config)) return null;
  const how = commandLine({ ...started, host: EVERYWHERE }, port);
  return (
    "Solo este ordenador puede abrir el portal. Para abrirlo a las tabletas de la casa, páralo y " +
    `arráncalo así${besides(started)}: ${how} y, en ellas, http://${address}:${port}`
  );
}

/**
 * Why this portal refuses whoever opens it here: `PORTAL_URL` names another port of this machine,
 * as it does where it was exported for the commands of releases; else null.
 */
export function otherPortLine(
  { portalOrigin }: Listening,
  port: number,
  started: Started,
): string | null {
  const named = portalOrigin === null ? null : new URL(portalOrigin);
  const isHere = named !== null && ["localhost", "127.0.0.1", "[::1]"].includes(named.hostname);
  if (!isHere || Number(named.port || 80) === port) return null;
  return (
    `AVISO: PORTAL_URL es ${named.origin} y este portal está en el puerto ${port}: en ` +
    `http://localhost:${port} contesta que no es su dirección (421). Páralo y arráncalo sin ` +
    `ella${besides(started)}: env -u PORTAL_URL ${commandLine(started, port)}`
  );
}

/** That another program listens there, and how to start this portal beside it. */
export function takenPortLine(port: number, started: Started): string {
  const next = port < LAST_PORT ? port + 1 : DEFAULT_PORT;
  const how = commandLine(started, next);
  return `El puerto ${port} está ocupado. Prueba con otro${besides(started)}: ${how}`;
}

/** The command that serves this very folder. */
function commandLine({ command, dataDir, host, given }: Started, port: number): string {
  return [
    ...(port === DEFAULT_PORT ? [] : [`PORT=${port}`]),
    ...(host ? [`HOST=${host}`] : []),
    ...(given.includes("DATA_DIR") ? [`DATA_DIR=${quoted(dataDir)}`] : []),
    command,
  ].join(" ");
}

/** What the command needs that no line shows. */
function besides({ given }: Started): string {
  const others = given.filter((name) => !NAMED.has(name));
  return others.length > 0 ? `, con las variables que ya tiene (${others.join(", ")})` : "";
}

/** As one word of a shell. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
