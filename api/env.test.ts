import { describe, expect, test } from "vitest";
import { readConfig } from "./env.ts";

const NEON = "postgres://ana:clave@ep-calm-1.eu-central-1.aws.neon.tech/portal";
const PLAIN = "postgresql://ana:clave@db.casa.es:5433/portal";
/** What a database by URL needs beside it, on one machine. */
const BESIDE = { PEPPER: "una pimienta de prueba", FILES: "disk" };

test("with nothing set the portal runs by itself", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8000,
    host: null,
    municipalities: ["Villanueva del Valle"],
    timeZone: "Europe/Madrid",
    portalOrigin: null,
    isSecure: false,
    pepper: null,
    assistant: {
      weather: { baseUrl: "https://api.open-meteo.com/", place: null },
      model: null,
    },
  });
  expect(config.dataDir).toMatch(/\/\.data$/);
  expect(config.database).toEqual({ driver: "pglite", folder: `${config.dataDir}/postgres` });
  expect(config.releasesDir).toMatch(/\/dist\/releases$/);
});

describe("the database driver", () => {
  const driverOf = (env: Record<string, string>) => readConfig({ ...BESIDE, ...env }).database;

  test("follows the address, unless it is named", () => {
    expect(driverOf({ DATABASE_URL: NEON }).driver).toBe("neon");
    expect(driverOf({ DATABASE_URL: PLAIN }).driver).toBe("postgres");
    expect(driverOf({ DATABASE_URL: PLAIN, DATABASE_DRIVER: "neon" }).driver).toBe("neon");
    const lookalike = PLAIN.replace("db.casa.es", "notneon.tech");
    expect(driverOf({ DATABASE_URL: lookalike }).driver).toBe("postgres");
  });

  test("migrates over the direct address when there is one", () => {
    expect(driverOf({ DATABASE_URL: NEON })).toMatchObject({ migrationUrl: NEON });
    const env = { DATABASE_URL: NEON, MIGRATION_DATABASE_URL: PLAIN };
    expect(driverOf(env)).toMatchObject({ url: NEON, migrationUrl: PLAIN });
  });

  test("migrates past Neon's pooler, and past no other", () => {
    const pooled = (url: string) => url.replace("ep-calm-1", "ep-calm-1-pooler");
    const query = "?sslmode=require&channel_binding=require";
    expect(driverOf({ DATABASE_URL: pooled(NEON) + query })).toMatchObject({
      url: pooled(NEON) + query,
      migrationUrl: NEON + query,
    });
    const own = PLAIN.replace("db.casa.es", "db-pooler.casa.es");
    expect(driverOf({ DATABASE_URL: own })).toMatchObject({ migrationUrl: own });
    const elsewhere = { DATABASE_URL: pooled(NEON), MIGRATION_DATABASE_URL: PLAIN };
    expect(driverOf(elsewhere)).toMatchObject({ migrationUrl: PLAIN });
  });
});

test("nobody is believed about addresses unless proxies are counted", () => {
  const of = (TRUSTED_PROXIES?: string) =>
    readConfig(TRUSTED_PROXIES === undefined ? {} : { TRUSTED_PROXIES }).trustedProxies;
  expect([of(), of("0"), of("2")]).toEqual([0, 0, 2]);
  for (const wrong of ["-1", "1.5", "11", "all", "10.0.0.0/8"]) {
    expect(() => of(wrong)).toThrow(/^TRUSTED_PROXIES: /);
  }
});

test("the public address tells whether cookies are secure", () => {
  expect(readConfig({ PORTAL_URL: "https://portal.es/" })).toMatchObject({
    portalOrigin: "https://portal.es",
    isSecure: true,
  });
  expect(readConfig({ PORTAL_URL: "http://192.168.1.20:8000" }).isSecure).toBe(false);
});

test("devices need an authorisation by default where the portal is public", () => {
  const of = (env: Record<string, string>) => readConfig(env).deviceEnrolment;
  const PORTAL_URL = "https://portal.es";
  expect(of({})).toBe("open");
  expect(of({ PORTAL_URL: "http://192.168.1.20:8000" })).toBe("open");
  expect(of({ PORTAL_URL })).toBe("required");
  expect(of({ PORTAL_URL, DEVICE_ENROLMENT: "open" })).toBe("open");
  expect(of({ DEVICE_ENROLMENT: "required" })).toBe("required");
});

test("the assistant is the built-in one unless a model is named", () => {
  const { assistant } = readConfig({
    ASSISTANT_BASE_URL: "http://localhost:11434/v1",
    ASSISTANT_MODEL: "llama3",
    MUNICIPALITY_LATITUDE: "40.63",
    MUNICIPALITY_LONGITUDE: "-3.17",
    WEATHER_BASE_URL: "https://tiempo.casa.es/meteo",
  });
  expect(assistant).toEqual({
    model: { baseUrl: "http://localhost:11434/v1", apiKey: null, model: "llama3" },
    weather: {
      baseUrl: "https://tiempo.casa.es/meteo",
      place: { latitude: 40.63, longitude: -3.17 },
    },
  });
});

