import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeReleases } from "../tools/testing/portal-process.ts";
import { S3_CONFIG, startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";

/** One run is enough: the server and the bucket are the file's own. */
const isHere = inject("testDatabase").kind === "pglite";
const MAIN = fileURLToPath(new URL("../tools/testing/deploy-main.ts", import.meta.url));
const REGISTERED = ["registered rows 0 */6 * * *", "registered files */10 * * * *"];

let bucket: ReturnType<typeof startS3Server>;
let home: string;
let releases: string;
let postgres: RunningPostgres;

beforeAll(async () => {
  if (!isHere) return;
  bucket = startS3Server(() => new Date());
  home = await mkdtemp(path.join(tmpdir(), "acompana-cron-"));
  releases = await makeReleases();
  postgres = await startPostgres();
});
afterAll(async () => {
  if (!isHere) return;
  await bucket.stop();
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

/** The real program as a host runs it, with its log line by line. */
function startOn(timeline: string) {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--unstable-cron", "-A", MAIN],
    env: {
      PORT: "0",
      DATA_DIR: home,
      RELEASES_DIR: releases,
      DENO_DEPLOY: "true",
      DENO_TIMELINE: timeline,
      DATABASE_URL: postgres.url("postgres"),
      DATABASE_DRIVER: "postgres",
      PEPPER: "a pepper for a host with crons",
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: S3_CONFIG.bucket,
      S3_REGION: S3_CONFIG.region,
      S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
    },
    stdin: "piped",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const input = child.stdin.getWriter();
  const reader = child.stderr.pipeThrough(new TextDecoderStream()).getReader();
  let log = "";
  /** Reads on until the log has a line that begins so. */
  const lineOf = async (beginning: string): Promise<string> => {
    for (;;) {
      const found = log.split("\n").find((line) => line.startsWith(beginning));
      if (found) return found;
      const { value, done } = await reader.read();
      if (done) throw new Error(`no line begins with ${beginning}: ${log}`);
      log += value;
    }
  };
  return {
    lineOf,
    runNow: (name: string) => input.write(new TextEncoder().encode(`${name}\n`)),
    log: () => log,
    stop: async () => {
      child.kill("SIGINT");
      await input.close().catch(() => {});
      for (let isOver = false; !isOver; ) isOver = (await reader.read()).done;
      await child.status;
    },
  };
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const addOldCounter = () =>
  query("insert into rate_counters values ('old', 1, 9, now() - interval '1 day')");
const counters = async () =>
  (await query("select key from rate_counters where key = 'old'")).length;

test.runIf(isHere)(
  "a host learns of the jobs at once and runs them in production alone; no timer does",
  async () => {
    const production = startOn("production");
    // A job that comes before the portal is ready waits for it.
    await production.lineOf("registered files");
    await production.runNow("rows");
    expect(await production.lineOf("ran rows")).toBe("ran rows");
    expect(production.log().trim().split("\n").slice(0, 2)).toEqual(REGISTERED);
    await addOldCounter();
    // Longer than a timer would wait after a start.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await counters()).toBe(1);
    await production.runNow("rows");
    await expect.poll(counters).toBe(0);
    await query("alter table rate_counters rename to hidden");
    await production.runNow("rows");
    expect(await production.lineOf("failed rows")).toContain("these jobs failed: call-counters");
    await query("alter table hidden rename to rate_counters");
    await production.stop();

    await addOldCounter();
    const branch = startOn("git-branch/try");
    await branch.lineOf("registered files");
    await branch.runNow("rows");
    await branch.lineOf("ran rows");
    expect(branch.log().trim().split("\n").slice(0, 2)).toEqual(REGISTERED);
    expect(await counters()).toBe(1);
    await branch.stop();
  },
);
