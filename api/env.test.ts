import { describe, expect, test } from "vitest";
import { readConfig } from "./env.ts";

const NEON = "postgres://ana:clave@ep-calm-1.eu-central-1.aws.neon.tech/portal";
const PLAIN = "postgresql://ana:clave@db.casa.es:5433/portal";

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
  const driverOf = (env: Record<string, string>) => readConfig(env).database;

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