test("municipalities are a list, the default one first", () => {
  const namesOf = (env: Record<string, string>) => readConfig(env).municipalities;
  expect(namesOf({ MUNICIPALITIES: "Ávila; Soria ,Teruel," })).toEqual([
    "Ávila",
    "Soria",
    "Teruel",
  ]);
  expect(namesOf({ MUNICIPALITY_NAME: "Soria" })).toEqual(["Soria"]);
  const both = { MUNICIPALITY_NAME: "Soria", MUNICIPALITIES: "Ávila,Soria" };
  expect(namesOf(both)).toEqual(["Soria", "Ávila"]);
});

const S3 = {
  S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com",
  S3_BUCKET: "acompana",
  S3_ACCESS_KEY_ID: "clave",
  S3_SECRET_ACCESS_KEY: "secreta",
};

test("files are kept on disk, or in a bucket when one is named", () => {
  const plain = readConfig({ DATA_DIR: "/var/portal" });
  expect(plain.storage).toEqual({ driver: "disk", folder: "/var/portal/files" });
  expect(plain.mediaQuotaBytes).toBe(2 * 1024 ** 3);
  expect(readConfig({ MEDIA_QUOTA_MB: "500" }).mediaQuotaBytes).toBe(500 * 1024 ** 2);
  expect(readConfig({ ...S3, S3_REGION: "eu-west-1" }).storage).toEqual({
    driver: "s3",
    endpoint: "https://s3.eu-west-1.amazonaws.com",
    bucket: "acompana",
    region: "eu-west-1",
    accessKeyId: "clave",
    secretAccessKey: "secreta",
  });
  expect(readConfig(S3).storage).toMatchObject({ region: "auto" });
});

test("builds of this computer may be tried on a local portal, none on a public one", () => {
  const of = (env: Record<string, string>) => readConfig(env).overrideOrigins;
  expect(of({})).toEqual(["localhost"]);
  expect(of({ PORTAL_URL: "http://192.168.1.20:8000" })).toEqual(["localhost"]);
  expect(of({ PORTAL_URL: "https://portal.es" })).toEqual([]);
  expect(of({ OVERRIDE_ORIGINS: "none" })).toEqual([]);
  const OVERRIDE_ORIGINS = "https://pruebas.es, localhost";
  expect(of({ PORTAL_URL: "https://portal.es", OVERRIDE_ORIGINS })).toEqual([
    "https://pruebas.es",
    "localhost",
  ]);
});

const DEPLOY = { DENO_DEPLOY: "true", DATABASE_URL: NEON, PEPPER: BESIDE.PEPPER, ...S3 };

test("Deno Deploy counts as https, whether the address is named or a preview's", () => {
  const preview = readConfig(DEPLOY);
  expect(preview).toMatchObject({
    onDeploy: true,
    isSecure: true,
    portalOrigin: null,
    deviceEnrolment: "required",
    overrideOrigins: [],
  });
  const named = readConfig({
    ...DEPLOY,
    PORTAL_URL: "https://portal.es",
    DEVICE_ENROLMENT: "open",
  });
  expect(named).toMatchObject({ isSecure: true, deviceEnrolment: "open" });
  expect(readConfig({ DENO_DEPLOYMENT_ID: "x", ...DEPLOY, DENO_DEPLOY: "" }).onDeploy).toBe(true);
});

test("https with a database on a disk of one's own is a village behind Caddy", () => {
  expect(readConfig({ PORTAL_URL: "https://portal.es" })).toMatchObject({
    database: { driver: "pglite" },
    storage: { driver: "disk" },
    onDeploy: false,
  });
});

