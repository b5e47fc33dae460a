import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseConfig } from "./db/open.ts";
import type { AssistantConfig } from "./features/assistant/from-config.ts";
import type { AppConfig } from "./platform/config.ts";
import type { StorageConfig } from "./platform/storage/open-storage.ts";
import { VERSION } from "./platform/version.ts";

export type Config = AppConfig & {
  port: number;
  host: string | null;
  dataDir: string;
  releasesDir: string;
  database: DatabaseConfig;
  storage: StorageConfig;
  /** Null: one is made and kept in `DATA_DIR/pepper`. */
  pepper: string | null;
  assistant: AssistantConfig;
  /** Origins of builds that a developer may try; `localhost` stands for all of this computer. */
  overrideOrigins: string[];
};

/** A variable that cannot be used; its message is the one line that the operator sees. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = "ConfigError";
  }
}

type Env = Record<string, string | undefined>;
type Get = (name: string) => string | null;

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const SHORTEST_PEPPER = 16;
const OPEN_METEO = "https://api.open-meteo.com/";

/** Reads and checks the environment once. @throws ConfigError naming the variable */
export function readConfig(env: Env): Config {
  const get = (name: string) => env[name]?.trim() || null;
  const dataDir = path.resolve(get("DATA_DIR") ?? ".data");
  const portalOrigin = readOrigin(get("PORTAL_URL"));
  const isSecure = portalOrigin?.startsWith("https:") ?? false;
  return {
    version: VERSION,
    port: readPort(get("PORT")),
    host: get("HOST"),
    dataDir,
    releasesDir: path.resolve(get("RELEASES_DIR") ?? path.join(PROJECT, "dist", "releases")),
    database: readDatabase(get, dataDir),
    storage: readStorage(get, dataDir),
    trustedProxies: readProxies(get("TRUSTED_PROXIES")),
    mediaQuotaBytes: readQuota(get("MEDIA_QUOTA_MB")),
    pepper: readPepper(get("PEPPER")),
    assistant: { weather: readWeather(get), model: readModel(get) },
    overrideOrigins: readOverrideOrigins(get("OVERRIDE_ORIGINS"), isSecure),
    portalOrigin,
    isSecure,
    deviceEnrolment: readEnrolment(get("DEVICE_ENROLMENT"), isSecure),
    timeZone: readTimeZone(get("PORTAL_TIME_ZONE")),
    municipalities: readMunicipalities(get("MUNICIPALITIES"), get("MUNICIPALITY_NAME")),
  };
}

function readPort(text: string | null): number {
  const port = Number(text ?? "8000");
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError("PORT", "debe ser un número entre 0 y 65535.");
}

function readProxies(text: string | null): number {
  const proxies = Number(text ?? "0");
  if (Number.isInteger(proxies) && proxies >= 0 && proxies <= 10) return proxies;
  throw new ConfigError("TRUSTED_PROXIES", "debe ser un número entero entre 0 y 10.");
}

function readWeather(get: Get): AssistantConfig["weather"] {
  const baseUrl = readAddress("WEATHER_BASE_URL", get("WEATHER_BASE_URL")) ?? OPEN_METEO;
  const latitude = readDegrees("MUNICIPALITY_LATITUDE", get("MUNICIPALITY_LATITUDE"), 90);
  const longitude = readDegrees("MUNICIPALITY_LONGITUDE", get("MUNICIPALITY_LONGITUDE"), 180);
  if (latitude === null && longitude === null) return { baseUrl, place: null };
  if (latitude === null) throw new ConfigError("MUNICIPALITY_LATITUDE", "falta.");
  if (longitude === null) throw new ConfigError("MUNICIPALITY_LONGITUDE", "falta.");
  return { baseUrl, place: { latitude, longitude } };
}

function readDegrees(variable: string, text: string | null, most: number): number | null {
  if (text === null) return null;
  const degrees = Number(text);
  if (Math.abs(degrees) <= most) return degrees;
  throw new ConfigError(variable, `debe ser un número entre -${most} y ${most}, como 40.63.`);
}

function readModel(get: Get): AssistantConfig["model"] {
  const baseUrl = readAddress("ASSISTANT_BASE_URL", get("ASSISTANT_BASE_URL"));
  const apiKey = get("ASSISTANT_API_KEY");
  const model = get("ASSISTANT_MODEL");
  if (!baseUrl) {
    if (!apiKey && !model) return null;
    throw new ConfigError("ASSISTANT_BASE_URL", "falta, y el asistente la necesita.");
  }
  if (!model) throw new ConfigError("ASSISTANT_MODEL", "falta, y ASSISTANT_BASE_URL lo necesita.");
  return { baseUrl, apiKey, model };
}

function readAddress(variable: string, text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new ConfigError(variable, "debe ser una dirección http(s).");
}

