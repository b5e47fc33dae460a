import { rm, stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cloudEnvironment, cloudRights } from "../tools/testing/cloud-process.ts";
import { type CountingProxy, startCountingProxy } from "../tools/testing/counting-proxy.ts";
import {
  makeReleases,
  type PortalProcess,
  runToItsEnd,
  startPortal,
} from "../tools/testing/portal-process.ts";
import { connectRaw, requestHead } from "../tools/testing/raw-http.ts";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";
import { startWebSocketShim } from "../tools/testing/websocket-shim.ts";

const { kind } = inject("testDatabase");

/** A server and a bucket of their own: other tests' statements must not be counted. */
describe.runIf(kind !== "pglite")("in the cloud profile", () => {
  const bucket = startS3Server(() => new Date());
  let releases: string;
  let postgres: RunningPostgres;
  let proxy: CountingProxy;
  let shim: ReturnType<typeof startWebSocketShim>;

  beforeAll(async () => {
    releases = await makeReleases();
    postgres = await startPostgres({ quickLogins: true });
    proxy = startCountingProxy(postgres.port);
    shim = startWebSocketShim(proxy.port);
  });
  afterAll(async () => {
    proxy.stop();
    await postgres.stop();
    await shim.stop();
    await bucket.stop();
    await rm(releases, { recursive: true });
  });

  const environment = (changes: Record<string, string> = {}) => {
    const address = new URL(postgres.url("postgres"));
    address.port = String(proxy.port);
    const webSocketProxy = kind === "neon" ? shim.address : undefined;
    const parts = { databaseUrl: address.href, bucket, releases, webSocketProxy };
    return { ...cloudEnvironment(parts), ...changes };
  };
  const start = (changes: Record<string, string> = {}) =>
    startPortal(environment(changes), { flags: cloudRights(releases) });

  /** By the portal's own name, which `fetch` would not send. */
  async function statusOf({ url }: PortalProcess, path: string): Promise<number> {
    const connection = await connectRaw(Number(new URL(url).port));
    await connection.send(requestHead("GET", path, { Host: "portal.es", Connection: "close" }));
    const text = await connection.untilClosed();
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  }

  test("it starts without a right to write, and touches no disk", async () => {
    const portal = await start();
    const health = await fetch(`${portal.url}/api/health`);
    expect([health.status, (await health.json()).database]).toEqual([200, "ok"]);
    expect((await portal.stop("SIGINT")).code).toBe(0);
    expect(await portal.logged).toContain("Primer administrador de Villanueva del Valle");
    await expect(stat(environment().DATA_DIR)).rejects.toThrow("ENOENT");
  });

  test.each(["/api/health", "/", "/project-info", "/api/session"])(
    "from its start to the first answer, %s, it asks three statements on one connection at most",
    async (path) => {
      const before = { ...proxy.asked };
      // A preview runs no jobs: they begin a second after the start, with statements of their own.
      const portal = await start({ DENO_TIMELINE: "preview" });
      expect(await statusOf(portal, path)).not.toBe(421);
      const asked = {
        connections: proxy.asked.connections - before.connections,
        statements: proxy.asked.statements - before.statements,
      };
      await portal.stop("SIGKILL");
      expect(asked.statements).toBeGreaterThan(0);
      expect(asked.statements).toBeLessThanOrEqual(3);
      expect(asked.connections).toBe(1);
    },
  );

  test.each([
    ["a key that nobody knows", { S3_ACCESS_KEY_ID: "AKIANOBODY" }, "S3_ACCESS_KEY_ID"],
    ["a wrong secret", { S3_SECRET_ACCESS_KEY: "wrong" }, "S3_ACCESS_KEY_ID"],
    ["a bucket that is not there", { S3_BUCKET: "otro-cubo" }, "S3_BUCKET: en .*«otro-cubo»"],
    ["another region", { S3_REGION: "us-east-1" }, "S3_REGION"],
    ["another pepper than before", { PEPPER: "another pepper than it was" }, "PEPPER: no es la"],
    [
      "a database that is not there",
      { DATABASE_URL: "postgres://u:p@127.0.0.1:9/x", NEON_WS_PROXY: "127.0.0.1:9" },
      "DATABASE_URL: no se puede llegar",
    ],
  ])("%s is refused by name", async (_, changes, sentence) => {
    const flags = cloudRights(releases);
    const { code, stdout, stderr } = await runToItsEnd(environment(changes), { flags });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(new RegExp(`^Acompaña no puede arrancar: ${sentence}`));
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  test("a bucket that does not answer is told, and the portal serves what needs none", async () => {
    const unheard = { S3_ENDPOINT: "http://127.0.0.1:9" };
    const portal = await start(unheard);
    const health = await fetch(`${portal.url}/api/health`);
    await health.body?.cancel();
    expect(health.status).toBe(200);
    await portal.stop("SIGINT");
    expect(await portal.logged).toMatch(/AVISO: S3_ENDPOINT: .* no contesta/);
  });

  test("who forwards addresses uncounted is told of once", async () => {
    const portal = await start();
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    for (let call = 0; call < 3; call += 1) {
      await (await fetch(`${portal.url}/api/health`, { headers })).body?.cancel();
    }
    await portal.stop("SIGINT");
    expect((await portal.logged).match(/TRUSTED_PROXIES=1/g)).toHaveLength(1);

    const counted = await start({ TRUSTED_PROXIES: "1" });
    await (await fetch(`${counted.url}/api/health`, { headers })).body?.cancel();
    await counted.stop("SIGINT");
    expect(await counted.logged).not.toContain("TRUSTED_PROXIES=1");
  });
});
