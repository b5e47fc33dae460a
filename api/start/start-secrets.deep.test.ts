import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cloudEnvironment, cloudRights } from "../tools/testing/cloud-process.ts";
import { makeReleases, runToItsEnd } from "../tools/testing/portal-process.ts";
import { S3_CONFIG, startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";

type Changes = Record<string, string>;

const program = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** What starts with the portal, or before it, and says why it does not. */
const [MAIN, PREPARE, ...OTHERS] = ["main.ts", "prepare.ts", "rights.ts", "predeploy.ts"];

/** What a message may hold that nobody may read in a log; each is found as it stands. */
const SECRETS = {
  DATABASE_URL: "Clave-de-la-base",
  MIGRATION_DATABASE_URL: "Clave-de-migrar",
  PEPPER: "Pimienta-de-este-portal",
  S3_SECRET_ACCESS_KEY: "Secreto-del-cubo",
  SMTP_URL: "Clave-del-correo",
  ASSISTANT_API_KEY: "Clave-del-asistente",
};
const WORDS = "Carmen-no-encuentra-su-llave";

const withPassword = (password: string, place = "127.0.0.1:9/x") =>
  `postgres://portal:${password}@${place}`;
const ofDatabase = (rest: string) => `postgres://portal:${SECRETS.DATABASE_URL}@${rest}`;
const wrongUrls = (secret: string) => [
  `portal ${secret} servidor`,
  `https://portal:${secret}@servidor/portal`,
  `postgres:${secret}`,
  `postgres://portal:${secret}@:5432`,
];
const wrongMail = (secret: string) => [
  `portal ${secret}`,
  `https://portal:${secret}@correo.es`,
  `smtp://portal:${secret}@correo.es:465`,
  `smtp://portal:${secret}@correo.es/carpeta`,
  `smtp://:${secret}@correo.es`,
  `smtp://portal:${secret}%zz@correo.es`,
];

/** Variables with which the portal cannot start, and the one line that says so. */
const FAILING: [Changes, RegExp][] = [
  ...wrongUrls(SECRETS.DATABASE_URL).map(
    (DATABASE_URL) => [{ DATABASE_URL }, /^Configuración: DATABASE_URL: /] as [Changes, RegExp],
  ),
  ...wrongUrls(SECRETS.MIGRATION_DATABASE_URL).map(
    (url) =>
      [{ MIGRATION_DATABASE_URL: url }, /^Configuración: MIGRATION_DATABASE_URL: /] as [
        Changes,
        RegExp,
      ],
  ),
  ...wrongMail(SECRETS.SMTP_URL).map(
    (SMTP_URL) => [{ SMTP_URL }, /^Configuración: SMTP_URL: /] as [Changes, RegExp],
  ),
  [{ DATABASE_URL: ofDatabase("127.0.0.1:9/x") }, /: DATABASE_URL: no se puede llegar/],
  [{ DATABASE_URL: ofDatabase("nadie.invalid/x") }, /: DATABASE_URL: no se puede llegar/],
  [{ PEPPER: SECRETS.PEPPER.slice(0, 9) }, /^Configuración: PEPPER: /],
  [
    { S3_ENDPOINT: `https://portal:${SECRETS.S3_SECRET_ACCESS_KEY}@almacen.es/cubo` },
    /^Configuración: S3_ENDPOINT: /,
  ],
  [{ S3_SECRET_ACCESS_KEY: SECRETS.S3_SECRET_ACCESS_KEY }, /arrancar: S3_ACCESS_KEY_ID y /],
  [{ S3_BUCKET: "otro-cubo" }, /arrancar: S3_BUCKET: en /],
  [{ S3_BUCKET: SECRETS.S3_SECRET_ACCESS_KEY }, /^Configuración: S3_BUCKET: /],
  [{ ASSISTANT_BASE_URL: SECRETS.ASSISTANT_API_KEY }, /^Configuración: ASSISTANT_BASE_URL: /],
  [{ PORTAL_TIME_ZONE: "Marte" }, /^Configuración: PORTAL_TIME_ZONE: /],
  [{ LEGAL_TEXTS: "/nowhere/texts.json" }, /^Configuración: LEGAL_TEXTS: /],
  [{ RELEASES_DIR: "/nowhere" }, /arrancar: no se puede leer \/nowhere\/registry\.json/],
];

describe.runIf(inject("testDatabase").kind === "pglite")("a start that fails", () => {
  const bucket = startS3Server(() => new Date());
  let home: string;
  let releases: string;
  let postgres: RunningPostgres;
  let secrets: string[];

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-start-"));
    releases = await makeReleases();
    postgres = await startPostgres({ quickLogins: true });
    const { password } = new URL(postgres.url("postgres"));
    // The beginning of a pepper that is too short is its whole.
    const { PEPPER, ...others } = SECRETS;
    secrets = [...Object.values(others), PEPPER.slice(0, 9), WORDS, password];
    secrets.push(S3_CONFIG.secretAccessKey);
  });
  afterAll(async () => {
    await postgres.stop();
    await bucket.stop();
    for (const folder of [home, releases]) await rm(folder, { recursive: true });
  });

  /** With all secrets in it; each of them is right, or asked for by nobody yet. */
  const environment = (changes: Changes): Changes => ({
    ...cloudEnvironment({ databaseUrl: postgres.url("postgres"), bucket, releases }),
    PEPPER: SECRETS.PEPPER,
    MIGRATION_DATABASE_URL: postgres.url("postgres"),
    SMTP_URL: `smtps://portal:${SECRETS.SMTP_URL}@127.0.0.1:465`,
    SMTP_FROM: "portal@aldea.es",
    LEGAL_TEXTS: fileURLToPath(new URL("../../docs/deploy/legal-texts.json", import.meta.url)),
    ASSISTANT_BASE_URL: "http://127.0.0.1:9",
    ASSISTANT_API_KEY: SECRETS.ASSISTANT_API_KEY,
    ASSISTANT_MODEL: "modelo",
    ...changes,
  });
  const flags = () => cloudRights(releases);
  const run = (name: string | undefined, env: Changes, rights = flags()) =>
    runToItsEnd(env, { program: program(name ?? ""), flags: rights });

  const heldBy = (text: string) => secrets.filter((secret) => text.includes(secret));

  async function expectOneLine(
    name: string | undefined,
    env: Changes,
    line: RegExp,
    rights?: string[],
  ) {
    const { code, stdout, stderr } = await run(name, env, rights);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(line)]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(heldBy(stderr)).toEqual([]);
  }

  test.each(FAILING)("with %o says why in one line, and no secret", async (changes, line) => {
    const env = environment(changes);
    const others = OTHERS.map(async (name) => {
      const { stdout, stderr } = await run(name, env);
      expect(stdout + stderr).not.toBe("");
      expect(heldBy(stdout + stderr)).toEqual([]);
    });
    await Promise.all([expectOneLine(MAIN, env, line), ...others]);
  });

  test("at a wrong password, a wrong name and another database says so, and no secret", async () => {
    const { port } = postgres;
    const right = new URL(postgres.url("postgres")).password;
    for (const [url, line] of [
      [withPassword(SECRETS.DATABASE_URL, `127.0.0.1:${port}/postgres`), /no acepta ese usuario/],
      [postgres.url("ninguna"), /no hay ninguna base de datos/],
      [`postgres://nadie:${right}@127.0.0.1:${port}/postgres`, /no acepta ese usuario/],
      [`postgres://portal:${right}%zz@127.0.0.1:${port}/postgres`, /no acepta ese usuario/],
      [`${postgres.url("postgres")}?sslmode=verify-full`, /el servidor no habla TLS/],
    ] as const) {
      await expectOneLine(
        MAIN,
        environment({ DATABASE_URL: url, MIGRATION_DATABASE_URL: url }),
        line,
      );
      const { stdout, stderr } = await run("predeploy.ts", environment({ DATABASE_URL: url }));
      expect(heldBy(stdout + stderr)).toEqual([]);
    }
  });

  test("at a statement says the database's code, and nothing of what it says", async () => {
    const client = new pg.Client({ connectionString: postgres.url("postgres") });
    await client.connect();
    await client.query("create database words");
    await client.end();
    const url = postgres.url("words");
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create function say() returns event_trigger language plpgsql
      as $$ begin raise exception '${WORDS}'; end $$`);
    await owner.query("create event trigger say on ddl_command_start execute function say()");
    await owner.end();
    const env = environment({ DATABASE_URL: url, MIGRATION_DATABASE_URL: url });
    await expectOneLine(MAIN, env, /arrancar: Ha fallado: error P0001\./);
    const { code, stdout } = await run("predeploy.ts", env);
    expect([code, stdout]).toEqual([1, expect.stringContaining("Ha fallado: error P0001.")]);
    expect(heldBy(stdout)).toEqual([]);
  });

  test.each([MAIN, PREPARE])("on a folder that is none, %s says which it is", async (name) => {
    const file = path.join(home, "file");
    await writeFile(file, WORDS);
    const env = { DATA_DIR: path.join(file, "data"), RELEASES_DIR: releases };
    await expectOneLine(name, env, /arrancar: \/.*: .*\n$/, ["-A"]);
  });

  test.each([MAIN, PREPARE])("on a pepper that was cut, %s says which file it is", async (name) => {
    const dataDir = path.join(home, `cut-${name}`);
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, "pepper"), WORDS, { mode: 0o600 });
    const env = { DATA_DIR: dataDir, RELEASES_DIR: releases };
    await expectOneLine(name, env, /arrancar: \/.*\/pepper: está dañado\./, ["-A"]);
  });
});