function readOrigin(text: string | null): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError("PORTAL_URL", "debe ser una dirección http(s), como https://portal.es.");
}

/** On the open network nobody's build is tried, unless the operator says so. */
function readOverrideOrigins(text: string | null, isSecure: boolean): string[] {
  if (text === null) return isSecure ? [] : ["localhost"];
  if (text === "none") return [];
  return text.split(",").map((word) => {
    const origin = word.trim();
    if (origin === "localhost") return origin;
    const url = URL.parse(origin);
    if (url && /^https?:$/.test(url.protocol) && url.origin === origin) return origin;
    throw new ConfigError(
      "OVERRIDE_ORIGINS",
      "son orígenes separados por comas, como https://pruebas.es, localhost o none.",
    );
  });
}

/** On the open network names and photos of older people are not for strangers. */
function readEnrolment(text: string | null, isSecure: boolean): AppConfig["deviceEnrolment"] {
  const enrolment = text ?? (isSecure ? "required" : "open");
  if (enrolment === "open" || enrolment === "required") return enrolment;
  throw new ConfigError("DEVICE_ENROLMENT", "debe ser open o required.");
}

function readPepper(text: string | null): string | null {
  if (text === null || text.length >= SHORTEST_PEPPER) return text;
  throw new ConfigError("PEPPER", `debe tener al menos ${SHORTEST_PEPPER} caracteres.`);
}

function readTimeZone(text: string | null): string {
  const timeZone = text ?? "Europe/Madrid";
  try {
    return new Intl.DateTimeFormat("es", { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigError("PORTAL_TIME_ZONE", "no es una zona horaria, como Europe/Madrid.");
  }
}

/** All names, the default one first. */
function readMunicipalities(list: string | null, name: string | null): string[] {
  const names = (list ?? "").split(/[,;]/).map((entry) => entry.trim().normalize("NFC"));
  const listed = names.filter(Boolean);
  const first = name?.normalize("NFC") ?? (listed.length === 0 ? "Villanueva del Valle" : null);
  const all = [...new Set(first ? [first, ...listed] : listed)];
  const tooLong = all.find((entry) => entry.length > 120);
  if (tooLong) throw new ConfigError("MUNICIPALITIES", "un nombre pasa de 120 letras.");
  return all;
}

function readDatabase(get: (name: string) => string | null, dataDir: string): DatabaseConfig {
  const url = get("DATABASE_URL");
  const driver = get("DATABASE_DRIVER");
  if (driver && driver !== "neon" && driver !== "postgres") {
    throw new ConfigError("DATABASE_DRIVER", "debe ser neon o postgres.");
  }
  if (!url) {
    if (driver) throw new ConfigError("DATABASE_URL", "falta, y DATABASE_DRIVER la necesita.");
    return { driver: "pglite", folder: path.join(dataDir, "postgres") };
  }
  const { hostname } = readPostgresUrl("DATABASE_URL", url);
  const migrationUrl = get("MIGRATION_DATABASE_URL") ?? url;
  readPostgresUrl("MIGRATION_DATABASE_URL", migrationUrl);
  const isNeon = driver === "neon" || (driver === null && /(^|\.)neon\.tech$/.test(hostname));
  if (!isNeon) return { driver: "postgres", url, migrationUrl };
  return { driver: "neon", url, migrationUrl, webSocketProxy: get("NEON_WS_PROXY") };
}

function readPostgresUrl(variable: string, text: string): URL {
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return url;
  throw new ConfigError(variable, "debe empezar por postgres:// y nombrar un servidor.");
}

function readQuota(text: string | null): number {
  const megabytes = Number(text ?? "2048");
  if (Number.isInteger(megabytes) && megabytes > 0) return megabytes * 1024 * 1024;
  throw new ConfigError("MEDIA_QUOTA_MB", "debe ser un número entero de megabytes mayor que 0.");
}

const S3_NEEDS = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function readStorage(get: (name: string) => string | null, dataDir: string): StorageConfig {
  const address = get("S3_ENDPOINT");
  const stray = [...S3_NEEDS, "S3_REGION"].find((name) => !address && get(name));
  if (stray) throw new ConfigError("S3_ENDPOINT", `falta, y ${stray} la necesita.`);
  if (!address) return { driver: "disk", folder: path.join(dataDir, "files") };
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) {
    throw new ConfigError("S3_ENDPOINT", "debe ser una dirección http(s) sin ruta ni cubo.");
  }
  const [bucket, accessKeyId, secretAccessKey] = S3_NEEDS.map((name) => {
    const value = get(name);
    if (!value) throw new ConfigError(name, "falta, y S3_ENDPOINT la necesita.");
    return value;
  }) as [string, string, string];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError("S3_BUCKET", "no es el nombre de un cubo.");
  }
  const region = get("S3_REGION") ?? "auto";
  return { driver: "s3", endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey };
}
