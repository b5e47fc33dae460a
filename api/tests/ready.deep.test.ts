import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeReleases, type PortalProcess, startPortal } from "../tools/testing/portal-process.ts";
import { S3_CONFIG, startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";

/** One run is enough: the server and the bucket are the file's own. */
const isHere = inject("testDatabase").kind === "pglite";
const PEPPER = "a pepper for a watched portal";

let bucket: ReturnType<typeof startS3Server>;
let home: string;
let releases: string;
let postgres: RunningPostgres;
let portal: PortalProcess;

beforeAll(async () => {
  if (!isHere) return;
  bucket = startS3Server(() => new Date());
  home = await mkdtemp(path.join(tmpdir(), "acompana-ready-"));
  releases = await makeReleases();
  postgres = await startPostgres();
  portal = await startPortal({
    DATA_DIR: home,
    RELEASES_DIR: releases,
    DATABASE_URL: postgres.url("postgres"),
    PEPPER,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: S3_CONFIG.bucket,
    S3_REGION: S3_CONFIG.region,
    S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
  });
});
afterAll(async () => {
  if (!isHere) return;
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

type Ready = Record<"database" | "storage" | "migrations", { status: string }>;

async function ask() {
  const answer = await fetch(`${portal.url}/api/ready`);
  const { database, storage, migrations } = (await answer.json()) as Ready;
  const parts = [database, storage, migrations].map(({ status }) => status);
  return [answer.status, ...parts];
}

/** What was found last is told for two seconds. */
const becomes = (...expected: unknown[]) =>
  expect.poll(ask, { timeout: 20_000, interval: 250 }).toEqual(expected);

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query(text);
  await client.end();
}

test.runIf(isHere)(
  "a process is not ready without migrations, database or storage, and stays alive",
  async () => {
    expect(await ask()).toEqual([200, "ok", "ok", "ok"]);

    const table = "drizzle.__drizzle_migrations";
    await query(`create table kept as select * from ${table} where id = (select max(id) from ${table});
      delete from ${table} where id in (select id from kept)`);
    await becomes(503, "ok", "ok", "failed");
    await query(`insert into ${table} select * from kept; drop table kept`);
    await becomes(200, "ok", "ok", "ok");

    await postgres.crash();
    await becomes(503, "failed", "ok", "unknown");
    const health = await fetch(`${portal.url}/api/health`);
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ status: "ok", database: "unreachable" }),
    ]);
    await postgres.startAgain();
    await becomes(200, "ok", "ok", "ok");

    await bucket.stop();
    await becomes(503, "ok", "failed", "ok");

    await portal.stop("SIGINT");
    const lines = (await portal.logged).split("\n").filter((line) => line.includes("not-ready"));
    const reasons = lines.map((line) => {
      const { part, reason, requestId } = JSON.parse(line);
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      return `${part}: ${reason}`;
    });
    expect([...new Set(reasons)]).toEqual([
      "migrations: 1 missing",
      expect.stringMatching(/^database: \w+$/),
      "storage: unreachable",
    ]);
  },
);
