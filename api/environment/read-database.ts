import path from "node:path";
import type { DatabaseConfig } from "../db/open.ts";
import { ConfigError, type Get } from "./config-error.ts";

type Place = { dataDir: string; onDeploy: boolean };

/** The embedded database unless `DATABASE_URL` names another one. */
export function readDatabase(get: Get, { dataDir, onDeploy }: Place): DatabaseConfig {
  const url = get("DATABASE_URL");
  const driver = get("DATABASE_DRIVER");
  if (driver && driver !== "neon" && driver !== "postgres") {
    throw new ConfigError("DATABASE_DRIVER", "debe ser neon o postgres.");
  }
  if (!url) {
    if (driver) throw new ConfigError("DATABASE_URL", "falta, y DATABASE_DRIVER la necesita.");
    if (onDeploy) throw new ConfigError("DATABASE_URL", NO_DISK_FOR_DATA);
    return { driver: "pglite", folder: path.join(dataDir, "postgres") };
  }
  const { hostname } = readPostgresUrl("DATABASE_URL", url);
  const migrationUrl = get("MIGRATION_DATABASE_URL") ?? directAddress(url);
  readPostgresUrl("MIGRATION_DATABASE_URL", migrationUrl);
  const isNeon = driver === "neon" || (driver === null && NEON.test(hostname));
  if (!isNeon) return { driver: "postgres", url, migrationUrl };
  return { driver: "neon", url, migrationUrl, webSocketProxy: get("NEON_WS_PROXY") };
}

const NO_DISK_FOR_DATA =
  "falta. En Deno Deploy el disco se pierde con cada instancia, y con él todos los datos: " +
  "pon la dirección de una base de datos Postgres, por ejemplo de Neon.";

const NEON = /(^|\.)neon\.tech$/;

/** Neon's pooler hides the server's sessions; without '-pooler' in its name it answers itself. */
function directAddress(text: string): string {
  const url = new URL(text);
  if (!NEON.test(url.hostname)) return text;
  url.hostname = url.hostname.replace(/^([^.]+)-pooler\./, "$1.");
  return url.href;
}

function readPostgresUrl(variable: string, text: string): URL {
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return url;
  throw new ConfigError(variable, "debe empezar por postgres:// y nombrar un servidor.");
}
