import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./env.ts";

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

test("only a local portal that names no municipality makes what is asked for", () => {
  const of = (env: Record<string, string>) => readConfig(env).makesMunicipalities;
  expect(of({})).toBe(true);
  expect(of({ PORTAL_URL: "http://192.168.1.20:8000" })).toBe(true);
  for (const env of [{ MUNICIPALITY_NAME: "Aldea" }, { MUNICIPALITIES: "Aldea, Otra" }]) {
    expect(of(env)).toBe(false);
    expect(of({ ...env, PORTAL_URL: "http://192.168.1.20:8000" })).toBe(false);
  }
  expect(of({ PORTAL_URL: "https://portal.es" })).toBe(false);
  expect(of(DEPLOY)).toBe(false);
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

test("administrators need a second factor by default where the portal is public", () => {
  const of = (env: Record<string, string>) => readConfig(env).secondFactor;
  const PORTAL_URL = "https://portal.es";
  expect(of({})).toBe("optional");
  expect(of({ PORTAL_URL: "http://192.168.1.20:8000" })).toBe("optional");
  expect(of({ PORTAL_URL })).toBe("required");
  expect(of({ PORTAL_URL, SECOND_FACTOR: "optional" })).toBe("optional");
  expect(of({ SECOND_FACTOR: "required" })).toBe("required");
  expect(of(DEPLOY)).toBe("required");
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

describe("the mail server", () => {
  const PORTAL_URL = "https://portal.es";
  const of = (SMTP_URL: string, more: Record<string, string> = {}) =>
    readConfig({ PORTAL_URL, SMTP_FROM: "portal@aldea.es", SMTP_URL, ...more }).mail;

  test("is none, or one with its way to encrypt, its login and the sender", () => {
    expect(readConfig({}).mail).toBeNull();
    expect(of("smtps://portal%40aldea.es:tres%20%23%20gatos@Correo.aldea.es")).toEqual({
      host: "correo.aldea.es",
      port: 465,
      isImplicitTls: true,
      login: { user: "portal@aldea.es", password: "tres # gatos" },
      origin: PORTAL_URL,
      from: { name: "", address: "portal@aldea.es" },
    });
    const SMTP_FROM = "Ayuntamiento de Aldea <no-responder@aldea.es>";
    expect(of("smtp://[::1]:2525/", { SMTP_FROM })).toMatchObject({
      ...{ host: "::1", port: 2525, isImplicitTls: false, login: null },
      from: { name: "Ayuntamiento de Aldea", address: "no-responder@aldea.es" },
    });
    expect(of("smtp://correo.es")).toMatchObject({ port: 587 });
  });

  test("signs with its user's address when no sender is named", () => {
    const SMTP_URL = "smtps://portal%40aldea.es:c@correo.es";
    expect(readConfig({ PORTAL_URL, SMTP_URL }).mail?.from.address).toBe("portal@aldea.es");
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["correo.es", {}, /^SMTP_URL: debe ser como smtps:/],
    ["https://correo.es", {}, /^SMTP_URL: debe ser como smtps:/],
    ["smtps://", {}, /^SMTP_URL: debe ser como smtps:/],
    ["smtps://correo.es/buzon", {}, /^SMTP_URL: debe ser como smtps:/],
    ["smtps://a:b#c@correo.es", {}, /^SMTP_URL: .*%23/],
    ["smtps://a:%ZZ@correo.es", {}, /^SMTP_URL: debe ser como smtps:/],
    ["smtps://a@correo.es", {}, /^SMTP_URL: lleva usuario y contraseña, o ninguno/],
    ["smtps://correo.es:587", {}, /^SMTP_URL: el puerto 587 va con smtp:/],
    ["smtp://correo.es:465", {}, /^SMTP_URL: el puerto 465 va con smtps:/],
    ["smtps://correo.es", { PORTAL_URL: "" }, /^PORTAL_URL: falta, y SMTP_URL la necesita/],
    ["smtps://correo.es", { SMTP_FROM: "" }, /^SMTP_FROM: es quien firma/],
    ["smtps://correo.es", { SMTP_FROM: "Ayuntamiento" }, /^SMTP_FROM: es quien firma/],
    ["smtps://correo.es", { SMTP_FROM: "a@b.es, c@d.es" }, /^SMTP_FROM: es quien firma/],
    ["smtps://correo.es", { SMTP_FROM: "A\r\nBcc: x <a@b.es>" }, /^SMTP_FROM: es quien firma/],
    ["", {}, /^SMTP_URL: falta, y SMTP_FROM la necesita/],
  ])("'%s' with %j is refused in one sentence", (SMTP_URL, more, reason) => {
    const read = () => of(SMTP_URL, more);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(reason);
  });
});

describe("the hours of HELP_HOURS", () => {
  const of = (HELP_HOURS: string) =>
    readConfig({ HELP_HOURS, MUNICIPALITIES: "Aldea,Villa" }).helpHours;

  test("are one for all, one for each, or none", () => {
    expect(readConfig({}).helpHours).toEqual({});
    const week = "de lunes a  viernes, de 9:00 a 14:00";
    const kept = "de lunes a viernes, de 9:00 a 14:00";
    expect(of(week)).toEqual({ Aldea: kept, Villa: kept });
    expect(of("Villa=de 9 a 14; ")).toEqual({ Villa: "de 9 a 14" });
  });

  test.each(["x", "a".repeat(81), "Aldea=", "Otro=de 9 a 14", "de 9 <b>a</b> 14"])(
    "'%s' is refused in one sentence",
    (value) => {
      expect(() => of(value)).toThrow(ConfigError);
    },
  );
});

describe.each([
  ["HELP_PHONE", "helpPhones"],
  ["HEALTH_CENTRE_PHONE", "healthCentrePhones"],
  ["PHARMACY_PHONE", "pharmacyPhones"],
] as const)("the telephone of %s", (variable, phones) => {
  const of = (value: string, MUNICIPALITIES = "Aldea,Villa") =>
    readConfig({ [variable]: value, MUNICIPALITIES })[phones];

  test("is one for all, one for each, or none", () => {
    expect(readConfig({})[phones]).toEqual({});
    expect(of("949 12  34 56")).toEqual({ Aldea: "949 12 34 56", Villa: "949 12 34 56" });
    expect(of("Aldea=010; Villa = +34 949123456;")).toEqual({
      Aldea: "010",
      Villa: "949 12 34 56",
    });
    expect(of("Aldea=(949) 12-34-56; Villa=+351912345678")).toEqual({
      Aldea: "949 12 34 56",
      Villa: "+351 912 345 678",
    });
    expect(of("Villa=010")).toEqual({ Villa: "010" });
  });

  test.each([
    "12",
    "12345678",
    "949123456 / 949654321",
    "949123456 949654321",
    "llama",
    "Aldea=",
    "Aldea=010; 949",
    "=010",
    "Soria=010",
    "1".repeat(16),
  ])("that is '%s' stops the start", (wrong) => {
    expect(() => of(wrong)).toThrow(new RegExp(`^${variable}: `));
  });
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

test("how long things are kept is the operator's, within what can work", () => {
  const of = (env: Record<string, string>) => readConfig(env).retention;
  const usual = { chatDays: 1, activityMonths: 24, auditMonths: 24, accountMonths: 12 };
  expect(of({})).toEqual(usual);
  expect(of({ RETENTION_AUDIT_MONTHS: "60", RETENTION_CHAT_DAYS: "7" })).toEqual({
    ...usual,
    auditMonths: 60,
    chatDays: 7,
  });
  for (const wrong of ["0", "-1", "1.5", "nunca", "1e9"]) {
    expect(() => of({ RETENTION_AUDIT_MONTHS: wrong })).toThrow(
      "RETENTION_AUDIT_MONTHS: debe ser un número entero entre 6 y 240.",
    );
    expect(() => of({ RETENTION_CHAT_DAYS: wrong })).toThrow("RETENTION_CHAT_DAYS: debe ser");
  }
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
  ["SECOND_FACTOR", { SECOND_FACTOR: "quizá" }],
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
