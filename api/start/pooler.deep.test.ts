import { rm } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { databaseProblem } from "../db/database-problem.ts";
import { openDatabase } from "../db/open.ts";
import { cloudEnvironment, cloudRights } from "../tools/testing/cloud-process.ts";
import { type RunningPooler, startPgbouncer } from "../tools/testing/pgbouncer.ts";
import { makeReleases, startPortal } from "../tools/testing/portal-process.ts";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";

/** What `api/db/migrate.ts` locks. */
const LOCK = 7_283_645_190;
const CONNECTIONS = 3;

/** The pooler speaks the protocol of Postgres itself, so one driver is enough. */
describe.runIf(inject("testDatabase").kind === "neon")("through a pooler by transactions", () => {
  const bucket = startS3Server(() => new Date());
  let releases: string;
  let postgres: RunningPostgres;
  let pooler: RunningPooler;
  let databases = 0;

  beforeAll(async () => {
    releases = await makeReleases();
    postgres = await startPostgres({ quickLogins: true });
    pooler = await startPgbouncer(postgres.url("postgres"), CONNECTIONS);
    // It may have to be installed first.
  }, 600_000);
  afterAll(async () => {
    await pooler?.stop();
    await postgres.stop();
    await bucket.stop();
    await rm(releases, { recursive: true });
  });

  async function emptyDatabase(): Promise<string> {
    databases += 1;
    const name = `pooled_${databases}`;
    await onServer("postgres", (client) => client.query(`create database ${name}`));
    return name;
  }

  async function onServer<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: postgres.url(name) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Every address is the pooler's: nobody has said how to go past it. */
  async function startAndAsk(name: string): Promise<void> {
    const env = cloudEnvironment({ databaseUrl: pooler.url(name), bucket, releases });
    const portal = await startPortal(env, { flags: cloudRights(releases) });
    const health = await fetch(`${portal.url}/api/health`);
    await health.body?.cancel();
    await portal.stop("SIGKILL");
    expect(health.status).toBe(200);
  }

  const locksOn = (name: string) =>
    onServer(name, async (client) => {
      const { rows } = await client.query("select from pg_locks where locktype = 'advisory'");
      return rows.length;
    });

  test("starts one after another all answer, and none leaves a lock", async () => {
    const name = await emptyDatabase();
    for (let start = 0; start < 2 * CONNECTIONS; start += 1) await startAndAsk(name);
    expect(await locksOn(name)).toBe(0);
  });

  test("two at once on an empty database both answer, and migrate it once", async () => {
    const name = await emptyDatabase();
    await Promise.all([startAndAsk(name), startAndAsk(name)]);
    const applied = await onServer(name, async (client) => {
      const { rows } = await client.query("select hash from drizzle.__drizzle_migrations");
      return rows.map(({ hash }) => hash);
    });
    expect(new Set(applied).size).toBe(applied.length);
    expect(await locksOn(name)).toBe(0);
  });

  test("a start while another one migrates waits for it", async () => {
    const name = await emptyDatabase();
    const waited = await onServer(name, async (client) => {
      await client.query(`begin; select pg_advisory_xact_lock(${LOCK})`);
      const starting = startAndAsk(name);
      await untilSomebodyWaits(name);
      await client.query("rollback");
      await starting;
      return true;
    });
    expect(waited).toBe(true);
  });

  test("one that waits too long says so, and the next one starts", async () => {
    const name = await emptyDatabase();
    const url = pooler.url(name);
    const database = await openDatabase({ driver: "postgres", url, migrationUrl: url });
    await onServer(name, async (client) => {
      await client.query(`begin; select pg_advisory_xact_lock(${LOCK})`);
      const refused = await database.migrate({ patienceMs: 200 }).catch((error) => error);
      expect(databaseProblem(refused)).toContain("otra instancia la está actualizando");
      await client.query("rollback");
    });
    await database.close();
    await startAndAsk(name);
  });

  async function untilSomebodyWaits(name: string): Promise<void> {
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    const count = () => onServer(name, async (client) => (await client.query(waiting)).rows.length);
    await expect.poll(count, { timeout: 20_000, interval: 100 }).toBe(1);
  }
});
