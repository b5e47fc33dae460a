import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseConfig } from "./db/open.ts";
import { ConfigError, type Get } from "./environment/config-error.ts";
import { readAssistant } from "./environment/read-assistant.ts";
import { readDatabase } from "./environment/read-database.ts";
import { type LegalConfig, readLegalTexts } from "./environment/read-legal-texts.ts";
import { readMail } from "./environment/read-mail.ts";
import { readObservation } from "./environment/read-observation.ts";
import { readPepper } from "./environment/read-pepper.ts";
import { readHours, readPhones } from "./environment/read-phones.ts";
import { isOnDeploy, readPublicAddress } from "./environment/read-public-address.ts";
import { readRetention } from "./environment/read-retention.ts";
import { readStorage } from "./environment/read-storage.ts";
import type { AssistantConfig } from "./features/assistant/index.ts";
import type { AppConfig } from "./platform/config.ts";
import { textProblem } from "./platform/http/typed-text.ts";
import type { MailConfig } from "./platform/mail/mail-config.ts";
import type { StorageConfig } from "./platform/storage/open-storage.ts";
import { VERSION } from "./platform/version.ts";

export { ConfigError };

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
  /** Null where the portal sends no letters. */
  mail: MailConfig | null;
  /** When the town hall answers its telephone, by the municipality's name. */
  helpHours: Record<string, string>;
  /** What '/privacidad' and '/accesibilidad' say; null until the operator has written it. */
  legal: LegalConfig;
  /** Deno's own OpenTelemetry is on: `OTEL_DENO`. */
  telemetry: boolean;
  /** Origins of builds that a developer may try; `localhost` stands for all of this computer. */
  overrideOrigins: string[];
  /** Whether Deno Deploy runs it: no disk that lasts, and https before it. */
  onDeploy: boolean;
};

type Env = Record<string, string | undefined>;

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** Reads and checks the environment once. @throws ConfigError naming the variable */
export function readConfig(env: Env): Config {
  const get: Get = (name) => env[name]?.trim() || null;
  const dataDir = path.resolve(get("DATA_DIR") ?? ".data");
  const onDeploy = isOnDeploy(get);
  const address = readPublicAddress(get, onDeploy);
  const database = readDatabase(get, { dataDir, onDeploy });
  const place = { dataDir, onDeploy, isEmbedded: database.driver === "pglite" };
  const municipalities = readMunicipalities(get("MUNICIPALITIES"), get("MUNICIPALITY_NAME"));
  return {
    ...address,
    ...readObservation(get, onDeploy),
    version: VERSION,
    port: readPort(get("PORT")),
    host: get("HOST"),
    dataDir,
    releasesDir: path.resolve(get("RELEASES_DIR") ?? path.join(PROJECT, "dist", "releases")),
    database,
    storage: readStorage(get, place),
    secondFactor: readSecondFactor(get("SECOND_FACTOR"), address.isSecure),
    trustedProxies: readProxies(get("TRUSTED_PROXIES")),
    mediaQuotaBytes: readQuota(get("MEDIA_QUOTA_MB")),
    pepper: readPepper(get, place),
    assistant: readAssistant(get),
    mail: readMail(get, address.portalOrigin),
    legal: readLegalTexts(get),
    retention: readRetention(get),
    overrideOrigins: readOverrideOrigins(get("OVERRIDE_ORIGINS"), address.isSecure),
    onDeploy,
    timeZone: readTimeZone(get("PORTAL_TIME_ZONE")),
    municipalities,
    makesMunicipalities:
      !address.isSecure && get("MUNICIPALITIES") === null && get("MUNICIPALITY_NAME") === null,
    helpPhones: readPhones(get, "HELP_PHONE", municipalities),
    helpHours: readHours(get, "HELP_HOURS", municipalities),
    healthCentrePhones: readPhones(get, "HEALTH_CENTRE_PHONE", municipalities),
    pharmacyPhones: readPhones(get, "PHARMACY_PHONE", municipalities),
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

/** On the open network a password alone is too little, unless the operator says otherwise. */
function readSecondFactor(text: string | null, isSecure: boolean): AppConfig["secondFactor"] {
  const wanted = text ?? (isSecure ? "required" : "optional");
  if (wanted === "optional" || wanted === "required") return wanted;
  throw new ConfigError("SECOND_FACTOR", "debe ser required u optional.");
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
  const isUnreadable = all.some((entry) => textProblem(entry, "name"));
  if (isUnreadable)
    throw new ConfigError("MUNICIPALITIES", "un nombre tiene signos que no se ven.");
  return all;
}

function readQuota(text: string | null): number {
  const megabytes = Number(text ?? "2048");
  if (Number.isInteger(megabytes) && megabytes > 0) return megabytes * 1024 * 1024;
  throw new ConfigError("MEDIA_QUOTA_MB", "debe ser un número entero de megabytes mayor que 0.");
}
