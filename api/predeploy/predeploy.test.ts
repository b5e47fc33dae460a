import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../env.ts";
import { silentLog } from "../platform/log.ts";
import { cloudEnvironment, cloudRights } from "../tools/testing/cloud-process.ts";
import { FULL_BUCKETS } from "../tools/testing/full-bucket.ts";
import { makeReleases, runToItsEnd, startPortal } from "../tools/testing/portal-process.ts";
import { releaseOf } from "../tools/testing/releases.ts";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";
import { startWebSocketShim } from "../tools/testing/websocket-shim.ts";
import { predeploy } from "./predeploy.ts";

const { kind } = inject("testDatabase");
const PREDEPLOY = fileURLToPath(new URL("../predeploy.ts", import.meta.url));
const [EARLIER, LATER] = ["0.1.0-aaaaaaaaaaaa", "0.2.0-bbbbbbbbbbbb"];

type Changes = Record<string, string>;

describe.runIf(kind !== "pglite")("before a deployment", () => {
  const clock = () => new Date();
  const bucket = startS3Server(clock, { origins: ["https://portal.es"] });
  let folders: { earlier: string; later: string };
  let postgres: RunningPostgres;
  let shim: ReturnType<typeof startWebSocketShim>;

  beforeAll(async () => {
    folders = { earlier: await build(EARLIER), later: await build(LATER) };
    postgres = await startPostgres({ quickLogins: true });
    shim = startWebSocketShim(postgres.port);
  });
  afterAll(async () => {
    await postgres.stop();
    await shim.stop();
    await bucket.stop();
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
  });

  const environment = (releases: string, changes: Changes = {}) => {
    const webSocketProxy = kind === "neon" ? shim.address : undefined;
    const databaseUrl = postgres.url("postgres");
    return { ...cloudEnvironment({ databaseUrl, bucket, releases, webSocketProxy }), ...changes };
  };
  const run = (releases: string, changes: Changes = {}) =>
    runToItsEnd(environment(releases, changes), {
      program: PREDEPLOY,
      flags: cloudRights(releases),
    });
  const look = (changes: Changes = {}, now = clock) => {
    const config = readConfig(environment(folders.earlier, changes));
    return predeploy(config, { clock: now, log: silentLog, isDry: true });
  };
  const problems = async (changes: Changes, now = clock) =>
    (await look(changes, now)).flatMap(({ kind: is, sentence }) =>
      is === "problem" ? [sentence] : [],
    );

  test("a look at an empty database finds what is to be done and does none of it", async () => {
    const found = await look();
    expect(found.filter(({ kind: is }) => is === "problem")).toEqual([]);
    expect(found.map(({ sentence }) => sentence).join("\n")).toMatch(/Faltan \d+ cambios/);
    expect(bucket.keys()).toEqual([]);
    const client = new pg.Client({ connectionString: postgres.url("postgres") });
    await client.connect();
    const { rows } = await client.query(
      "select nspname from pg_namespace where nspname = 'drizzle'",
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  test.each(Object.entries(FULL_BUCKETS))("a full bucket is told as full: %s", async (_, full) => {
    bucket.fill(full);
    expect(await problems({})).toEqual([
      expect.stringMatching(/^Archivos: S3_BUCKET: en el cubo «[^»]+» no queda sitio\.$/),
    ]);
    bucket.fill(null);
    expect(await problems({})).toEqual([]);
  });

  test("each deployment's areas stay for pages that are open over the next one", async () => {
    for (const releases of [folders.earlier, folders.later, folders.later]) {
      const { code, stdout, stderr } = await run(releases);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).not.toContain("MAL");
      expect(stdout).toMatch(/Todo está bien\.\n$/);
    }
    // Two areas each, the shell's page the same in both; nothing twice.
    expect(bucket.keys()).toHaveLength(3);
    const portal = await startPortal(
      environment(folders.later, { PORTAL_URL: "", DEVICE_ENROLMENT: "required" }),
      { flags: cloudRights(folders.later) },
    );
    for (const version of [EARLIER, LATER]) {
      const answer = await fetch(`${portal.url}/releases/games/${version}/remoteEntry.js`);
      expect([answer.status, await answer.text()]).toEqual([200, `games ${version}`]);
    }
    await portal.stop("SIGINT");
  });

  test.each<[string, Changes, RegExp]>([
    ["a wrong key", { S3_ACCESS_KEY_ID: "AKIANOBODY" }, /^Archivos: S3_ACCESS_KEY_ID .* no acepta/],
    ["no such bucket", { S3_BUCKET: "otro" }, /^Archivos: S3_BUCKET: .*«otro»/],
    [
      "a silent storage",
      { S3_ENDPOINT: "http://127.0.0.1:9" },
      /^Archivos: S3_ENDPOINT: .* no contesta/,
    ],
    [
      "a page of another origin",
      { PORTAL_URL: "https://otro.es" },
      /^CORS: .*https:\/\/otro\.es .*PUT/,
    ],
    [
      "another pepper",
      { PEPPER: "another pepper than before" },
      /^Pimienta: PEPPER: no es la pimienta/,
    ],
    [
      "no such database",
      { DATABASE_URL: "postgres://u:p@127.0.0.1:9/x", NEON_WS_PROXY: "127.0.0.1:9" },
      /^Base de datos: DATABASE_URL: no se puede llegar/,
    ],
    ["no areas", { RELEASES_DIR: "/nowhere" }, /^Áreas: no están construidas: no .*npm run build$/],
  ])("%s is told in one sentence", async (_, changes, sentence) => {
    expect(await problems(changes)).toEqual([expect.stringMatching(sentence)]);
  });

  test.runIf(kind === "postgres")("a direct address that leads nowhere is told", async () => {
    const MIGRATION_DATABASE_URL = "postgres://u:p@127.0.0.1:9/x";
    expect(await problems({ MIGRATION_DATABASE_URL })).toEqual([
      expect.stringMatching(/directa \(127\.0\.0\.1:9\): .*MIGRATION_DATABASE_URL\.$/),
    ]);
  });

  test("a clock that is two minutes out is told, of the database and of the storage", async () => {
    const found = await problems({}, () => new Date(Date.now() + 120_000));
    expect(found).toEqual([
      expect.stringMatching(/^Reloj: el de la base de datos .* a 1[12]\d s/),
      expect.stringMatching(/^Reloj: el del almacén de archivos .* a 1[12]\d s/),
    ]);
  });

  test("a variable that cannot be used ends it with 1", async () => {
    const { code, stdout } = await run(folders.later, { PEPPER: "" });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^MAL {4}Configuración: PEPPER: falta\..*\nHay que corregir una cosa\.\n$/,
    );
  });
});

/** What a deployment is built with: the shell, and games of this version. */
async function build(version: string): Promise<string> {
  const games = releaseOf("games", version, { contract: 1 });
  const folder = await makeReleases([games]);
  await mkdir(path.join(folder, "games", version), { recursive: true });
  await writeFile(path.join(folder, "games", version, "remoteEntry.js"), `games ${version}`);
  return folder;
}