describe("what would lose data or let people in is refused with what mends it", () => {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(DEPLOY).filter(([variable]) => variable !== name));
  test.each<[string, Record<string, string>, RegExp]>([
    [
      "Deploy without a database",
      without("DATABASE_URL"),
      /^DATABASE_URL: falta\. En Deno Deploy el disco se pierde .* Postgres/,
    ],
    ["Deploy without a pepper", without("PEPPER"), /^PEPPER: falta\. .*openssl rand -base64 32/],
    [
      "a database by URL without a pepper",
      { DATABASE_URL: PLAIN, FILES: "disk" },
      /^PEPPER: falta\. .* si el portal ya estaba en marcha, es lo que hay en \/.*\/pepper/i,
    ],
    [
      "a database by URL with files on an unsaid disk",
      { DATABASE_URL: PLAIN, PEPPER: BESIDE.PEPPER },
      /^S3_ENDPOINT: falta\. .*S3_BUCKET.* pon FILES=disk\.$/,
    ],
    [
      "Deploy with files on its disk",
      { DENO_DEPLOY: "true", DATABASE_URL: NEON, ...BESIDE },
      /^S3_ENDPOINT: falta\. En Deno Deploy .* Quita FILES=disk\.$/,
    ],
    ["a disk and a bucket", { ...S3, FILES: "disk" }, /^FILES: dice disk, pero S3_ENDPOINT/],
    ["another place for files", { FILES: "s3" }, /^FILES: solo puede ser disk\.$/],
    [
      "open enrolment on previews",
      { ...DEPLOY, DEVICE_ENROLMENT: "open" },
      /^DEVICE_ENROLMENT: open, sin PORTAL_URL, .* Pon PORTAL_URL/,
    ],
    [
      "Deploy without https",
      { ...DEPLOY, PORTAL_URL: "http://portal.es" },
      /^PORTAL_URL: en Deno Deploy debe empezar por https/,
    ],
  ])("%s", (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

test.each([
  ["PORT", { PORT: "80 80" }],
  ["PORT", { PORT: "70000" }],
  ["PORTAL_URL", { PORTAL_URL: "portal.es" }],
  ["PORTAL_TIME_ZONE", { PORTAL_TIME_ZONE: "Madrid" }],
  ["DEVICE_ENROLMENT", { DEVICE_ENROLMENT: "quizá" }],
  ["PEPPER", { PEPPER: "corto" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://casa.es/x" }],
  ["DATABASE_URL", { DATABASE_DRIVER: "neon" }],
  ["DATABASE_DRIVER", { DATABASE_URL: PLAIN, DATABASE_DRIVER: "oracle" }],
  ["MIGRATION_DATABASE_URL", { DATABASE_URL: PLAIN, MIGRATION_DATABASE_URL: "x" }],
  ["ASSISTANT_BASE_URL", { ASSISTANT_BASE_URL: "localhost", ASSISTANT_MODEL: "x" }],
  ["ASSISTANT_BASE_URL", { ASSISTANT_API_KEY: "x" }],
  ["ASSISTANT_MODEL", { ASSISTANT_BASE_URL: "https://modelo.es/v1" }],
  ["WEATHER_BASE_URL", { WEATHER_BASE_URL: "ftp://tiempo.es" }],
  ["MUNICIPALITY_LATITUDE", { MUNICIPALITY_LATITUDE: "91", MUNICIPALITY_LONGITUDE: "0" }],
  ["MUNICIPALITY_LONGITUDE", { MUNICIPALITY_LATITUDE: "40", MUNICIPALITY_LONGITUDE: "oeste" }],
  ["MUNICIPALITY_LONGITUDE", { MUNICIPALITY_LATITUDE: "40" }],
  ["MUNICIPALITY_LATITUDE", { MUNICIPALITY_LONGITUDE: "-3" }],
  ["MEDIA_QUOTA_MB", { MEDIA_QUOTA_MB: "0" }],
  ["S3_ENDPOINT", { ...S3, S3_ENDPOINT: "s3.casa.es" }],
  ["S3_ENDPOINT", { ...S3, S3_ENDPOINT: "https://s3.casa.es/cubo" }],
  ["S3_ENDPOINT", { S3_BUCKET: "acompana" }],
  ["S3_BUCKET", { ...S3, S3_BUCKET: "Mi Cubo" }],
  ["S3_BUCKET", { ...S3, S3_BUCKET: "" }],
  ["S3_ACCESS_KEY_ID", { ...S3, S3_ACCESS_KEY_ID: "" }],
  ["S3_SECRET_ACCESS_KEY", { ...S3, S3_SECRET_ACCESS_KEY: " " }],
  ["OVERRIDE_ORIGINS", { OVERRIDE_ORIGINS: "https://pruebas.es/juegos/" }],
  ["OVERRIDE_ORIGINS", { OVERRIDE_ORIGINS: "localhost, quizá" }],
  ["MUNICIPALITIES", { MUNICIPALITIES: "x".repeat(121) }],
])("%s is refused by name when it cannot be used", (variable, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `));
});

test("the access log is switched on by a word", () => {
  expect(readConfig({}).accessLog).toBe(false);
  expect(readConfig({ ACCESS_LOG: "off" }).accessLog).toBe(false);
  expect(readConfig({ ACCESS_LOG: "on" }).accessLog).toBe(true);
  expect(() => readConfig({ ACCESS_LOG: "sí" })).toThrow("ACCESS_LOG: debe ser on u off.");
});

test("telemetry without Deno's own spans, which hold whole addresses", () => {
  const telemetryOf = (env: Record<string, string>) => readConfig(env).telemetry;
  expect(telemetryOf({})).toBe(false);
  expect(telemetryOf({ OTEL_DENO: "true", OTEL_DENO_TRACING: "false" })).toBe(true);
  const refused = "OTEL_DENO_TRACING: debe ser false";
  expect(() => telemetryOf({ OTEL_DENO: "true" })).toThrow(refused);
  expect(() => telemetryOf({ OTEL_DENO: "true", OTEL_DENO_TRACING: "true" })).toThrow(refused);
});
